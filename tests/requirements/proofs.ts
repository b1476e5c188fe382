/** What proves a requirement whose id stands in no title. */
export type Proof =
  /** A test by its file and its title as written, without the titles of the groups around it. */
  | { readonly file: string; readonly title: string }
  /** Another requirement that says the same; its tests prove both. */
  | { readonly sameAs: string }

/**
 * Requirements proved by a test that names others, because it reads declarations or because two rows say the same.
 * A row that one test proves has its id in the title of that test instead.
 */
export const PROOFS: Readonly<Record<string, Proof>> = {}
