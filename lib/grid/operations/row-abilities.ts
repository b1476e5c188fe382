import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { moveOf, operationLabel, type OperationState } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import type { GridRow } from '../grid-row.ts'

/** What this user can do with the rows. */
export interface RowAbilities {
  readonly grid: Grid
  /** The column whose cell opens the record; null when no cell does. */
  readonly openColumn: string | null
  /** The actions at the end of the row, in order. */
  readonly operations: readonly GridOperation[]
  readonly state: (operation: GridOperation, row: GridRow) => OperationState
  readonly href?: ((id: string) => string | undefined) | undefined
  /** Address of a record that a cell names, by its service. */
  readonly recordHref?: ((service: string, id: string) => string | undefined) | undefined
  readonly onOperate: (operation: GridOperation, row: GridRow) => void
  /** Switches a row on or off without asking, since it can be undone. True when it was done. */
  readonly onSwitch: (operation: RowOperation, row: GridRow) => Promise<boolean>
  /** Name of the operation running on this row; null when there is none. */
  readonly busy: string | null
}

/** An operation on one row, with the reason when it is not available. */
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

const SWITCHES = ['enable', 'disable'] as const

/** The operation by which a cell switches its row on or off; null for a cell that does not, or must not now. */
export function switchIn({ grid, operations, state }: RowAbilities, row: GridRow, column: string): RowOperation | null {
  const found = SWITCHES.find(
    (operation) =>
      operations.includes(operation) &&
      moveOf(grid, operation)?.field === column &&
      grid.entity.fields[column]?.kind === 'flag' &&
      state(operation, row).enabled,
  )
  return found ?? null
}

/** The name of a row or cell in a sentence. */
export function nameOf(row: GridRow, column: string | undefined): string {
  if (column === undefined) return row.keyValue
  return row.refValues[column] ?? String(row[column] ?? '')
}
