/** What `main.ts` hands to the tests of a room. */
export interface Instrumented {
  /** By path: the source with all its mutations. */
  readonly sources: Readonly<Record<string, string>>
  /** Numbers of the mutations to try. */
  readonly mutants: readonly string[]
  /** Numbers of mutations that a test was red for in a run before, or that were tried long enough. */
  readonly finished: readonly string[]
  /** When to stop trying, in epoch milliseconds. */
  readonly until: number
}

/** What the tests of a room hand back, a line each. */
export type Finding =
  /** Passed while a module was loaded, where nothing can be switched any more. */
  | { readonly kind: 'loaded'; readonly mutant: string }
  /** Passed while tests were prepared for, which happens once for several of them. */
  | { readonly kind: 'prepared'; readonly mutant: string }
  | { readonly kind: 'covered'; readonly mutant: string; readonly test: string }
  | { readonly kind: 'killed'; readonly mutant: string; readonly test: string }
  /** No test was red in the time that is given to one mutation. */
  | { readonly kind: 'survived'; readonly mutant: string }
  /** A test that does not pass twice says nothing about mutations. */
  | { readonly kind: 'not repeatable'; readonly test: string }
  | { readonly kind: 'out of time'; readonly test: string }

export const PLACE = '.cache/mutate/instrumented.json'
export const FINDINGS = '.cache/mutate/findings.jsonl'
