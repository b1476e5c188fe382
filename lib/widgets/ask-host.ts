import { abortedError, FangkitError } from '../client/fangkit-error.ts'

export interface Asking {
  /** The name of the callback. */
  readonly op: string
  readonly signal: AbortSignal
  /** Told to the person when the check itself fails. */
  readonly failure: string
}

/** Asks the host something before a widget acts. @throws FangkitError refused (`CRASHED`) when the check itself fails, aborted when nobody waits for the answer any more */
export async function askHost<A>(check: () => A | Promise<A>, { op, signal, failure }: Asking): Promise<A> {
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(abortedError(op)), { once: true }))
  try {
    const answer = await Promise.race([(async () => check())(), stopped])
    if (!signal.aborted) return answer
  } catch (cause) {
    if (!signal.aborted) throw new FangkitError({ kind: 'refused', code: 'CRASHED', message: 'the check of the host failed', userMessage: failure, op, cause })
  }
  throw abortedError(op)
}
