import * as v from 'valibot'
import { conflictSchema, invalidSchema, type Envelope } from '../contract/envelope.ts'
import { isWireErrorCode, WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'
import { FangkitError, type Conflict, type FangkitErrorKind } from './fangkit-error.ts'

/** An answer that is not a success. @public */
export interface FailedAnswer {
  /** `Service.method`, or `upload` or `download` for a file. */
  readonly op: string
  /** HTTP status; 200 for business failures. */
  readonly status: number
  /** Null when the answer has no envelope, for example the error page of a proxy. */
  readonly envelope: Envelope | null
  /** The `Retry-After` header, unparsed. */
  readonly retryAfter?: string | null
}

const KIND = {
  SIGNED_OUT: 'signed-out',
  INVALID: 'invalid',
  NO_PERMISSION: 'forbidden',
  NOT_FOUND: 'not-found',
  CONFLICT: 'conflict',
  STATUS: 'refused',
  LOGIN_FAILED: 'refused',
  CITY_CHANGED: 'refused',
  KEY_REUSED: 'refused',
  TOO_LARGE: 'refused',
  RATE_LIMITED: 'refused',
  UNKNOWN_CALL: 'server',
  UNSUPPORTED_MEDIA: 'server',
  UNAVAILABLE: 'server',
  INTERNAL: 'server',
} as const satisfies Record<WireErrorCode, FangkitErrorKind>

const CODE_OF_STATUS: Readonly<Record<number, WireErrorCode>> = {
  403: 'SIGNED_OUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

/** Makes the error for a failed answer. Transports call it for every HTTP status but 200. @public */
export function answerError({ op, status, envelope, retryAfter }: FailedAnswer): FangkitError {
  const code = codeOf(status, envelope)
  const known = isWireErrorCode(code) ? code : null
  return new FangkitError({
    kind: known ? KIND[known] : 'refused',
    code,
    message: `answered ${status} ${code}`,
    userMessage: envelope?.message ?? (known ? WIRE_ERRORS[known].message : undefined),
    retryable: known ? WIRE_ERRORS[known].retryable : false,
    op,
    traceId: envelope?.requestId ?? null,
    issues: code === 'INVALID' ? issuesOf(envelope) : [],
    conflict: code === 'CONFLICT' ? conflictOf(envelope) : null,
    retryAfter: retryAfter ? millisecondsOf(retryAfter) : null,
  })
}

function codeOf(status: number, envelope: Envelope | null): string {
  // The status decides about the session: a 403 always means that the user is signed out.
  if (status === 403) return 'SIGNED_OUT'
  if (envelope?.code) return envelope.code
  return CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : status === 200 ? 'REFUSED' : `HTTP_${status}`)
}

function issuesOf(envelope: Envelope | null) {
  const parsed = v.safeParse(invalidSchema, envelope?.data)
  return parsed.success
    ? parsed.output.issues.map(({ field, message, key }) => ({ field, message, ...(key && { key }) }))
    : []
}

function conflictOf(envelope: Envelope | null): Conflict | null {
  const parsed = v.safeParse(conflictSchema, envelope?.data)
  return parsed.success ? parsed.output : null
}

/** `Retry-After` is seconds or a date. */
function millisecondsOf(header: string): number | null {
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
