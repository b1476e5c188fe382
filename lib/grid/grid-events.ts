import type { GridRow } from './grid-row.ts'

/** What a user wants to do with a record. @public */
export type GridAction = 'VIEW' | 'ADD' | 'EDIT' | 'CLONE'

/** The user opens a record or a blank one. @public */
export interface GridOpenEvent {
  readonly action: GridAction
  /** Null for a blank record. */
  readonly id: string | null
  readonly row: GridRow | null
  readonly source: string
}
