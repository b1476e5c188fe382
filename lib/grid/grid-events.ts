import type { GridRow } from './grid-row.ts'

/** What a user wants to do with a record. @public */
export type GridAction = 'VIEW' | 'ADD' | 'EDIT' | 'CLONE'

/** The user opens a record or a blank one. @public */
export interface GridOpenEvent {
  /** What the user wants to do with it. */
  readonly action: GridAction
  /** Null for a blank record. */
  readonly id: string | null
  /** The row as it is in the list; null for a blank record. */
  readonly row: GridRow | null
  /** The widget that asks, such as `config-grid`. */
  readonly source: string
}
