import { createEmitter } from '../events/emitter.ts'
import { createRoot, type Root } from 'react-dom/client'
import { ConnectedSlots, type Placed } from './connected-slots.tsx'
import { connectionOf } from './connection.ts'
import type { ElementSlot } from './element-slot.ts'

/** The elements that share one connection, and the React root that draws them. */
export interface ElementGroup {
  add(slot: ElementSlot): void
  remove(slot: ElementSlot): void
  /** Reads the connection of the node again, because it may have changed. */
  refresh(): void
  isEmpty(): boolean
  /** Unmounts the React root. Call it only when the group is empty. */
  close(): void
}

export function createElementGroup(node: Node): ElementGroup {
  const changes = createEmitter()
  const options = () => connectionOf(node)?.options ?? null
  let placed: Placed = { options: options(), round: 0, slots: [] }
  let next = 0
  let root: Root | null = null
  const change = (to: Partial<Placed>): void => {
    placed = { ...placed, ...to }
    changes.emit()
  }
  return {
    add(slot) {
      next += 1
      change({ slots: [...placed.slots, { id: next, slot }] })
      if (root !== null) return
      root = createRoot(slot.container.ownerDocument.createElement('div'))
      root.render(<ConnectedSlots subscribe={changes.subscribe} read={() => placed} />)
    },
    remove: (slot) => change({ slots: placed.slots.filter((one) => one.slot !== slot) }),
    refresh() {
      const now = options()
      if (now === placed.options) return
      const isOther = placed.options !== null && now !== null && placed.options.transport !== now.transport
      change({ options: now, round: placed.round + (isOther ? 1 : 0) })
    },
    isEmpty: () => placed.slots.length === 0,
    close() {
      root?.unmount()
      root = null
    },
  }
}
