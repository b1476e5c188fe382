import { useMemo } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import type { Value } from '../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../catalogue/overlay.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { answerOf, fieldMetaRows } from '../../client/queries/query-options.ts'
import type { DraftRecord } from '../../contract/output.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import { overlayOf } from '../../domain/settings/field-meta.ts'
import type { GridParent } from '../../grid/grid-query.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import type { OpenForm } from './use-open-form.ts'

export type GridRecord = DraftRecord<Readonly<Record<string, Value>>>

export interface RecordLoad {
  readonly record: GridRecord | null
  readonly overlay: Overlay
  readonly error: FangkitError | null
  readonly fetching: boolean
  readonly retry: () => void
}

/** The record of a form: a stored one, a copy of it, or a blank one. @source CAL-051, CAL-052 */
export function useRecord(
  entity: Entity,
  { action, id }: Pick<OpenForm, 'action' | 'id'>,
  parent: GridParent | null,
): RecordLoad {
  const { getOne, doCreate } = useMemo(() => recordCalls(entity), [entity])
  const stored = action === 'VIEW' || action === 'EDIT'
  const plan = stored
    ? answerOf(getOne, { id })
    : answerOf(doCreate, { ...(id !== null && { id, isClone: 1 as const }), ...(parent && { objKey: parent.objKey }) })
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useFkQuery({ ...plan, staleTime: 0 })
  const meta = useFkQuery(entity.metaTable === null ? null : fieldMetaRows(null, entity.metaTable))
  const overlay = useMemo(() => (meta.data ? overlayOf(meta.data) : NO_OVERLAY), [meta.data])
  // Reading can use cached data until the newest arrives; a form needs a fresh answer.
  const fresh =
    data !== undefined &&
    (action === 'VIEW' || isFetchedAfterMount) &&
    (entity.metaTable === null || meta.data !== undefined)
      ? data
      : null
  return {
    record: fresh,
    overlay,
    error: fresh ? null : (error ?? meta.error),
    fetching: isFetching || meta.isFetching,
    retry: () => {
      void refetch()
      if (meta.isError) void meta.refetch()
    },
  }
}
