import type { Clock } from 'fangkit/backend'

const MINUTE = 60_000

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
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      return count <= perMinute ? null : Math.ceil(((current + 1) * MINUTE - now) / 1_000)
    },
  }
}
