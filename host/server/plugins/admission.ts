/** A call that takes longer counts as slow, in milliseconds. */
const SLOW_MS = 1_000
/** As many calls may be slow at once; a few are by nature, such as the figures of a year. */
const MOST_SLOW = 16
/** After so many seconds a refused caller may try again. */
const RETRY_AFTER = 2

/** Decides which calls start, so that those that do are answered soon however many arrive. */
export interface Admission {
  /** Returns after how many seconds to try again, or null when a call may start. */
  refused(): number | null
  /** Carries out a call that may start. */
  run<T>(call: () => Promise<T>): Promise<T>
}

/**
 * Refuses calls while many are slow. Beyond what a server can carry each further call only makes all of them wait
 * longer; a refused one costs next to nothing and its caller tries again.
 *
 * @param now milliseconds on a clock that does not jump
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  /** When the calls that are under way started, the oldest first. */
  const running = new Map<symbol, number>()
  return {
    refused: () => {
      if (running.size < MOST_SLOW) return null
      let slow = 0
      for (const started of running.values()) {
        if (now() - started < SLOW_MS) return null
        slow += 1
        if (slow === MOST_SLOW) return RETRY_AFTER
      }
      return null
    },
    run: async (call) => {
      const id = Symbol('call')
      running.set(id, now())
      try {
        return await call()
      } finally {
        running.delete(id)
      }
    },
  }
}
