import { describe, expect, it } from 'vitest'
import { bankCode, isBankCode } from '../../../../lib/domain/standards/bank-code.ts'
import * as fc from '../../../property.ts'
import { replaced } from './card-numbers.ts'
import { BANK_CODES, WRONG_BANK_CODES } from './published-numbers.ts'

const DIGITS = '0123456789'
const RUNS = { numRuns: 100_000 }

/** The check digit of ISO 7064 MOD 11,10 by its table: what a digit makes of the remainder before. */
const NEXT = Array.from({ length: 11 }, (_, rest) =>
  Array.from({ length: 10 }, (_digit, digit) => {
    const sum = rest + digit > 10 ? rest + digit - 10 : rest + digit
    const whole = sum === 0 ? 10 : sum
    return whole * 2 > 10 ? whole * 2 - 11 : whole * 2
  }),
)
const checkOf = (body: string): string => {
  const rest = [...body].reduce((before, digit) => NEXT[before]?.[Number(digit)] ?? Number.NaN, 10)
  return String((11 - rest) % 10)
}
const aCode = fc.nat(99_999_999_999).map((number) => {
  const body = String(number).padStart(11, '0')
  return body + checkOf(body)
})

describe('the number of a bank branch in the payment system', () => {
  it.each(BANK_CODES)('%s is one', (code) => expect(isBankCode(code)).toBe(true))
  it.each(WRONG_BANK_CODES)('%j is none', (code) => expect(isBankCode(code)).toBe(false))
  it('is accepted whenever it is made by the standard', () => fc.assert(fc.property(aCode, isBankCode), RUNS))
  it('is refused with any one digit changed', () => {
    fc.assert(
      fc.property(
        aCode,
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (code, place, step) => !isBankCode(replaced(code, place, step, DIGITS)),
      ),
      RUNS,
    )
  })
  it('is asked for by a rule', () => {
    const says = (code: string) =>
      bankCode.issue(
        code,
        {},
        { today: '2026-11-21', settings: {}, labelOf: (name) => name, repeatsPlace: () => false },
      )
    expect([says('102100099996'), says('102100099997')]).toEqual([null, '应为12位支付系统行号，请核对'])
  })
})
