import { useMemo } from 'react'
import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { type OperationState, operationState } from '../../domain/grid/operation-state.ts'
import { isRowOperation, ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import type { GridRow } from '../grid-row.ts'
import type { GridCalls } from '../use-grid-calls.ts'

/** What the person may do in a list. */
export interface GridPermissions {
  /** The record may be looked at. */
  readonly open: boolean
  readonly add: boolean
  /** What stands at the end of a row, in order. */
  readonly ofRow: readonly GridOperation[]
  /** What can be done to several rows at once. */
  readonly ofMany: readonly RowOperation[]
  /** Whether an operation is offered on this very row, and why not. */
  readonly state: (operation: GridOperation, row: GridRow) => OperationState
}

/** Nothing is offered until the server has said what is allowed. @source GRD-020 */
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
      state: (operation, row) => operationState(grid, operation, row, held),
    }
  }, [data, allows, grid, readOnly])
}
