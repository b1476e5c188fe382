import { pause } from '../client/abort.ts'
import { networkError } from '../client/fangkit-error.ts'
import { loginCalls } from '../contract/account/login-calls.ts'
import { refusal, type WireAnswer } from './memory-answer.ts'

/**
 * What a sandbox or a test simulates; README.md says what each one does.
 *
 * @public
 */
export type MemoryScenario =
  | 'demo'
  | 'empty'
  | 'slow'
  | 'offline'
  | 'forbidden'
  | 'expired'
  | 'signed-out'
  | 'conflict'
  | 'broken'
  | 'unavailable'
  | 'wrong-shape'
  | 'html-page'
  | 'cut-off'

/** The scenarios in which live connections break too. */
export const CONNECTION_IS_CUT: readonly MemoryScenario[] = ['offline', 'broken', 'unavailable']

const SLOW = 1_500
const SECONDS_TO_WAIT = '1'
const HTML_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1>' +
  '</center></body></html>'
/** An envelope without the data its call promises. */
const WRONG_SHAPE = JSON.stringify({
  success: true,
  code: 200,
  data: { rows: 'none', total: 'many' },
  total: 'many',
  requestId: 'sandbox',
})
const CUT_OFF = '{"success":true,"data":[{"keyVal'

/**
 * Simulates what may happen to a call before it reaches the back end; null lets the call through.
 * @throws FangkitError when there is no connection
 */
export async function interfere(
  scenario: MemoryScenario,
  { service, method }: { readonly service: string; readonly method: string },
  signal: AbortSignal,
): Promise<WireAnswer | null> {
  const op = `${service}.${method}`
  switch (scenario) {
    case 'slow':
      await pause(SLOW, signal, op)
      return null
    case 'offline':
      throw networkError(op)
    case 'broken':
      return refusal('INTERNAL')
    case 'unavailable':
      return { ...refusal('UNAVAILABLE'), retryAfter: SECONDS_TO_WAIT }
    case 'wrong-shape':
      return { status: 200, text: WRONG_SHAPE }
    case 'html-page':
      return { status: 200, text: HTML_PAGE }
    case 'cut-off':
      return { status: 200, text: CUT_OFF }
    case 'signed-out':
      return method === loginCalls.doLogin.method ? null : refusal('SIGNED_OUT')
    case 'forbidden':
      return service === loginCalls.doLogin.service ? null : refusal('NO_PERMISSION')
    default:
      return null
  }
}

/** Revokes tokens while a page is open. */
export interface Expiry {
  /** Revokes the tokens in use: each is refused, and the next one a page gets is valid. */
  callOff(): void
  /** Whether this token is revoked; also records it as one in use. */
  refuses(token: string | null | undefined): boolean
}

export function createExpiry(): Expiry {
  const inUse = new Set<string>()
  const over = new Set<string>()
  let first = false
  return {
    callOff() {
      first = inUse.size === 0
      for (const token of inUse) over.add(token)
    },
    refuses(token) {
      if (!token) return false
      if (first) over.add(token)
      first = false
      inUse.add(token)
      return over.has(token)
    },
  }
}
