import { useMemo } from 'react'
import type { RecordValues } from '../../../../../catalogue/effect.ts'
import type { Entity } from '../../../../../catalogue/entity.ts'
import type { FangkitError } from '../../../../../client/fangkit-error.ts'
import { recordBlank, type StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import { fieldDefaults } from '../../../../../client/queries/query-options.ts'
import type { DraftRecord } from '../../../../../contract/output.ts'
import { applicableDefaults } from '../../../../../form/applicable-defaults.ts'
import { useFkQuery } from '../../../../../provider/queries/use-fk-query.ts'
import { loadState } from '../../../../load-state.ts'
import type { RecordContext } from '../record-context.ts'

export interface RecordInMaking {
  /** The initial values of the form; null while they load. */
  readonly start: { readonly record: DraftRecord<RecordValues>; readonly defaults: RecordValues } | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  readonly retry: () => void
}

const NO_DEFAULTS: RecordValues = {}

/** Initial values of a record form: the stored record, or a blank one with its defaults. @source FRM-029, CAL-052 */
export function useRecordInMaking(
  entity: Entity,
  stored: StoredRecord | null,
  { projectId, memberId }: Pick<RecordContext, 'projectId' | 'memberId'>,
): RecordInMaking {
  const { service, metaTable } = entity
  const blank = useFkQuery(stored ? null : recordBlank(service, memberId))
  const defaultsQuery = useFkQuery(stored || metaTable === null ? null : fieldDefaults(projectId, metaTable))
  // A new record needs a fresh answer, never a cached one.
  const fresh = blank.isFetchedAfterMount ? blank.data : undefined
  const wire = metaTable === null ? NO_DEFAULTS : defaultsQuery.isFetchedAfterMount ? defaultsQuery.data : undefined
  const start = useMemo(() => {
    if (stored) return { record: stored, defaults: NO_DEFAULTS }
    return fresh && wire ? { record: fresh, defaults: applicableDefaults(entity, fresh, wire) } : null
  }, [entity, stored, fresh, wire])
  const queries = [blank, defaultsQuery]
  return {
    start,
    ...loadState(queries, start !== null),
  }
}
