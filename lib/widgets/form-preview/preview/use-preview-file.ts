import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import type { FormDocumentRow } from '../document-list.ts'
import type { FetchedForm, FetchForm } from '../form-actions.ts'
import { wasCalledOff } from '../form-file-error.ts'

export interface PreviewFile {
  /** The last file that arrived. */
  readonly file: FetchedForm | null
  /** Indexes of pages that differ from the previous file, from 0; undefined where that is unknown. */
  readonly changedPages?: readonly number[] | undefined
  /** Why the newest file is missing. @source APP-020 */
  readonly error: unknown
  readonly loading: boolean
  /** Fetches the file again. */
  refetch(): void
}

interface Fetched extends Omit<PreviewFile, 'refetch'> {
  readonly formId: string
  /** Stamp in the list at the time of the request. */
  readonly asked: string | null
}

/**
 * The file of a document. It is fetched on request, and again when the list shows another stamp; the previous file
 * stays until then. A stamp that arrives during a fetch is compared when the fetch ends.
 */
export function usePreviewFile(document: FormDocumentRow, fetchForm: FetchForm): PreviewFile {
  const { formId, stamp } = document
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Fetched>({ formId, asked: stamp, file: null, error: null, loading: true })
  const own: Fetched =
    state.formId === formId ? state : { formId, asked: stamp, file: null, error: null, loading: true }
  const latest = useLatest(document)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    const ended = new AbortController()
    const asked = latest.current.stamp
    setState((before) => ({
      formId,
      asked,
      file: before.formId === formId ? before.file : null,
      error: null,
      loading: true,
    }))
    fetchForm(latest.current, { use: 'preview', signal: ended.signal }).then(
      (file) => {
        if (!ended.signal.aborted)
          setState((before) => ({
            formId,
            asked,
            file,
            changedPages: before.formId === formId ? changedIn(before.file, file) : undefined,
            error: null,
            loading: false,
          }))
      },
      (error: unknown) => {
        if (!ended.signal.aborted && !wasCalledOff(error)) setState((before) => ({ ...before, error, loading: false }))
      },
    )
    return () => ended.abort()
  }, [formId, fetchForm, attempt, latest])
  const refetch = useCallback(() => setAttempt((count) => count + 1), [])

  // A list that is older than the last save is no reason to fetch again.
  const differs = !own.loading && stamp !== own.asked && stamp !== own.file?.stamp
  useEffect(() => {
    if (differs) refetch()
  }, [differs, refetch])
  return { file: own.file, changedPages: own.changedPages, error: own.error, loading: own.loading, refetch }
}

function changedIn(before: FetchedForm | null, { pageStamps }: FetchedForm): readonly number[] | undefined {
  if (before === null || before.pageStamps.length !== pageStamps.length || pageStamps.length === 0) return undefined
  return pageStamps.flatMap((stamp, page) => (stamp === before.pageStamps[page] ? [] : [page]))
}
