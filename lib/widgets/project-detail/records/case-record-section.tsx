import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { sectionReadiness } from '../../../domain/project/readiness.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { SectionState } from '../section-state.tsx'
import type { ProjectSectionProps } from '../sections.ts'
import { CaseRecordCard } from './case-record-card.tsx'
import type { CaseRecordKind } from './case-record-kinds.ts'
import { type CaseRecordData, useCaseRecord } from './use-case-record.ts'

export interface CaseRecordSectionProps extends ProjectSectionProps {
  readonly kind: CaseRecordKind
}

/** The section of a record of which a case has one: house, trade, loan, or demand. */
export function CaseRecordSection(props: CaseRecordSectionProps): ReactElement {
  const { kind, title, readOnly, editing } = props
  const projectId = props.projectId ?? ''
  const load = useCaseRecord(kind, projectId, props.facts)
  useRefreshes(kind, props.refreshes)
  useReport(kind, load.data, props)
  if (!load.data)
    return (
      <SectionState
        title={title}
        columns={3}
        error={load.error}
        retrying={load.refreshing}
        onRetry={load.retry}
        onFailure={props.onFailure}
      />
    )
  return (
    <>
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      <CaseRecordCard
        kind={kind}
        projectId={projectId}
        data={load.data}
        title={title}
        readOnly={readOnly}
        editing={editing}
      />
    </>
  )
}

/** Loads the record again when the case was saved or refreshed. @source PRJ-045 */
function useRefreshes({ entity: { service }, asks }: CaseRecordKind, refreshes: number): void {
  const cache = useCache()
  const done = useRef(refreshes)
  const other = asks?.service
  useEffect(() => {
    if (done.current === refreshes) return
    done.current = refreshes
    void cache.invalidate(other === undefined ? [service] : [service, other])
  }, [refreshes, cache, service, other])
}

/** Reports to the page how much of the required data is filled in. @source PRJ-024, ruling 27 */
function useReport(
  { key, entity, start }: CaseRecordKind,
  data: CaseRecordData | null,
  { onReadiness }: Pick<ProjectSectionProps, 'onReadiness'>,
): void {
  const readiness = useMemo(
    () =>
      data &&
      sectionReadiness(key, {
        entity,
        facts: data.facts,
        records: data.record ? [valuesOf(entity, data.record)] : [],
        overlay: data.overlay,
        start: start?.(data.facts),
      }),
    [key, entity, start, data],
  )
  useEffect(() => onReadiness(readiness), [onReadiness, readiness])
  useEffect(() => () => onReadiness(null), [onReadiness])
}
