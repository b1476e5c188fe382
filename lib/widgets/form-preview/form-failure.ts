import { isFangkitError } from '../../client/fangkit-error.ts'
import type { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import type { FormUse } from './form-actions.ts'
import { FormFileError } from './form-file-error.ts'

/** A failure in words for people. */
export interface FormFailure {
  readonly title: string
  /** What the back end or the line said; empty where the title says all. */
  readonly text: string
  readonly traceId: string | null
  /** Trying again may help. */
  readonly retryable: boolean
}

/** The one text each failure to get a file has. @source APP-018, APP-019, ERR-036, ERR-038 */
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
