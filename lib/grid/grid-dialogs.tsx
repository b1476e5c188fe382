import { type ReactElement, Suspense } from 'react'
import type { Grid } from '../domain/grid/define-grid.ts'
import { oppositeOf } from '../domain/grid/operation-state.ts'
import type { RowOperation } from '../domain/grid/row-operation.ts'
import { useCache } from '../provider/queries/use-cache.ts'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import type { useGridModel } from './use-grid-model.ts'

const OperationReason = lazyPart(() => import('./grid-extras.ts').then(({ OperationReason }) => OperationReason))
const BulkSetDialog = lazyPart(() => import('./grid-extras.ts').then(({ BulkSetDialog }) => BulkSetDialog))
const BulkDialog = lazyPart(() => import('./grid-extras.ts').then(({ BulkDialog }) => BulkDialog))

export interface GridDialogsProps {
  readonly grid: Grid
  readonly model: ReturnType<typeof useGridModel>
  /** The operation to run on all selected rows, or `set` to set a field in them. */
  readonly bulk: RowOperation | 'set' | null
  readonly onBulkOver: () => void
}

/** Dialogs about rows that ask for more than a confirmation. */
export function GridDialogs({ grid, model, bulk, onBulkOver }: GridDialogsProps): ReactElement {
  const { operations, permissions, ticks, name, done } = model
  const { asked } = operations
  const cache = useCache()
  return (
    <Suspense fallback={null}>
      {asked === null ? null : (
        <OperationReason
          grid={grid}
          operation={asked.operation}
          name={name(asked.row)}
          busy={operations.busy !== null}
          onAnswer={(reason) => void operations.answer(reason)}
        />
      )}
      {bulk === 'set' ? (
        <BulkSetDialog
          grid={grid}
          ticked={ticks.ticked}
          name={name}
          onClose={(changed) => {
            onBulkOver()
            if (changed) void cache.invalidate([grid.entity.service])
          }}
        />
      ) : bulk === null ? null : (
        <BulkDialog
          grid={grid}
          operation={bulk}
          undo={permissions.ofMany.find((operation) => operation === oppositeOf(bulk)) ?? null}
          ticked={ticks.ticked}
          name={name}
          onClose={(result) => {
            onBulkOver()
            if (result === null) return
            const { done: ids, failed } = result
            if (ids.length + failed > 0) done({ operation: bulk, ids, failed })
            void cache.invalidate([grid.entity.service])
          }}
        />
      )}
    </Suspense>
  )
}
