import { describe, expect, it } from 'vitest'
import { creditCode, isCreditCode } from '../../../../lib/domain/standards/credit-code.ts'
import * as fc from '../../../property.ts'
import { replaced, swapped } from './card-numbers.ts'
import { CREDIT_CODES } from './published-numbers.ts'

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const RUNS = { numRuns: 100_000 }

/** The check character by division along the way, from the last character to the first. */
const checkOf = (body: string): string => {
  let rest = 0
  for (let place = body.length - 1; place >= 0; place--) rest = (rest * 3 + CHARACTERS.indexOf(body.charAt(place))) % 31
  return CHARACTERS[(31 - rest) % 31] ?? ''
}
const aCode = fc
  .tuple(fc.nat(960), fc.nat(999_999), fc.array(fc.nat(30), { minLength: 9, maxLength: 9 }))
  .map(([kind, region, places]) => {
    const body =
      `${CHARACTERS[Math.floor(kind / 31)] ?? ''}${CHARACTERS[kind % 31] ?? ''}` +
      `${String(region).padStart(6, '0')}${places.map((place) => CHARACTERS[place]).join('')}`
    return body + checkOf(body)
  })

describe('a unified social credit code', () => {
  it.each(CREDIT_CODES)('has a character that checks the rest, %s: %s', (code, valid) =>
    expect(isCreditCode(code)).toBe(valid),
  )
  it('may be typed full-width and in small letters', () => expect(isCreditCode(' ９1350100m000100y43 ')).toBe(true))
  it.each([
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '9135010OM000100Y43',
    '91350100S000100Y43',
    '9135A100M000100Y43',
  ])('%j is none', (text) => expect(isCreditCode(text)).toBe(false))
  it('is accepted whenever it is made by the standard, remainder nought included', () => {
    fc.assert(fc.property(aCode, isCreditCode), RUNS)
    expect(fc.sample(aCode, 2_000).some((code) => code.endsWith('0'))).toBe(true)
  })
  it('is refused with any one character changed', () => {
    fc.assert(
      fc.property(
        aCode,
        fc.nat(17),
        fc.integer({ min: 1, max: 30 }),
        (code, place, step) => !isCreditCode(replaced(code, place, step, CHARACTERS)),
      ),
      RUNS,
    )
  })
  it('is refused with any two unlike neighbours changed about', () => {
    fc.assert(
      fc.property(
        aCode,
        fc.nat(16),
        (code, place) => code[place] === code[place + 1] || !isCreditCode(swapped(code, place)),
      ),
      RUNS,
    )
  })
  it('is asked for by a rule', () => {
    const says = (code: string) =>
      creditCode.issue(
        code,
        {},
        { today: '2026-11-21', settings: {}, labelOf: (name) => name, repeatsPlace: () => false },
      )
    expect([says('91440199MADEM00035'), says('91440199MADEM00036')]).toEqual([null, '格式或校验位不正确'])
  })
})
