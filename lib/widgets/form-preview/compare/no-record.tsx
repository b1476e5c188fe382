import { FilePlus } from 'lucide-react'
import { type ReactElement, useMemo, useState } from 'react'
import { caseRecordBlank } from '../../../client/queries/case/case-record-plans.ts'
import { fieldDefaults } from '../../../client/queries/query-options.ts'
import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import { applicableDefaults } from '../../../form/applicable-defaults.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useMayAdd } from '../../use-may-add.ts'
import { CompareForm, type CompareFormProps } from './compare-form.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'

export interface NoRecordProps extends Omit<CompareFormProps, 'record' | 'defaults'> {
  /** True when the user may change something now. */
  readonly open: boolean
}

/** Shown instead of a record the case does not have yet, with a button to create it. */
export function NoRecord({ open, ...form }: NoRecordProps): ReactElement {
  const {
    title,
    data: { entity },
  } = form
  const texts = useMessages(formCompareMessages)
  const [started, setStarted] = useState(false)
  const mayAdd = useMayAdd(caseRecordCallsOf(entity.service).getOpts, open)
  if (started) return <StartedRecord {...form} onCancel={() => setStarted(false)} />
  return (
    <EmptyState
      icon={<FilePlus aria-hidden />}
      title={texts.notThere({ title })}
      actions={
        mayAdd ? (
          <Button size="sm" aria-label={texts.beginOf({ title })} onClick={() => setStarted(true)}>
            {texts.begin}
          </Button>
        ) : undefined
      }
    >
      {mayAdd ? texts.notThereText({ title }) : texts.notThereClosed}
    </EmptyState>
  )
}

interface StartedRecordProps extends Omit<NoRecordProps, 'open'> {
  readonly onCancel: () => void
}

const line = css({ display: 'flex' })
const column = css({ display: 'grid', gap: '8' })

/**
 * A new record with values from the case and the defaults of the installation.
 * @source FRM-029, PRJ-053
 */
function StartedRecord({ onCancel, ...form }: StartedRecordProps): ReactElement {
  const {
    projectId,
    title,
    data: { entity },
    forms,
  } = form
  const texts = useMessages(formCompareMessages)
  const blank = useFkQuery(caseRecordBlank(entity.service, projectId))
  const defaultsQuery = useFkQuery(entity.metaTable === null ? null : fieldDefaults(projectId, entity.metaTable))
  const asked = entity.metaTable === null ? [blank] : [blank, defaultsQuery]
  // A new record needs a fresh answer, never a cached one.
  const record = blank.isFetchedAfterMount && blank.data ? blank.data : null
  const wire = entity.metaTable === null ? NOTHING : defaultsQuery.isFetchedAfterMount ? defaultsQuery.data : undefined
  const defaults = useMemo(
    () => (record && wire ? applicableDefaults(entity, record, wire) : null),
    [entity, record, wire],
  )
  const error = record && defaults ? null : (asked.find((query) => query.error !== null)?.error ?? null)
  const stop = (
    <Button
      size="sm"
      onClick={() => {
        forms.drop(form.address)
        onCancel()
      }}
    >
      {texts.notNow}
    </Button>
  )
  if (error)
    return (
      <ErrorState
        title={texts.recordFailed({ title })}
        traceId={error.traceId ?? undefined}
        retrying={asked.some(({ isFetching, isError }) => isFetching && isError)}
        onRetry={() => {
          for (const query of asked) if (query.isError) void query.refetch()
        }}
        actions={stop}
      >
        {error.userMessage}
      </ErrorState>
    )
  if (!record || !defaults) return <FieldSkeleton />
  return (
    <div className={column}>
      <CompareForm {...form} record={record} defaults={defaults} />
      <div className={line}>{stop}</div>
    </div>
  )
}

const NOTHING: Readonly<Record<string, unknown>> = {}
