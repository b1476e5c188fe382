import { isEmpty } from '../../catalogue/kind.ts'
import type { GridRowsSeed } from '../../domain/grid/grid-rows-seed.ts'
import { tableOf } from '../grid/grid-source.ts'
import type { Ports } from '../ports.ts'
import { blankOf } from '../record/answer.ts'
import { isStamp } from '../record/list.ts'
import type { Filter, NewRow, Store } from '../store.ts'
import { SEED_LOCK } from './add-missing.ts'
import { GUANGZHOU } from './places.ts'

/**
 * Brings in the rows lists start with, each into an empty list only: a row somebody took out must not come back.
 *
 * @public
 */
export async function seedGridRows(store: Store, ports: Ports, seeds: readonly GridRowsSeed[]): Promise<void> {
  for (const { grid, rows } of seeds) {
    const table = tableOf(grid)
    const fixed = grid.rowsOf?.where ?? {}
    const where: Filter = { all: Object.entries(fixed).map(([field, value]) => ({ field, is: [value ?? null] })) }
    await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
      await unit.lock(SEED_LOCK)
      const present = await unit.list(table, { where, page: 1, pageSize: 1 })
      if (present.total > 0) return
      await unit.insertAll(table, rows.map(({ key, city, values }): NewRow => {
        const record = { ...blankOf(grid.entity), ...fixed, ...values }
        const filled = Object.entries(record).flatMap(([name, value]) => (isStamp(name) || value === undefined || isEmpty(value) ? [] : [[name, value] as const]))
        return { key, project: null, city: grid.scope === 'all' ? null : (city ?? GUANGZHOU.city), values: Object.fromEntries(filled) }
      }))
    })
  }
}
