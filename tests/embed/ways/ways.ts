import { FEE_WAYS } from './fee-ways.ts'
import { FLOW_WAYS } from './flow-ways.ts'
import { FORM_WAYS } from './form-ways.ts'
import { GRID_WAYS } from './grid-ways.ts'
import { OTHER_WAYS } from './other-ways.ts'
import { PAPERS_WAYS } from './papers-ways.ts'
import type { Way } from './way.ts'

/** Together they lead to every callback of every widget. */
export const WAYS: readonly Way[] = [
  ...FEE_WAYS,
  ...FLOW_WAYS,
  ...FORM_WAYS,
  ...GRID_WAYS,
  ...OTHER_WAYS,
  ...PAPERS_WAYS,
]
