import { connectedNode, CONNECTION_CHANGED } from './connection.ts'
import type { ElementSlot } from './element-slot.ts'
import { createElementGroup, type ElementGroup } from './element-group.tsx'

/** All elements of one document, each assigned to the group of its connection. */
export interface ElementRegistry {
  enter(slot: ElementSlot): void
  /** Call it after the element was moved, because another connection may now apply to it. */
  place(slot: ElementSlot): void
  leave(slot: ElementSlot): void
}

// A weak map, so an entry is freed with its document. Other copies of this code have their own registry.
const registries = new WeakMap<Document, ElementRegistry>()

export function registryOf(page: Document): ElementRegistry {
  const known = registries.get(page)
  if (known !== undefined) return known
  const made = createElementRegistry(page)
  registries.set(page, made)
  return made
}

function createElementRegistry(page: Document): ElementRegistry {
  const groups = new Map<Node, ElementGroup>()
  const nodes = new Map<ElementSlot, Node>()

  const groupAt = (node: Node): ElementGroup => {
    const known = groups.get(node)
    if (known !== undefined) return known
    const made = createElementGroup(node)
    groups.set(node, made)
    return made
  }
  // A page that changes its view removes elements and adds others, so shared state is freed only after that.
  const cleanup = (): void => {
    for (const [node, group] of [...groups]) {
      if (!group.isEmpty()) continue
      groups.delete(node)
      group.close()
    }
    if (nodes.size === 0) page.removeEventListener(CONNECTION_CHANGED, changed)
  }
  const place = (slot: ElementSlot): void => {
    const node = connectedNode(slot.element)
    const before = nodes.get(slot)
    if (before === node) return
    if (before !== undefined) groups.get(before)?.remove(slot)
    nodes.set(slot, node)
    groupAt(node).add(slot)
    queueMicrotask(cleanup)
  }
  const changed = (): void => {
    for (const slot of [...nodes.keys()]) place(slot)
    for (const group of groups.values()) group.refresh()
  }
  return {
    enter(slot) {
      if (nodes.size === 0) page.addEventListener(CONNECTION_CHANGED, changed)
      place(slot)
    },
    place,
    leave(slot) {
      const node = nodes.get(slot)
      nodes.delete(slot)
      if (node !== undefined) groups.get(node)?.remove(slot)
      queueMicrotask(cleanup)
    },
  }
}
