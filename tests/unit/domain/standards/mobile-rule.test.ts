import { describe, it } from 'vitest'
import { isMobile } from '../../../../lib/domain/standards/mobile.ts'
import * as fc from '../../../property.ts'

const RUNS = { numRuns: 100_000 }
const SECOND = { specification: [3, 5, 8], current: [3, 4, 5, 6, 7, 8, 9] } as const
const text = (number: number): string => String(number).padStart(11, '0')
/** Any eleven digits, most of them beginning with 1. */
const elevenDigits = fc.oneof(
  fc.integer({ min: 10_000_000_000, max: 19_999_999_999 }),
  fc.integer({ min: 0, max: 99_999_999_999 }),
)

describe.each(['specification', 'current'] as const)('a mobile number by the rule “%s”', (rule) => {
  it('FRM-012 OPN-087 is told by its first two digits among all of eleven', () => {
    fc.assert(
      fc.property(elevenDigits, (number) => {
        const second = Math.floor(number / 1_000_000_000) - 10
        return isMobile(text(number), rule) === (SECOND[rule] as readonly number[]).includes(second)
      }),
      RUNS,
    )
  })
  it('FRM-012 has eleven digits and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SECOND[rule]),
        fc.nat(999_999_999),
        fc.nat(11),
        fc.constantFrom(' ', '-', '+', 'x', '０', '\n', '0'),
        (second, rest, place, extra) => {
          const number = `1${second}${String(rest).padStart(9, '0')}`
          return (
            isMobile(number, rule) &&
            !isMobile(number.slice(0, place) + extra + number.slice(place), rule) &&
            !isMobile(number.slice(0, place) + number.slice(place + 1), rule) === place < 11
          )
        },
      ),
      RUNS,
    )
  })
})
