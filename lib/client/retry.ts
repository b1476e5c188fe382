import type { Call } from '../contract/call.ts'
import { pause } from './abort.ts'
import { toFangkitError, type FangkitError } from './fangkit-error.ts'

/** Retries after the first attempt. */
const RETRIES = 3
const FIRST_PAUSE = 300
/** Milliseconds. If a server asks to wait longer, the error is shown to the user instead. */
const LONGEST_PAUSE = 30_000
/**
 * Milliseconds after which no further attempt starts. Slightly less than the limit of a call, so that clock differences
 * do not matter.
 */
const PATIENCE = 9_500

/**
 * Whether sending again is safe and can help. A create is sent again with the same key, but not after a time-out: the
 * user has waited long enough and decides.
 */
export function mayResend(effect: Call['effect'], error: FangkitError): boolean {
  if (!error.retryable) return false
  return effect === 'read' || (effect === 'create' && (error.kind === 'network' || error.retryAfter !== null))
}

export interface Retrying {
  readonly op: string
  readonly signal: AbortSignal
  readonly may: (error: FangkitError) => boolean
}

/**
 * Runs a call and retries it up to three times with growing, jittered pauses, or the pause in the server's
 * `Retry-After`. A call that took long to fail is not retried: the user has waited enough and decides.
 */
export async function withRetry<T>(run: () => Promise<T>, { op, signal, may }: Retrying): Promise<T> {
  const startedAt = Date.now()
  for (let retry = 0; ; retry++) {
    try {
      return await run()
    } catch (thrown) {
      const error = toFangkitError(thrown, op)
      const delay = error.retryAfter ?? FIRST_PAUSE * 2 ** retry * (0.5 + Math.random() / 2)
      if (retry >= RETRIES || !may(error) || delay > LONGEST_PAUSE || Date.now() - startedAt > PATIENCE) throw error
      await pause(delay, signal, op)
    }
  }
}
