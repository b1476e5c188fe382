/** So many calls are carried out at once: a few more than there are connections to the database. */
const AT_ONCE = 24
/** A call that takes longer gives up its turn: it waits for something else, such as a map service. @unit ms */
const TURN_MS = 1_000
/** As many calls may take longer at once; a few do by nature, such as the figures of a year. */
const MOST_SLOW = 16
/** A call waits this long for its turn at most. @unit ms */
const WAIT_MS = 400
/** As many calls may wait. */
const MOST_WAITING = 200
/** After so many seconds a refused caller may try again. */
const RETRY_AFTER = 2

/** Decides which calls start, so that those that do are answered soon however many arrive. */
export interface Admission {
  /** Returns after how many seconds to try again, or null when a call may start or wait for its turn. */
  refused(): number | null
  /**
   * Carries out a call in its turn.
   *
   * @param refuse answers a call whose turn did not come in time; given the seconds after which to try again
   */
  run<T>(call: () => Promise<T>, refuse: (retryAfter: number) => T): Promise<T>
}

/**
 * Lets a limited number of calls run at once, lets the others wait for a short time in the order of their arrival, and
 * refuses what would wait longer. Beyond what a server can carry, each further call only makes all of them wait; a
 * refused one costs next to nothing and its caller tries again.
 */
export function createAdmission(): Admission {
  /** Those that wait, the oldest first. Each is told whether its turn has come. */
  const waiting = new Set<(hasTurn: boolean) => void>()
  let running = 0
  let slow = 0
  const passOn = (): void => {
    const [next] = waiting
    if (next) next(true)
    else running -= 1
  }
  const turn = async (): Promise<boolean> => {
    if (running < AT_ONCE) {
      running += 1
      return true
    }
    return new Promise((resolve) => {
      const end = (hasTurn: boolean): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve(hasTurn)
      }
      const timer = setTimeout(end, WAIT_MS, false)
      waiting.add(end)
    })
  }
  return {
    refused: () => (slow >= MOST_SLOW || waiting.size >= MOST_WAITING ? RETRY_AFTER : null),
    run: async (call, refuse) => {
      if (!(await turn())) return refuse(RETRY_AFTER)
      let isSlow = false
      const timer = setTimeout(() => {
        isSlow = true
        slow += 1
        passOn()
      }, TURN_MS)
      try {
        return await call()
      } finally {
        clearTimeout(timer)
        if (isSlow) slow -= 1
        else passOn()
      }
    },
  }
}
