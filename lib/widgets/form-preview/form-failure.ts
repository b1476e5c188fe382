import { isFangkitError } from '../../client/fangkit-error.ts'
import type { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import type { FormUse } from './form-actions.ts'
import { FormFileError } from './form-file-error.ts'

/** A failure as text for the user. */
export interface FormFailure {
  readonly title: string
  /** Message of the back end or the network; empty where the title is sufficient. */
  readonly text: string
  readonly traceId: string | null
  /** True when a retry may help. */
  readonly retryable: boolean
}

/** The text for each failure to fetch a file. @source APP-018, APP-019, ERR-036, ERR-038 */
export function formFileFailure(
  error: unknown,
  texts: (typeof formPreviewMessages)['texts'],
  use: FormUse,
): FormFailure {
  const reason = error instanceof FormFileError ? error.reason : 'failed'
  const fault = error instanceof FormFileError ? error.fault : isFangkitError(error) ? error : null
  switch (reason) {
    case 'unavailable':
      return { title: texts.unavailable, text: '', traceId: null, retryable: false }
    case 'none':
      return { title: texts.nothing, text: '', traceId: null, retryable: false }
    case 'empty':
      return { title: texts.empty, text: '', traceId: null, retryable: true }
    case 'failed':
      return {
        title: use === 'download' ? texts.downloadFailed : texts.fetchFailed,
        text: fault?.userMessage ?? '',
        traceId: fault?.traceId ?? null,
        retryable: true,
      }
  }
}
