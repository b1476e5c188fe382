import type { Issue } from '../catalogue/check.ts'
import type { WireErrorCode } from '../contract/wire-error.ts'

/** What kind of failure it is; decides what a screen does about it. @public */
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

/** Codes of the wire, and those that only exist on this side of it. A back end may answer further ones. @public */
export type FangkitErrorCode =
  | WireErrorCode
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'CONTRACT'
  | 'REDIRECTED'
  | 'CRASHED'
  | (string & {})

/** Who changed what since the record was read. @public */
export interface Conflict {
  readonly fields: readonly string[]
  /** The record as it is stored now, in wire form. */
  readonly record: Readonly<Record<string, unknown>>
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  /** All rows as they are stored now, in wire form, where a list was saved. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined
}

/** What a {@link FangkitError} is made from. @public */
export interface FangkitErrorParts {
  readonly kind: FangkitErrorKind
  readonly code: FangkitErrorCode
  /** For developers; never shown. */
  readonly message: string
  /** For people: whatever a server sent is cut to plain text. */
  readonly userMessage?: unknown
  readonly retryable?: boolean
  readonly op: string
  readonly traceId?: string | null
  readonly issues?: readonly Issue[]
  readonly conflict?: Conflict | null
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

const BRAND = Symbol.for('fangkit.error')
const LONGEST_MESSAGE = 200
const GENERIC_MESSAGE = '请求出错!'

/** The one error class of the library. Recognise it with {@link isFangkitError}, not with `instanceof`. @public */
export class FangkitError extends Error {
  override readonly name = 'FangkitError'
  readonly kind: FangkitErrorKind
  readonly code: FangkitErrorCode
  /** Chinese plain text of at most 200 characters. @source ERR-019, ERR-067 */
  readonly userMessage: string
  /** Trying again may help. */
  readonly retryable: boolean
  /** `Service.method`. */
  readonly op: string
  readonly traceId: string | null
  /** Of an `invalid` answer: every wrong field. */
  readonly issues: readonly Issue[]
  readonly conflict: Conflict | null
  /** Milliseconds the server asks to wait. */
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

/** True for errors of the library, also of another copy of it on the same page. @public */
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

/** Turns anything thrown into an error of the library; one that already is stays as it is. @public */
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
