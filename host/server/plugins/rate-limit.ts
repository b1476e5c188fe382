import type { Clock } from 'fangkit/backend'

const MINUTE = 60_000
/**
 * Maximum number of callers counted separately; further ones share a count, so that made-up tokens cannot fill the
 * memory.
 */
const MOST_CALLERS = 100_000
const EVERYBODY_ELSE = ''

/** Counts calls by caller and minute. */
export interface RateLimit {
  /** Counts one call. @returns seconds until the next call is allowed, or null when this one is */
  count(caller: string): number | null
}

/** Counters are held in this process and reset every minute, so that they do not grow. */
export function createRateLimit(perMinute: number, clock: Clock): RateLimit {
  let minute = -1
  let counts = new Map<string, number>()
  return {
    count: (caller) => {
      const now = clock()
      const current = Math.floor(now / MINUTE)
      if (current !== minute) {
        minute = current
        counts = new Map()
      }
      const counted = counts.has(caller) || counts.size < MOST_CALLERS ? caller : EVERYBODY_ELSE
      const count = (counts.get(counted) ?? 0) + 1
      counts.set(counted, count)
      return count <= perMinute ? null : Math.ceil(((current + 1) * MINUTE - now) / 1_000)
    },
  }
}
