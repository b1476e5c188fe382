import { type ReactElement, Suspense, useMemo } from 'react'
import { caseRecordBlank } from '../../../client/queries/case/case-record-plans.ts'
import { fieldDefaults } from '../../../client/queries/query-options.ts'
import { applicableDefaults } from '../../../form/applicable-defaults.ts'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { RecordSkeleton } from '../people/records/record-skeleton.tsx'
import type { CaseRecordFormProps } from './case-record-form.tsx'
import { loadCaseRecordForm } from './load-case-record-form.ts'

const CaseRecordForm = lazyPart(loadCaseRecordForm)

export interface NewCaseRecordProps extends Omit<CaseRecordFormProps, 'record' | 'defaults'> {
  /** True during the status check: data of the form loads, but nothing renders. */
  readonly waiting: boolean
}

/**
 * The form of a new record, with values from the case and the defaults of the installation.
 * @source FRM-029, PRJ-053
 */
export function NewCaseRecord({ waiting, ...form }: NewCaseRecordProps): ReactElement | null {
  const {
    kind: { entity },
    projectId,
    onClose,
  } = form
  const texts = useMessages(caseSectionMessages)
  const blank = useFkQuery(caseRecordBlank(entity.service, projectId))
  const defaultsQuery = useFkQuery(entity.metaTable === null ? null : fieldDefaults(projectId, entity.metaTable))
  // A new record needs a fresh answer, never a cached one.
  const record = blank.isFetchedAfterMount && blank.data ? blank.data : null
  const wire = defaultsQuery.isFetchedAfterMount ? defaultsQuery.data : undefined
  const defaults = useMemo(
    () => (record && wire ? applicableDefaults(entity, record, wire) : null),
    [entity, record, wire],
  )
  const error = record && defaults ? null : (blank.error ?? defaultsQuery.error)
  if (waiting) return null
  if (error) {
    const retry = (): void => {
      for (const query of [blank, defaultsQuery]) if (query.isError) void query.refetch()
    }
    return (
      <ErrorState
        title={texts.blankFailed}
        traceId={error.traceId ?? undefined}
        retrying={blank.isFetching || defaultsQuery.isFetching}
        onRetry={retry}
        actions={
          <Button size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        {error.userMessage}
      </ErrorState>
    )
  }
  if (!record || !defaults) return <RecordSkeleton />
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <CaseRecordForm {...form} record={record} defaults={defaults} />
    </Suspense>
  )
}
