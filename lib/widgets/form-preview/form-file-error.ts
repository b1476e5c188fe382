import { type FangkitError, isFangkitError } from '../../client/fangkit-error.ts'

/** Why a file of a form is not there, for the one text each of them has. @source APP-018, APP-019 */
export type FormFileReason =
  /** No address to fetch it from. */
  | 'unavailable'
  /** It arrived, and nothing is in it. */
  | 'empty'
  /** Nothing was asked for. */
  | 'none'
  | 'failed'

/** A file of forms that could not be had. */
export class FormFileError extends Error {
  override readonly name = 'FormFileError'
  readonly reason: FormFileReason
  /** What the back end or the line said, when that is why. */
  readonly fault: FangkitError | null

  constructor(reason: FormFileReason, cause?: unknown) {
    super(`a form file: ${reason}`, cause === undefined ? undefined : { cause })
    this.reason = reason
    this.fault = isFangkitError(cause) ? cause : null
  }
}

/** Called off by the person, or by leaving the page. */
export const wasCalledOff = (error: unknown): boolean => isFangkitError(error) && error.kind === 'aborted'
