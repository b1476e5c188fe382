import { useMemo } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { recommendation } from '../../../client/queries/case/recommendation-plans.ts'
import { fieldMetaRows } from '../../../client/queries/query-options.ts'
import { factsOf, type ProjectFacts } from '../../../domain/facts.ts'
import { overlayOf } from '../../../domain/settings/field-meta.ts'
import { project } from '../../../domain/project/project.ts'
import { sectionsOf } from '../../../domain/project/section.ts'
import { useStrictFields } from '../../../field/strict-metadata.ts'
import { useHelpIdentifiers } from '../../../field/help/use-help-identifiers.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { loadState } from '../../load-state.ts'
import { CASE_RECORD_KINDS, type CaseRecordKind } from './case-record-kinds.ts'

export interface CaseRecordData {
  /** Null while it does not exist. */
  readonly record: StoredRecord | null
  readonly overlay: Overlay
  /** Facts of the case, and of the other record its rules need. */
  readonly facts: ProjectFacts & Scope
}

export interface CaseRecordLoad {
  readonly data: CaseRecordData | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  readonly retry: () => void
}

/** Loads everything the section of a record needs, in one round. @source FRM-007, OPN-043 */
export function useCaseRecord(
  { entity, asks }: CaseRecordKind,
  projectId: string,
  ofCase: ProjectFacts & Scope,
): CaseRecordLoad {
  const own = useFkQuery(caseRecord(entity.service, projectId))
  // A record the case does not show now counts as missing.
  const asked = asks !== undefined && sectionsOf(ofCase).some(({ key }) => key === asks.record) ? asks : null
  const other = useFkQuery(asked && caseRecord(asked.service, projectId))
  const meta = useFkQuery(entity.metaTable === null ? null : fieldMetaRows(projectId, entity.metaTable))
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(entity)

  const overlay = useMemo(
    () => meta.data && overlayOf(meta.data, { knownHelp, strict }),
    [meta.data, knownHelp, strict],
  )
  const facts = useMemo(() => {
    if (asks === undefined) return ofCase
    const answer = asked ? other.data : null
    return answer === undefined ? null : factsOf(ofCase, { [asks.record]: answer })
  }, [asks, asked, ofCase, other.data])
  const record = own.data
  const data = useMemo(
    () => (record !== undefined && overlay && facts ? { record, overlay, facts } : null),
    [record, overlay, facts],
  )
  const queries = asked ? [own, other, meta] : [own, meta]
  return { data, ...loadState(queries, data !== null) }
}

/**
 * Puts a saved record into its section at once, and invalidates the data that depends on it: the case and its
 * recommendations.
 */
export function noteSaved(cache: Cache, service: string, projectId: string, saved: StoredRecord): void {
  cache.set(caseRecord(service, projectId), saved)
  for (const { entity } of [...Object.values(CASE_RECORD_KINDS), { entity: project }])
    void cache.invalidate([entity.service])
  void cache.invalidate(recommendation(projectId))
}
