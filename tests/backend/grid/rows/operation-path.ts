import type { Value } from '../../../../lib/catalogue/kind.ts'
import type { Grid } from '../../../../lib/domain/grid/define-grid.ts'
import { moveOf, stateReason } from '../../../../lib/domain/grid/operation-state.ts'
import { isRowOperation, type RowOperation } from '../../../../lib/domain/grid/row-operation.ts'

type Values = Readonly<Record<string, Value>>

/** The shortest way of operations from a row to one on which `wanted` can be done; null when there is none. */
export function pathTo(grid: Grid, row: Values, requested: RowOperation): readonly RowOperation[] | null {
  let reached: readonly { readonly row: Values; readonly path: readonly RowOperation[] }[] = [{ row, path: [] }]
  const seen = new Set<string>()
  while (reached.length > 0) {
    const found = reached.find(({ row: state }) => stateReason(grid, requested, state) === null)
    if (found) return found.path
    reached = reached.flatMap(({ row: state, path }) =>
      grid.operations.filter(isRowOperation).flatMap((operation) => {
        const move = moveOf(grid, operation)
        if (!move || move.to === undefined || stateReason(grid, operation, state) !== null) return []
        const next = { ...state, [move.field]: move.to }
        const mark = JSON.stringify(
          Object.entries(next).filter(
            ([name]) =>
              grid.states?.field === name || Object.values(grid.states?.moves ?? {}).some((one) => one?.field === name),
          ),
        )
        if (seen.has(mark)) return []
        seen.add(mark)
        return [{ row: next, path: [...path, operation] }]
      }),
    )
  }
  return null
}
