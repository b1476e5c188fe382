import { useMemo } from 'react'
import type { Entity } from '../../../../../catalogue/entity.ts'
import { NO_OVERLAY, type Overlay } from '../../../../../catalogue/overlay.ts'
import type { FangkitError } from '../../../../../client/fangkit-error.ts'
import { recordsOfMember, type StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import { fieldMetaRows } from '../../../../../client/queries/query-options.ts'
import { overlayOf } from '../../../../../domain/settings/field-meta.ts'
import { metaMemberType, metaScopes, sideOf } from '../../../../../domain/member/member-side.ts'
import { useStrictFields } from '../../../../../field/strict-metadata.ts'
import { useHelpIdentifiers } from '../../../../../field/help/use-help-identifiers.ts'
import { useFkQuery } from '../../../../../provider/queries/use-fk-query.ts'
import { useStable } from '../../../../../provider/use-stable.ts'
import { loadState } from '../../../../load-state.ts'
import type { RecordContext } from '../record-context.ts'

export interface RecordListLoad {
  /** Null until they are loaded. */
  readonly rows: readonly StoredRecord[] | null
  readonly overlay: Overlay
  /** Set only when there is nothing to show. */
  readonly error: FangkitError | null
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  readonly fetching: boolean
  readonly retry: () => void
}

/** The records of one list and the field metadata, loaded in parallel. @source REC-030, REC-031 */
export function useRecordList(
  entity: Entity,
  { projectId, memberId, member, facts }: Pick<RecordContext, 'projectId' | 'memberId' | 'member' | 'facts'>,
): RecordListLoad {
  const side = sideOf(member.hf23MemberType)
  const records = useFkQuery(recordsOfMember(entity.service, memberId))
  const meta = useFkQuery(
    entity.metaTable === null
      ? null
      : fieldMetaRows(projectId, entity.metaTable, side ? metaMemberType(side) : undefined),
  )
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(entity)
  const scopes = useStable(side ? metaScopes(side, facts) : [])
  const overlay = useMemo(
    () => (meta.data ? overlayOf(meta.data, { scopes, knownHelp, strict }) : NO_OVERLAY),
    [meta.data, scopes, knownHelp, strict],
  )
  const rows = meta.data ? (records.data ?? null) : null
  const queries = [records, meta]
  return {
    rows,
    overlay,
    error: rows === null ? (records.error ?? meta.error) : null,
    stale: rows !== null && queries.some(({ isError }) => isError),
    fetching: loadState(queries, rows !== null).refreshing,
    retry() {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
