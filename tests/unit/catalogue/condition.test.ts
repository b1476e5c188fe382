import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import {
  above,
  all,
  any,
  atLeast,
  below,
  type Condition,
  empty,
  filled,
  holds,
  is,
  not,
  reads,
} from '../../../lib/catalogue/condition.ts'
import { aCondition, aScope } from './arbitrary.ts'

const holdsFor = (condition: Condition, value: string | number | readonly string[] | null | undefined) =>
  holds(condition, { x: value })

describe('when a condition holds:', () => {
  it.each([
    [is('x', 'A', 'B'), ['A', 'B'], ['C', '', null, undefined, 'a', 'AB']],
    [is('x', 1), [1], ['1', 0, null, true]],
    [is('x', '1'), ['1'], [1, '01']],
    [is('x', 'A'), [['A'], ['B', 'A']], [['B'], []]],
    [is('x', null), [null, undefined, '', []], ['null', 0, ['A']]],
    [is('x'), [], ['A', null, 0, []]],
    [empty('x'), ['', null, undefined, []], [0, '0', ' ', ['']]],
    [filled('x'), [0, 'A', ['A']], ['', null, undefined, []]],
    [above('x', 5), [5.01, 6], [5, 4, null, undefined, '', '6', ['6']]],
    [atLeast('x', 5), [5, 6], [4.99, null, undefined, '', '5']],
    [below('x', 5), [4.99, -1, 0], [5, 6, null, undefined, '', '4']],
  ] as const)('%j tells its values apart', (condition, yes, no) => {
    expect(yes.map((value) => holdsFor(condition, value as never))).toEqual(yes.map(() => true))
    expect(no.map((value) => holdsFor(condition, value as never))).toEqual(no.map(() => false))
  })
  it('an empty number is neither above, nor at least, nor below, and neither is a missing field', () => {
    for (const scope of [{ x: null }, {}, { x: '' as const }]) {
      for (const condition of [above('x', -1), atLeast('x', 0), below('x', 1), atLeast('x', 0), below('x', 0)])
        expect(holds(condition, scope)).toBe(false)
    }
  })
  it('an empty "all" holds and an empty "any" does not', () => {
    expect(holds(all(), {})).toBe(true)
    expect(holds(any(), {})).toBe(false)
  })
  it('no value is read through the prototype of the record', () => {
    expect(holds(empty('x'), {})).toBe(true)
    expect(holds(is('x', 'A'), Object.create({}))).toBe(false)
  })
})

describe('the laws of conditions', () => {
  it('a double negation changes nothing', () => {
    fc.assert(
      fc.property(
        aCondition,
        aScope,
        (condition, scope) => holds(not(not(condition)), scope) === holds(condition, scope),
      ),
      { numRuns: 500 },
    )
  })
  it('either a condition holds or its negation', () => {
    fc.assert(
      fc.property(aCondition, aScope, (condition, scope) => holds(not(condition), scope) !== holds(condition, scope)),
      { numRuns: 500 },
    )
  })
  it('De Morgan: not all of them is one that does not hold', () => {
    fc.assert(
      fc.property(fc.array(aCondition, { maxLength: 4 }), aScope, (conditions, scope) => {
        expect(holds(not(all(...conditions)), scope)).toBe(holds(any(...conditions.map(not)), scope))
        expect(holds(not(any(...conditions)), scope)).toBe(holds(all(...conditions.map(not)), scope))
      }),
      { numRuns: 500 },
    )
  })
  it('filled is the negation of empty, and an empty field is what null stands for', () => {
    fc.assert(
      fc.property(aScope, (scope) => {
        expect(holds(filled('a'), scope)).toBe(!holds(empty('a'), scope))
        expect(holds(is('a', null), scope)).toBe(holds(empty('a'), scope))
      }),
    )
  })
  it('only the fields a condition reads decide it', () => {
    fc.assert(
      fc.property(aCondition, aScope, aScope, (condition, scope, other) => {
        const readOnes = new Set(reads(condition))
        const mixed = { ...other, ...Object.fromEntries([...readOnes].map((name) => [name, scope[name]])) }
        expect(holds(condition, mixed)).toBe(holds(condition, scope))
      }),
      { numRuns: 500 },
    )
  })
})

describe('reads', () => {
  it('names each field once, in order of appearance, through every nesting', () => {
    expect(
      reads(all(is('b', 1), any(above('a', 1), not(empty('c')), below('b', 2)), not(all(atLeast('d', 1))))),
    ).toEqual(['b', 'a', 'c', 'd'])
    expect(reads(all())).toEqual([])
  })
})
