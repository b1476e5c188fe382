import { SearchX } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { EntityView } from '../../form/entity-view.tsx'
import { valuesOf } from '../../form/state/record-values.ts'
import type { GridAction } from '../../grid/grid-events.ts'
import type { GridParent } from '../../grid/grid-query.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'
import { SkeletonCard } from '../../ui/loading/skeleton-card.tsx'
import { RecordForm, type RecordFormProps } from './record-form.tsx'
import { type GridRecord, useRecord } from './use-record.ts'

export interface RecordBodyProps {
  readonly grid: Grid
  readonly action: GridAction
  readonly id: string | null
  readonly parent: GridParent | null
  readonly onForm: (form: EntityFormApi | null) => void
  readonly onSecrets: RecordFormProps['onSecrets']
  readonly onRecord: (record: GridRecord | null) => void
  readonly onSaved: (record: GridRecord, created: boolean) => void
}

const centred = css({ display: 'grid', placeItems: 'center', minHeight: '320px', padding: '20' })
const waiting = css({ display: 'grid', gap: '14', padding: 'pad' })

/** A record to read or to fill in. Keeps its initial action, so a form stays mounted after its first save. */
export function RecordBody({
  grid,
  action,
  id,
  parent,
  onForm,
  onSecrets,
  onRecord,
  onSaved,
}: RecordBodyProps): ReactElement {
  const [start] = useState({ action, id })
  const load = useRecord(grid.entity, start, parent)
  const user = useAuthUser()
  const { record } = load
  useEffect(() => onRecord(start.id === null || start.action === 'CLONE' ? null : record), [record, onRecord, start])
  if (load.error) return <Failure error={load.error} retrying={load.fetching} onRetry={load.retry} />
  if (!record || (!user.data && !user.error))
    return (
      <div className={waiting}>
        <SkeletonCard rows={3} />
        <SkeletonCard rows={2} />
      </div>
    )
  const columns = grid.form.columns ?? (grid.form.page === true ? 3 : 2)
  if (start.action === 'VIEW' || action === 'VIEW')
    return (
      <EntityView
        entity={grid.entity}
        values={valuesOf(grid.entity, record)}
        refValues={record.refValues}
        overlay={load.overlay}
        columns={columns}
      />
    )
  return (
    <RecordForm
      grid={grid}
      start={start}
      record={record}
      overlay={load.overlay}
      parent={parent}
      owner={user.data?.acctId ?? null}
      columns={columns}
      onForm={onForm}
      onSecrets={onSecrets}
      onSaved={onSaved}
    />
  )
}

interface FailureProps {
  readonly error: FangkitError
  readonly retrying: boolean
  readonly onRetry: () => void
}

function Failure({ error, retrying, onRetry }: FailureProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const common = useMessages(commonMessages)
  return (
    <div className={centred}>
      {error.kind === 'not-found' ? (
        <EmptyState role="status" icon={<SearchX />} title={texts.removed}>
          {texts.removedText}
        </EmptyState>
      ) : error.kind === 'forbidden' ? (
        <ForbiddenState title={error.userMessage}>{common.forbiddenText}</ForbiddenState>
      ) : (
        <ErrorState
          title={error.userMessage}
          traceId={error.traceId ?? undefined}
          retrying={retrying}
          onRetry={onRetry}
        >
          {common.loadFailedText}
        </ErrorState>
      )}
    </div>
  )
}
