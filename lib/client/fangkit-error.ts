import type { Issue } from '../catalogue/check.ts'
import type { WireErrorCode } from '../contract/wire-error.ts'

/** Kind of a failure; decides how a screen handles it. @public */
export type FangkitErrorKind =
  | 'network'
  | 'timeout'
  | 'signed-out'
  | 'refused'
  | 'invalid'
  | 'conflict'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'aborted'
  | 'contract'

/** Error codes of the back end, and those of the client itself. A back end may send others. @public */
export type FangkitErrorCode =
  | WireErrorCode
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'CONTRACT'
  | 'REDIRECTED'
  | 'CRASHED'
  | (string & {})

/** Another user changed the record since it was read: who, when and what. @public */
export interface Conflict {
  /** Wire names of the fields both users changed; empty where the server compares whole records. */
  readonly fields: readonly string[]
  /** The record as it is stored now, in wire format. */
  readonly record: Readonly<Record<string, unknown>>
  /** Name of the other user; their account where the server knows no name. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  /** All rows as they are stored now, in wire format, if a list was saved. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined
}

/** What a {@link FangkitError} is made of. @public */
export interface FangkitErrorParts {
  /** How a screen should handle the failure. */
  readonly kind: FangkitErrorKind
  /** The exact reason, for code that treats one of them differently. */
  readonly code: FangkitErrorCode
  /** For developers; never shown to users. */
  readonly message: string
  /** For users: text from a server is reduced to plain text. */
  readonly userMessage?: unknown
  /** True when trying again may help; false when absent. */
  readonly retryable?: boolean
  /** `Service.method`, or the name of another operation; stands in front of the message. */
  readonly op: string
  /** Number of the request at the server, to quote when asking for help; null when absent. */
  readonly traceId?: string | null
  /** Wrong fields of an `invalid` answer; none when absent. */
  readonly issues?: readonly Issue[]
  /** What another user changed, for a `conflict`; null when absent. */
  readonly conflict?: Conflict | null
  /** How long the server asks to wait, in milliseconds; null when absent. */
  readonly retryAfter?: number | null
  /** The error this one was made of, as in any `Error`. */
  readonly cause?: unknown
}

const BRAND = Symbol.for('fangkit.error')
const LONGEST_MESSAGE = 200
const GENERIC_MESSAGE = '请求出错!'

/** The one error class of the library. Recognise it with {@link isFangkitError}, not with `instanceof`. @public */
export class FangkitError extends Error {
  override readonly name = 'FangkitError'
  /** How a screen should handle the failure. */
  readonly kind: FangkitErrorKind
  /** The exact reason; a back end may send codes the type does not list. */
  readonly code: FangkitErrorCode
  /** Chinese plain text of at most 200 characters. @source ERR-019, ERR-067 */
  readonly userMessage: string
  /** True when trying again may help. */
  readonly retryable: boolean
  /** `Service.method`. */
  readonly op: string
  /** Number of the request at the server, to quote when asking for help; null when the answer had none. */
  readonly traceId: string | null
  /** Wrong fields of an `invalid` answer. */
  readonly issues: readonly Issue[]
  /** What another user changed; null for every kind but `conflict`. */
  readonly conflict: Conflict | null
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | null

  constructor({
    kind,
    code,
    message,
    userMessage,
    retryable = false,
    op,
    traceId = null,
    issues = [],
    conflict = null,
    retryAfter = null,
    cause,
  }: FangkitErrorParts) {
    super(`${op}: ${message}`, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.code = code
    this.userMessage = plainText(userMessage) || GENERIC_MESSAGE
    this.retryable = retryable
    this.op = op
    this.traceId = traceId
    this.issues = issues
    this.conflict = conflict
    this.retryAfter = retryAfter
    Object.defineProperty(this, BRAND, { value: true })
  }
}

/** True for errors of this library, also those of another copy of it on the same page. @public */
export function isFangkitError(value: unknown): value is FangkitError {
  return typeof value === 'object' && value !== null && Reflect.get(value, BRAND) === true
}

function plainText(message: unknown): string {
  if (typeof message !== 'string') return ''
  const text = message
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const characters = [...text]
  return characters.length > LONGEST_MESSAGE ? `${characters.slice(0, LONGEST_MESSAGE - 1).join('')}…` : text
}

/** Converts anything thrown to an error of the library. Returns library errors unchanged. @public */
export function toFangkitError(error: unknown, op: string): FangkitError {
  if (isFangkitError(error)) return error
  const name = typeof error === 'object' && error !== null ? Reflect.get(error, 'name') : undefined
  if (name === 'AbortError' || name === 'CanceledError') return abortedError(op, error)
  if (name === 'TimeoutError') return timeoutError(op, error)
  return networkError(op, error)
}

export function abortedError(op: string, cause?: unknown): FangkitError {
  return new FangkitError({
    kind: 'aborted',
    code: 'ABORTED',
    message: 'aborted',
    userMessage: '操作已取消',
    op,
    cause,
  })
}
export function timeoutError(op: string, cause?: unknown): FangkitError {
  return new FangkitError({
    kind: 'timeout',
    code: 'TIMEOUT',
    message: 'no answer in time',
    userMessage: '请求超时，请稍后重试',
    retryable: true,
    op,
    cause,
  })
}
export function networkError(op: string, cause?: unknown): FangkitError {
  return new FangkitError({
    kind: 'network',
    code: 'NETWORK',
    message: 'no connection',
    userMessage: '网络连接失败，请检查网络后重试',
    retryable: true,
    op,
    cause,
  })
}
export function contractError(op: string, message: string, traceId: string | null = null): FangkitError {
  return new FangkitError({ kind: 'contract', code: 'CONTRACT', message, op, traceId })
}
