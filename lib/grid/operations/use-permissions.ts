import { useMemo } from 'react'
import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { type OperationState, operationState } from '../../domain/grid/operation-state.ts'
import { isRowOperation, ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import type { GridRow } from '../grid-row.ts'
import type { GridCalls } from '../use-grid-calls.ts'

/** What the user may do in a list. */
export interface GridPermissions {
  /** Whether records may be opened. */
  readonly open: boolean
  readonly add: boolean
  /** The actions at the end of a row, in order. */
  readonly ofRow: readonly GridOperation[]
  /** The operations on several rows at once. */
  readonly ofMany: readonly RowOperation[]
  /** Whether fields of the list may be set in several rows at once. */
  readonly set: boolean
  /** Whether an operation is offered on this row, and the reason when it is not available. */
  readonly state: (operation: GridOperation, row: GridRow) => OperationState
}

/** The permissions of the user. Nothing is offered until the server has answered. @source GRD-020 */
export function usePermissions(grid: Grid, calls: GridCalls, readOnly: boolean): GridPermissions {
  const { allows } = useCore()
  const { data } = useFkQuery(calls.privileges)
  return useMemo(() => {
    const held = new Set((data ?? []).filter((privilege) => allows(privilege, grid.entity.service)))
    const has = (operation: GridOperation): boolean => operationState(grid, operation, null, held).enabled
    const offered = grid.operations.filter((operation) => (operation === 'view' || !readOnly) && has(operation))
    const ofRow = offered.filter((operation) => operation !== 'add' && !(operation === 'view' && grid.open !== null))
    return {
      open: held.has(PRIVILEGE.detail),
      add: offered.includes('add'),
      ofRow,
      ofMany: ofRow.filter(isRowOperation).filter((operation) => ROW_OPERATION[operation].bulk),
      set: (grid.bulkFields ?? []).length > 0 && offered.includes('edit'),
      state: (operation, row) => operationState(grid, operation, row, held),
    }
  }, [data, allows, grid, readOnly])
}
