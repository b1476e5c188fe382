import { joinSignals, within } from './abort.ts'
import { abortedError, toFangkitError, type FangkitError } from './fangkit-error.ts'
import { GET_TOKEN } from './auth/token-manager.ts'

interface Running {
  readonly isRead: boolean
  readonly abort: () => void
}

/** The pending calls of one client. */
export interface InFlight {
  /**
   * Runs a call: joins its signals, converts failures to one error class and reports them to the host.
   *
   * @throws FangkitError
   */
  guarded<T>(
    op: string,
    own: AbortSignal | undefined,
    isRead: boolean,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** How often the reads were ended. */
  readonly readsEnded: () => number
  readonly abortReads: () => void
  /** Ends all calls, including those that start later. */
  readonly abortAll: () => void
}

export function createInFlight(onError: ((error: FangkitError) => void) | undefined): InFlight {
  // A set instead of one shared signal: hundreds of listeners on one signal are slow, and some runtimes warn about
  // them.
  const running = new Set<Running>()
  let readsEnded = 0
  let disposed = false

  let lastReported: FangkitError | null = null

  const reportOnce = (error: FangkitError) => {
    if (error.kind === 'aborted' || error.kind === 'signed-out') return
    // All calls share one failure of the auth, so it is reported once.
    if (error.op === GET_TOKEN && error === lastReported) return
    lastReported = error
    try {
      onError?.(error)
    } catch {
      // a throwing listener of the host must not replace the original error
    }
  }
  return {
    async guarded(op, own, isRead, work) {
      const controller = new AbortController()
      const { signal, release } = joinSignals(own, controller.signal)
      const entry = { isRead, abort: () => controller.abort() }
      running.add(entry)
      try {
        if (disposed || signal.aborted) throw abortedError(op)
        return await within(work(signal), signal, op)
      } catch (thrown) {
        const error = toFangkitError(thrown, op)
        reportOnce(error)
        throw error
      } finally {
        running.delete(entry)
        release()
      }
    },
    readsEnded: () => readsEnded,
    abortReads() {
      readsEnded += 1
      for (const entry of [...running]) if (entry.isRead) entry.abort()
    },
    abortAll() {
      disposed = true
      for (const entry of [...running]) entry.abort()
    },
  }
}
