import type { Actor, Store, Unit } from '../store.ts'
import { type Change, collectChanges, type Notify } from './change.ts'

/** The store that runs the work, and the function that publishes its changes. */
export interface UnitPublisher {
  readonly store: Store
  readonly publish: (changes: readonly Change[]) => void
}

/**
 * Runs a unit of work and publishes its changes after the commit. Changes are collected again every time the store
 * reruns the unit, so that an undone change is never published.
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
