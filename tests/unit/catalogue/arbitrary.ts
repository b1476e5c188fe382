import * as fc from '../../property.ts'
import type { Condition } from '../../../lib/catalogue/condition.ts'
import type { Scalar, Scope } from '../../../lib/catalogue/kind.ts'

const FIELDS = ['a', 'b', 'c', 'd'] as const
const aField = fc.constantFrom(...FIELDS)
const aScalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.constantFrom('A', 'B', 'C', '0', '1', ''),
  fc.integer({ min: -3, max: 3 }),
  fc.constant(null),
)

/** Values of a few fields, some missing, some lists. */
export const aScope: fc.Arbitrary<Scope> = fc.record(
  Object.fromEntries(FIELDS.map((name) => [name, fc.oneof(aScalar, fc.subarray(['A', 'B', 'C']))])),
  { requiredKeys: [] },
)

/** Any condition over those fields. */
export const aCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ field: aField, is: fc.array(aScalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ field: aField, above: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ field: aField, atLeast: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ field: aField, below: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ field: aField, empty: fc.constant(true as const) }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
  ),
})).condition
