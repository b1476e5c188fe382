import type { NewRow, Table, Unit } from '../../store.ts'

/** The lock of every seed, so that two processes starting together do not both seed. */
export const SEED_LOCK = 'seed'

/** Inserts the rows whose keys do not exist yet. */
export async function addMissing(unit: Unit, table: Table, rows: readonly NewRow[]): Promise<void> {
  const present = await unit.list(table, { where: { field: '$key', is: rows.map(({ key }) => key) } })
  const taken = new Set(present.rows.map(({ key }) => key))
  await unit.insertAll(
    table,
    rows.filter(({ key }) => !taken.has(key)),
  )
}
