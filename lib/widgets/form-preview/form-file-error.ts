import { type FangkitError, isFangkitError } from '../../client/fangkit-error.ts'

/** Why a file of a form is missing; each reason has one text. @source APP-018, APP-019 */
export type FormFileReason =
  /** It has no address. */
  | 'unavailable'
  /** The file is empty. */
  | 'empty'
  /** No document was requested. */
  | 'none'
  | 'failed'

/** A file of forms that could not be fetched. */
export class FormFileError extends Error {
  override readonly name = 'FormFileError'
  readonly reason: FormFileReason
  /** The error of the back end or the network that caused it. */
  readonly fault: FangkitError | null

  constructor(reason: FormFileReason, cause?: unknown) {
    super(`a form file: ${reason}`, cause === undefined ? undefined : { cause })
    this.reason = reason
    this.fault = isFangkitError(cause) ? cause : null
  }
}

/** True when the user cancelled or left the page. */
export const wasCalledOff = (error: unknown): boolean => isFangkitError(error) && error.kind === 'aborted'
