import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integer, number, percent, wan, yuan } from '../../../lib/catalogue/field.ts'
import { cellNumber } from '../../../lib/field/numbers/cell-number.ts'
import { canStep, settled, stepped } from '../../../lib/field/numbers/number-step.ts'
import { restingNumber } from '../../../lib/field/numbers/resting-number.ts'
import { roundHalfUp } from '../../../lib/field/numbers/round-half-up.ts'

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [0.285, 2, 0.29],
    [1.004, 2, 1],
    [9.995, 2, 10],
    [0.5, 0, 1],
    [1.5, 0, 2],
    [-1.005, 2, -1.01],
    [-0.001, 2, -0],
    [1e-7, 2, 0],
    [123.456789, 4, 123.4568],
    [12, 2, 12],
  ])('FRM-019 %d to %d decimals is %d, halves away from zero', (value, places, rounded) => {
    expect(roundHalfUp(value, places) + 0).toBe(rounded + 0)
  })
  it('never moves a number by more than half of its last decimal, and leaves shorter ones alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const value = digits / 1e6
        expect(Math.abs(roundHalfUp(value, places) - value)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-9)
        expect(roundHalfUp(digits, places)).toBe(digits)
      }),
    )
  })
})

describe('a number for reading', () => {
  const price = wan('市场价')
  // The vectors of the domain data.
  it.each([
    [3_280_000, '328.00'],
    [1_234_567.89, '123.46'],
    [50_000, '5.00'],
    [0, '0.00'],
  ])('BAS-026 %d yuan is %s 万元 in a cell', (stored, shown) => {
    expect(cellNumber(price, stored)).toBe(shown)
  })
  it('keeps every digit in a form', () => expect(restingNumber(price, 1_234_567.89)).toBe('123.456789'))
  it.each([
    [yuan('金额'), 1_234_567.5, '1,234,567.50'],
    [percent('利率', { precision: 4 }), 0.0315, '3.15'],
    [percent('利率', { precision: 4 }), 0.031_512_3, '3.1512'],
    [percent('比例'), 0.12345, '12.35'],
    [integer('年龄'), 36, '36'],
    [number('面积', { stored: 'm2', shown: 'm2', precision: 2 }), 89.005, '89.01'],
    [number('无精度'), 1.23456, '1.23456'],
  ] as const)('FRM-020 FRM-021 %o of %d reads %s', (field, stored, shown) => {
    expect(cellNumber(field, stored)).toBe(shown)
  })
})

describe('a step', () => {
  it.each([
    [number('数', { precision: 2 }), 1.005, { direction: 1 }, 2.01],
    [number('数', { precision: 1 }), 0.1, { direction: 1, size: 0.5 }, 0.6],
    [number('数'), 1, { direction: 1, big: true }, 11],
    [integer('层', { min: 1, max: 3 }), 3, { direction: 1 }, 3],
    [integer('层', { min: 1 }), null, { direction: -1 }, 1],
    [wan('价'), 10_000, { direction: -1, big: true }, 0],
  ] as const)('FRM-018 FRM-019 of %o from %s by %o is %s', (field, from, step, to) =>
    expect(stepped(field, from, step)).toBe(to),
  )
  it('is not offered where nothing would change', () => {
    const floors = integer('层', { min: 1, max: 3 })
    expect([
      canStep(floors, 3, 1),
      canStep(floors, 3, -1),
      canStep(floors, 1, -1),
      canStep(floors, null, 1),
      canStep(number('数'), 0, -1),
    ]).toEqual([false, true, false, true, true])
  })
  it('FRM-019 FRM-027 a typed value settles on what may be stored; a whole number is never made of another', () => {
    expect(settled(yuan('金额'), 1.005)).toBe(1.01)
    expect(settled(wan('价'), 1_234_567.894)).toBe(1_234_567.89)
    expect(settled(percent('率'), 0.031_56)).toBe(0.0316)
    expect(settled(integer('次'), 1.5)).toBe(1.5)
  })
})
