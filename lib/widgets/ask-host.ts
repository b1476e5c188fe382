import { abortedError, FangkitError } from '../client/fangkit-error.ts'

export interface Asking<A> {
  /** The name of the callback. */
  readonly op: string
  readonly signal: AbortSignal
  /** Shown to the user when the check itself fails. */
  readonly failure: string
  /** Type guard for a valid answer; any other value counts as a failed check. */
  readonly understood: (answer: unknown) => answer is A
}

/**
 * Asks the host something before a widget acts.
 * @throws FangkitError with `CRASHED` when the check itself fails; aborted when the caller no longer waits for the
 * answer
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
