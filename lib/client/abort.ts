import { abortedError, timeoutError, toFangkitError } from './fangkit-error.ts'

/** A signal that aborts when any of several signals aborts, and a function that releases them. */
export interface Joined {
  readonly signal: AbortSignal
  readonly release: () => void
}

/** Like `AbortSignal.any`, for browsers that lack it. Does not keep finished calls in memory. */
export function joinSignals(...signals: readonly (AbortSignal | undefined)[]): Joined {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const present = signals.filter((signal) => signal !== undefined)
  const release = () => {
    for (const signal of present) signal.removeEventListener('abort', abort)
  }
  for (const signal of present) {
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return { signal: controller.signal, release }
}

/** Returns the result of the promise, or rejects as soon as the signal aborts, even if the work ignores the signal. */
export function within<T>(work: Promise<T>, signal: AbortSignal, op: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedError(op))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

const LONGEST_TIMER = 2 ** 31 - 1

/** Runs a function that may throw, reject or never settle, with a time limit. @throws FangkitError */
export async function bounded<T>(
  run: (signal: AbortSignal) => Promise<T>,
  outer: AbortSignal,
  op: string,
  milliseconds: number,
): Promise<T> {
  const clock = new AbortController()
  const { signal, release } = joinSignals(outer, clock.signal)
  // `setTimeout` fires at once when the delay is longer than it can represent.
  const timer = milliseconds > LONGEST_TIMER ? undefined : setTimeout(() => clock.abort(), milliseconds)
  try {
    return await within(run(signal), signal, op)
  } catch (error) {
    throw clock.signal.aborted && !outer.aborted ? timeoutError(op, error) : toFangkitError(error, op)
  } finally {
    clearTimeout(timer)
    release()
  }
}

/** Waits; rejects at once when aborted. */
export function pause(milliseconds: number, signal: AbortSignal, op: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return within(wait, signal, op).finally(() => clearTimeout(timer))
}
