import { type Store, type Table, withSearchColumns } from 'fangkit/backend'
import type { Draft, MapState } from './map-state.ts'
import { mapUnit } from './map-unit.ts'
import { createNumberHash } from './number-hash.ts'

/**
 * A store of your own, here over Maps. Units run one after another, each on copies of the tables it writes to. The
 * copies replace the tables when the unit is over, and are dropped when it throws.
 * @param tables the tables to store; others are refused, as by a database
 */
export function createMapStore(tables: readonly Table[]): Store {
  const state: MapState = {
    known: new Set(tables.map(({ name }) => name)),
    tables: new Map(),
    auditLog: [],
    numbers: new Map(),
  }
  const hash = createNumberHash()
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  return {
    unit(by, work) {
      if (closed) return Promise.reject(new Error('the store is closed'))
      const mine = last.then(async () => {
        const draft: Draft = { tables: new Map(), auditLog: [] }
        const { unit, end } = mapUnit(state, draft, by)
        try {
          const result = await work(withSearchColumns(unit, { hash }))
          for (const [name, table] of draft.tables) state.tables.set(name, table)
          state.auditLog.push(...draft.auditLog)
          return result
        } finally {
          end()
        }
      })
      last = mine.catch(() => undefined)
      return mine
    },
    async close() {
      closed = true
      await last
    },
  }
}
