import type { GridRow } from './grid-row.ts'

/** What a person wants to do with a record. @public */
export type GridAction = 'VIEW' | 'ADD' | 'EDIT' | 'CLONE'

/** A record, or a blank one, is to be opened. @public */
export interface GridOpenEvent {
  readonly action: GridAction
  /** Null for a blank record. */
  readonly id: string | null
  readonly row: GridRow | null
  readonly source: string
}
