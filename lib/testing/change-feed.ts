import type { Change } from '../backend/live/change.ts'
import type { Store } from '../backend/store.ts'
import { createEmitter } from '../events/emitter.ts'

/** Passes changes to every back end over one memory store, as a database would. */
export interface ChangeFeed {
  publish(changes: readonly Change[]): void
  subscribe(listener: (changes: readonly Change[]) => void): void
}

const FEED = Symbol('changes')

/** The store with a change feed of its own. */
export function withFeed(store: Store): Store {
  const { emit, subscribe } = createEmitter<[readonly Change[]]>()
  const feed: ChangeFeed = { publish: emit, subscribe }
  return Object.assign(store, { [FEED]: feed })
}

/** The feed of a store; null for a store that was not made here. */
export function feedOf(store: Store): ChangeFeed | null {
  return (Reflect.get(store, FEED) as ChangeFeed | undefined) ?? null // adapter: set above and nowhere else
}
