import type { Plugin } from 'vite'

/** In React's own development builds: whether an element notes where it was made, and a render when it was. */
const NOTES = [
  /1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g,
  /"undefined" !== typeof console &&\s+"function" === typeof console\.timeStamp/g,
]
const withoutNotes = (code: string): string => NOTES.reduce((left, notes) => left.replace(notes, 'false'), code)

/**
 * React without what it writes down for its developer tools, which took a tenth of the time of tests: it stops by
 * itself after ten thousand elements a second. Its warnings stay.
 */
export const quickReact: Plugin = {
  name: 'quick-react',
  transform: (code, id) =>
    /\/node_modules\/react(?:-dom)?\//.test(id) ? { code: withoutNotes(code), map: null } : null,
}
