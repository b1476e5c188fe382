import type { Grid } from '../../domain/grid/define-grid.ts'
import type { Table } from '../store.ts'
import type { ListRules } from './list-rules.ts'

/**
 * The merged declaration of all lists over one entity: they share its service, so they are served as one. It is a list
 * itself, so that rules written for lists apply to it.
 */
export interface GridSource extends Grid {
  readonly table: Table
  /** The names of the lists. */
  readonly names: readonly string[]
  readonly rules?: ListRules
}
