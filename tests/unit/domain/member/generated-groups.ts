import * as fc from '../../../property.ts'
import type { Pair, Sitter } from './group-reference.ts'

const TICKS = ['isBuyer', 'isOwner', 'principalBorrow', 'jointlyBorrow', 'jointlyRepayment'] as const

/** Sitters of every kind: known and new, with and without a name, ticked as anything. */
export const sitters: fc.Arbitrary<Sitter> = fc.record({
  id: fc.constantFrom(null, null, 'm1', 'm2', 'm3'),
  name: fc.constantFrom('', '', '  ', '例甲', ' 样乙 '),
  // Mostly few, so that some sets are in order.
  ticks: fc.oneof(
    { arbitrary: fc.subarray([...TICKS]), weight: 1 },
    { arbitrary: fc.subarray([...TICKS], { maxLength: 1 }), weight: 3 },
    { arbitrary: fc.constant([]), weight: 1 },
  ),
})
export const pairs: fc.Arbitrary<Pair> = fc.record({
  first: sitters,
  second: sitters,
  removal: fc.constantFrom('no', 'no', 'no', 'deleted', 'state'),
})
export const lists = fc.array(pairs, { maxLength: 4 })
export const payWays = fc.constantFrom(null, 'HG1001', 'HG1002', 'HG1003')
export const schemes = fc.constantFrom(
  null,
  'HF9901',
  'HF9902',
  'HF9903',
  'HF9905',
  'HF9906',
  'HF9907',
  'HF9908',
  'HF9909',
)
