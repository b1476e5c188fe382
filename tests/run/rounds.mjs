// Which projects of tests run together, one round after the other.

export const ROUNDS = [
  { projects: ['unit', 'backend'] },
  { projects: ['library'] },
  { projects: ['server'] },
  { projects: ['widgets'] },
  { projects: ['embed'] },
  { projects: ['examples'] },
  { projects: ['e2e'] },
  // It fetches packages, and the whole check is to need no network.
  { projects: ['packed'], onlyInAll: true },
]

/** Projects that look at the built library. */
export const BUILT = ['library', 'embed', 'packed']
