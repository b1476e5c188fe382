import type { Actor, Store, Unit } from '../store.ts'
import { type Change, collectChanges, type Notify } from './change.ts'

/** Where the work is done, and who hears of it. */
export interface UnitPublisher {
  readonly store: Store
  readonly publish: (changes: readonly Change[]) => void
}

/**
 * Runs a unit of work and tells what it changed once it counts. Collected anew every time the store runs the unit: what
 * was undone is not told.
 */
export async function publishingUnit<T>(
  { store, publish }: UnitPublisher,
  by: Actor,
  work: (unit: Unit, notify: Notify) => Promise<T>,
): Promise<T> {
  const { result, changes } = await store.unit(by, async (unit) => {
    const { notify, all } = collectChanges()
    return { result: await work(unit, notify), changes: all() }
  })
  publish(changes)
  return result
}
