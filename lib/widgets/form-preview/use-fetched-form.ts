import { useCallback, useEffect, useState } from 'react'
import type { FormDocumentRow } from './document-list.ts'
import type { FetchedForm, FetchForm } from './form-actions.ts'
import { wasCalledOff } from './form-file-error.ts'

export interface FetchedFile {
  readonly file: FetchedForm | null
  /** Why the file is missing; null while it loads. @source APP-020 */
  readonly error: unknown
  readonly loading: boolean
  retry(): void
}

/** The file of a document for preview; a running fetch is cancelled when another document is requested. */
export function useFetchedForm(document: FormDocumentRow, fetchForm: FetchForm): FetchedFile {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<FetchedFile, 'retry'>>({ file: null, error: null, loading: true })
  // Every answer signs the address of a file again; that is no reason to fetch the same file again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    const ended = new AbortController()
    setState((before) => ({ ...before, error: null, loading: true }))
    fetchForm(document, { use: 'preview', signal: ended.signal }).then(
      (file) => {
        if (!ended.signal.aborted) setState({ file, error: null, loading: false })
      },
      (error: unknown) => {
        if (!ended.signal.aborted && !wasCalledOff(error)) setState({ file: null, error, loading: false })
      },
    )
    return () => ended.abort()
  }, [document.formId, document.stamp, fetchForm, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...state, retry }
}
