import type { Replacement } from '../mutated.ts'

/** A mistake a user could make, and the test that must notice it. */
export interface Mutation extends Replacement {
  /** Path of the test file that must fail, in `unit`, `backend`, `server` or `widgets`. */
  readonly test: string
  /** Part of the test's name, where running the whole file takes long. */
  readonly name?: string
  /** What would be broken, in plain words. */
  readonly rule: string
}
