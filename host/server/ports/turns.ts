/** Work that may run only a few at a time; the rest waits in order. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait now. */
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
        // The place passes straight to the next in line.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
