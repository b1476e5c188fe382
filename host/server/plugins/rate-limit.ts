import type { Clock } from 'fangkit/backend'

const MINUTE = 60_000
/** Callers counted one by one; made-up tokens beyond that share a count, so that they cannot fill the memory. */
const MOST_CALLERS = 100_000
const EVERYBODY_ELSE = ''

/** Counts calls by caller, minute by minute. */
export interface RateLimit {
  /** Counts one call. @returns seconds until the next one is welcome, or null when this one is */
  count(caller: string): number | null
}

/** Counters live in this process and are forgotten every minute, so that they cannot pile up. */
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
