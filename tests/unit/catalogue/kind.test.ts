import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { isEmpty, isOn, isYes, sameValue } from '../../../lib/catalogue/kind.ts'

describe('an empty value', () => {
  it.each([null, undefined, '', []])('%j is empty', (value) => expect(isEmpty(value)).toBe(true))
  it.each([0, '0', ' ', [''], -1])('%j is not empty', (value) => expect(isEmpty(value)).toBe(false))
})

describe('equality of values', () => {
  it('holds all empty values alike', () => {
    for (const a of [null, undefined, '', []])
      for (const b of [null, undefined, '', []]) expect(sameValue(a, b)).toBe(true)
  })
  it.each([
    [0, null],
    ['0', 0],
    [['A'], 'A'],
    [
      ['A', 'B'],
      ['B', 'A'],
    ],
    [['A'], ['A', 'A']],
    ['a', 'A'],
    [['A'], null],
    [0, ''],
  ])('%j is not %j', (a, b) => {
    expect(sameValue(a, b)).toBe(false)
    expect(sameValue(b, a)).toBe(false)
  })
  it('is reflexive and compares lists by content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.constant(null)), (value) =>
        sameValue(value, Array.isArray(value) ? [...value] : value),
      ),
    )
  })
})

describe('toggles and answers', () => {
  it('FRM-028 a yes/no answer is 0 for yes, and a toggle is 1 for on', () => {
    expect([isYes('0'), isYes('1'), isYes(null), isYes(0)]).toEqual([true, false, false, false])
    expect([isOn(1), isOn(0), isOn(null), isOn('1')]).toEqual([true, false, false, false])
  })
})
