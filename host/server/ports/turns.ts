/** Limits how many tasks run at a time; the others wait in order. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  /** Returns how many tasks wait. */
  waiting(): number
}

export function createTurns(atOnce: number): Turns {
  const queue: (() => void)[] = []
  let running = 0
  return {
    waiting: () => queue.length,
    take: async (work) => {
      if (running >= atOnce) await new Promise<void>((start) => queue.push(start))
      else running += 1
      try {
        return await work()
      } finally {
        // Passes the slot directly to the next task in the queue.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
