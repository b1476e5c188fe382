import type { NewRow, Table, Unit } from '../../../backend/store.ts'

/** A row with the table it belongs to. */
export interface TableRow {
  readonly table: Table
  readonly row: NewRow
}

/** Inserts rows of several tables, those of one table together. */
export async function insertRows(unit: Unit, rows: readonly TableRow[]): Promise<void> {
  const byTable = new Map<Table, NewRow[]>()
  for (const { table, row } of rows) {
    const others = byTable.get(table)
    if (others) others.push(row)
    else byTable.set(table, [row])
  }
  for (const [table, together] of byTable) await unit.insertAll(table, together)
}
