import { abortedError, FangkitError } from '../client/fangkit-error.ts'

export interface Asking<A> {
  /** The name of the callback. */
  readonly op: string
  readonly signal: AbortSignal
  /** Told to the person when the check itself fails. */
  readonly failure: string
  /** Whether it is an answer at all: anything else is a check that failed. */
  readonly understood: (answer: unknown) => answer is A
}

/**
 * Asks the host something before a widget acts.
 * @throws FangkitError refused (`CRASHED`) when the check itself fails, aborted when nobody waits for the answer any
 * more
 */
export async function askHost<A>(check: () => unknown, { op, signal, failure, understood }: Asking<A>): Promise<A> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(abortedError(op)), { once: true }),
  )
  try {
    const answer: unknown = await Promise.race([(async () => check())(), stopped])
    if (!signal.aborted && understood(answer)) return answer
    if (!signal.aborted) throw new TypeError(`${op} gave no answer of use`)
  } catch (cause) {
    if (!signal.aborted)
      throw new FangkitError({
        kind: 'refused',
        code: 'CRASHED',
        message: 'the check of the host failed',
        userMessage: failure,
        op,
        cause,
      })
  }
  throw abortedError(op)
}
