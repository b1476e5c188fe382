/** A repeatable random number generator: the same seed gives the same data everywhere. */
export interface Random {
  /** Returns a whole number between both limits, both included. */
  whole(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): readonly T[]
}

/** Creates a generator with the mulberry32 algorithm. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    chance: (share) => next() < share,
    pick: (list) => {
      const [item] = list.slice(whole(0, list.length - 1))
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
