import { connectedNode, CONNECTION_CHANGED } from './connection.ts'
import type { ElementSlot } from './element-slot.ts'
import { createHouse, type SlotHouse } from './slot-house.tsx'

/** All elements of one document, each in the house of its connection. */
export interface SlotStreet {
  enter(slot: ElementSlot): void
  /** The element was moved: it may stand below another connection now. */
  place(slot: ElementSlot): void
  leave(slot: ElementSlot): void
}

// Goes with its document. Other copies of this code have streets of their own.
const streets = new WeakMap<Document, SlotStreet>()

export function streetOf(page: Document): SlotStreet {
  const known = streets.get(page)
  if (known !== undefined) return known
  const made = createStreet(page)
  streets.set(page, made)
  return made
}

function createStreet(page: Document): SlotStreet {
  const houses = new Map<Node, SlotHouse>()
  const homes = new Map<ElementSlot, Node>()

  const houseAt = (node: Node): SlotHouse => {
    const known = houses.get(node)
    if (known !== undefined) return known
    const made = createHouse(node)
    houses.set(node, made)
    return made
  }
  // A page that shows another view takes elements away and brings others: what they share is kept until it has done so.
  const tidy = (): void => {
    for (const [node, house] of [...houses]) {
      if (!house.isEmpty()) continue
      houses.delete(node)
      house.close()
    }
    if (homes.size === 0) page.removeEventListener(CONNECTION_CHANGED, changed)
  }
  const place = (slot: ElementSlot): void => {
    const node = connectedNode(slot.element)
    const before = homes.get(slot)
    if (before === node) return
    if (before !== undefined) houses.get(before)?.remove(slot)
    homes.set(slot, node)
    houseAt(node).add(slot)
    queueMicrotask(tidy)
  }
  const changed = (): void => {
    for (const slot of [...homes.keys()]) place(slot)
    for (const house of houses.values()) house.refresh()
  }
  return {
    enter(slot) {
      if (homes.size === 0) page.addEventListener(CONNECTION_CHANGED, changed)
      place(slot)
    },
    place,
    leave(slot) {
      const node = homes.get(slot)
      homes.delete(slot)
      if (node !== undefined) houses.get(node)?.remove(slot)
      queueMicrotask(tidy)
    },
  }
}
