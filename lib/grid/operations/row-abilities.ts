import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { operationLabel, type OperationState } from '../../domain/grid/operation-state.ts'
import type { GridRow } from '../grid-row.ts'

/** What a row can do for this person. */
export interface RowAbilities {
  readonly grid: Grid
  /** The column whose cell opens the record; null when nothing opens. */
  readonly openColumn: string | null
  /** What stands at the end of the row, in order. */
  readonly operations: readonly GridOperation[]
  readonly state: (operation: GridOperation, row: GridRow) => OperationState
  readonly href?: ((id: string) => string | undefined) | undefined
  /** Where a record is shown that a cell names, by its service. */
  readonly recordHref?: ((service: string, id: string) => string | undefined) | undefined
  readonly onOperate: (operation: GridOperation, row: GridRow) => void
  /** An operation on this row is under way. */
  readonly busy: string | null
}

/** What is offered on one row, each with the reason why it cannot be done now. */
export interface OfferedOperation {
  readonly operation: GridOperation
  readonly label: string
  readonly reason: string | null
}

export function offeredOn({ grid, operations, state }: RowAbilities, row: GridRow): readonly OfferedOperation[] {
  return operations.flatMap((operation) => {
    const { shown, reason } = state(operation, row)
    return shown ? [{ operation, label: operationLabel(grid, operation), reason }] : []
  })
}

/** What a row or cell is called in a sentence. */
export function nameOf(row: GridRow, column: string | undefined): string {
  if (column === undefined) return row.keyValue
  return row.refValues[column] ?? String(row[column] ?? '')
}
