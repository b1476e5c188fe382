import { useMemo } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { formRecords } from '../../client/queries/case/form-plans.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { documentList, type FormDocumentRow, type FormListItem, formListItems } from './document-list.ts'

/** The forms of a case as they are on screen. */
export interface FormData {
  readonly lines: readonly FormListItem[]
  /** Flat list in the order of previous and next. */
  readonly documents: readonly FormDocumentRow[]
}

export interface FormLoad {
  readonly data: FormData | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  retry(): void
}

/** @source CAL-099, APP-015 */
export function useFormData(projectId: string): FormLoad {
  const { data: rows, error, isFetching, refetch } = useFkQuery(formRecords(projectId))
  const data = useMemo(
    () => (rows === undefined ? null : { lines: formListItems(rows), documents: documentList(rows) }),
    [rows],
  )
  return { data, error, refreshing: isFetching, stale: data !== null && error !== null, retry: () => void refetch() }
}
