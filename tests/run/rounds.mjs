// Which projects of tests run together, one round after the other: those of Node, pages of components,
// pages of partners, the running portal.

export const ROUNDS = [
  { projects: ['unit', 'backend', 'library', 'server'] },
  { projects: ['widgets'] },
  { projects: ['embed', 'examples'] },
  { projects: ['e2e'] },
  // It fetches packages, and the whole check is to need no network.
  { projects: ['packed'], onlyInAll: true },
]

/** Projects that look at the built library. */
export const BUILT = ['library', 'embed', 'packed']
