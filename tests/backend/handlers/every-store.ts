import { afterAll, beforeAll, inject } from 'vitest'
import type { Store, Table } from '../../../lib/backend/store.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createDatabase } from '../../postgres.ts'
import { coverOf } from '../../tier.ts'
import { openPrepared, openUrl, LONG_WAIT } from '../store/opened.ts'

const STORE_NAMES = ['memory', 'the embedded database', 'PostgreSQL'] as const
type StoreName = (typeof STORE_NAMES)[number]

/** The stores a file is about: all of them, or in a run that proves every rule once memory and one database. */
export const storesWith = (database: Exclude<StoreName, 'memory'>): readonly StoreName[] =>
  coverOf(STORE_NAMES, ['memory', database])

interface EveryStore {
  readonly open: (name: StoreName) => Promise<Store>
  /** Closes what was opened and takes it away. */
  readonly close: () => Promise<void>
}

/** Stores of every make over the same tables. */
function everyStore(tables: readonly Table[]): EveryStore {
  const closing: (() => Promise<void>)[] = []
  const closed = (store: Store, after: () => Promise<void> = async () => undefined): Store => {
    closing.push(async () => {
      await store.close()
      await after()
    })
    return store
  }
  return {
    open: async (name) => {
      if (name === 'memory') return createMemoryStore({ tables })
      if (name === 'the embedded database') return closed(await openPrepared(tables))
      const { url, drop } = await createDatabase(inject('postgresUrl'))
      return closed(await openUrl(url, tables, [], LONG_WAIT), drop)
    },
    close: async () => {
      for (const close of closing) await close()
    },
  }
}

/** A back end over each of these stores, open while the tests of a file run. */
export function fixtureOverEach<D>(
  names: readonly StoreName[],
  tables: readonly Table[],
  open: (store: Store) => Promise<D>,
): (name: StoreName) => D {
  const stores = everyStore(tables)
  const fixtures = new Map<StoreName, D>()
  beforeAll(async () => {
    for (const name of names) fixtures.set(name, await open(await stores.open(name)))
  })
  afterAll(() => stores.close())
  return (name) => {
    const fixture = fixtures.get(name)
    if (!fixture) throw new Error(name)
    return fixture
  }
}
