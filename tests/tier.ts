/**
 * Whether this run proves everything (`npm test all`, or a file run by hand). `npm test` proves every rule once: of
 * products of lists, roles, examples and sheets it takes some.
 */
const EVERYTHING = import.meta.env?.['FANGKIT_TEST_TIER'] !== 'once'

/**
 * @returns all of a table, or in a run that proves every rule once some of it: the first, the last and evenly between
 */
export function some<T>(all: readonly T[], most: number): readonly T[] {
  if (EVERYTHING || all.length <= most) return all
  const step = (all.length - 1) / Math.max(1, most - 1)
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)] as T) // adapter: inside of the table
}

/**
 * @returns what of a table is proved with one of several manners: all of it, or in a run that proves every rule once
 *   every entry with one manner in turn (`manners` counts them)
 */
export function share<T>(all: readonly T[], manner: number, manners: number): readonly T[] {
  return EVERYTHING ? all : all.filter((_, index) => index % manners === manner % manners)
}

/**
 * @returns all of a table, or in a run that proves every rule once the few that stand for it there: other files prove
 *   theirs with the others
 */
export const coverOf = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (EVERYTHING ? all : few)

/**
 * @returns all of a table, or in a run that proves every rule once the first entry of each kind
 * @param kindOf what entries are alike in, as far as the rule goes
 */
export function oneOfEach<T>(all: readonly T[], kindOf: (entry: T) => string): readonly T[] {
  if (EVERYTHING) return all
  const kinds = new Map<string, T>()
  for (const entry of all) if (!kinds.has(kindOf(entry))) kinds.set(kindOf(entry), entry)
  return [...kinds.values()]
}
