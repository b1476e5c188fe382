import type { AuditEntry, Table } from 'fangkit/backend'
import { type MapTable, mapTable } from './map-table.ts'

/** What is kept between units. */
export interface MapState {
  /** Names of the tables there are. */
  readonly known: ReadonlySet<string>
  readonly tables: Map<string, MapTable>
  readonly auditLog: AuditEntry[]
  /** Numbers given; never taken back. */
  readonly numbers: Map<string, number>
}

/** What one unit wrote: nobody else sees it until the unit is over. */
export interface Draft {
  readonly tables: Map<string, MapTable>
  readonly auditLog: AuditEntry[]
}

/** The table as the unit sees it; a copy of its own once it writes. */
export function tableIn(state: MapState, draft: Draft, table: Table, writing: boolean): MapTable {
  if (!state.known.has(table.name)) throw new TypeError(`the store was opened without the table ${table.name}`)
  if (writing && table.auditLog) throw new TypeError('the audit trail is written by audit alone')
  const own = draft.tables.get(table.name)
  if (own) return own
  const shared = state.tables.get(table.name) ?? mapTable(table)
  if (!writing) return shared
  const copy = shared.copy()
  draft.tables.set(table.name, copy)
  return copy
}
