import type { Call } from '../contract/call.ts'
import { pause } from './abort.ts'
import { toFangkitError, type FangkitError } from './fangkit-error.ts'

/** After the first try. */
const RETRIES = 3
const FIRST_PAUSE = 300
/** A server that asks for more than this is told to the person instead of waited for. */
const LONGEST_PAUSE = 30_000
/**
 * Nobody waits longer than this for yet another try. A little less than a call may take, so that clocks do not matter.
 */
const PATIENCE = 9_500

/**
 * Whether sending again is safe and can help. A create is sent again under its key, and not after a time-out:
 * the person has waited long enough and decides.
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
 * Runs, and up to three times again, with growing, jittered pauses; a `Retry-After` of the server counts instead.
 * What took long to fail is not tried again: the person has waited enough and decides.
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
