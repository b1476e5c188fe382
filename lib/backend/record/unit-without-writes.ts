import type { NewRow, Row, Table, Unit } from '../store.ts'

/**
 * A unit that reads as the given one does and stores nothing, for a dry run. A write is answered as though it had been
 * stored; later reads do not see it.
 */
export function unitWithoutWrites(unit: Unit, actor: { readonly account: string; readonly now: number }): Unit {
  const created = (row: NewRow): Row => ({
    ...row,
    version: 1,
    createdAt: actor.now,
    createdBy: actor.account,
    updatedAt: actor.now,
    updatedBy: actor.account,
  })
  const changed = async (table: Table, key: string, patch: Row['values']): Promise<Row | null> => {
    const row = await unit.get(table, key)
    return row && { ...row, version: row.version + 1, values: { ...row.values, ...patch } }
  }
  return {
    ...unit,
    get: (table, key) => unit.get(table, key),
    insert: async (_table, row) => created(row),
    insertAll: async (_table, rows) => rows.map(created),
    update: (table, key, _version, patch) => changed(table, key, patch),
    compareAndSet: (table, key, _expected, patch) => changed(table, key, patch),
    remove: async (table, key) => (await unit.get(table, key)) !== null,
    next: async () => 1,
    lock: async () => {},
    audit: async () => {},
  }
}
