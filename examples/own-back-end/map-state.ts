import type { AuditEntry, Table } from 'fangkit/backend'
import { type MapTable, mapTable } from './map-table.ts'

/** What is stored between units. */
export interface MapState {
  /** Names of the existing tables. */
  readonly known: ReadonlySet<string>
  readonly tables: Map<string, MapTable>
  readonly auditLog: AuditEntry[]
  /** The last number of each sequence; a number is never reused. */
  readonly numbers: Map<string, number>
}

/** What one unit wrote. Nobody else sees it until the unit is over. */
export interface Draft {
  readonly tables: Map<string, MapTable>
  readonly auditLog: AuditEntry[]
}

/** Returns the table as the unit sees it; when writing, a copy that belongs to the unit. */
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
