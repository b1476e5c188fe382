import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { operationState } from '../../domain/grid/operation-state.ts'
import type { GridAction } from '../../grid/grid-events.ts'
import type { GridParent } from '../../grid/grid-query.ts'
import { useGridCalls } from '../../grid/use-grid-calls.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'

/** The form the user may see instead of the requested one. */
export interface PermittedAction {
  /** Null until permissions are loaded, and where nothing can be shown instead. */
  readonly action: GridAction | null
  /** Why it differs from the requested action; null where it does not, or is not known yet. */
  readonly refused: string | null
}

const OPERATION = { ADD: 'add', EDIT: 'edit', CLONE: 'clone' } as const satisfies Readonly<
  Partial<Record<GridAction, GridOperation>>
>

/**
 * Limits the requested form to what the user may do, by the same rule that offers the buttons. A record opens read-only
 * where it may not be edited or copied; a blank one has no substitute.
 *
 * @source GRD-020, ROL-006
 */
export function usePermittedAction(grid: Grid, parent: GridParent | null, requested: GridAction): PermittedAction {
  const { allows } = useCore()
  const { privileges } = useGridCalls(grid.entity, parent)
  const { data, error } = useFkQuery(requested === 'VIEW' ? null : privileges)
  if (requested === 'VIEW') return { action: 'VIEW', refused: null }
  const instead = requested === 'ADD' ? null : 'VIEW'
  if (error) return { action: instead, refused: error.userMessage }
  if (!data) return { action: null, refused: null }
  const held = data.filter((privilege) => allows(privilege, grid.entity.service))
  const { enabled, reason } = operationState(grid, OPERATION[requested], null, held)
  return enabled ? { action: requested, refused: null } : { action: instead, refused: reason }
}
