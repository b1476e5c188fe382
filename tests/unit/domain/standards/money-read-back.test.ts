import { describe, it } from 'vitest'
import { moneyInWords } from '../../../../lib/domain/standards/money-in-words.ts'
import * as fc from '../../../property.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1_000 }

/** Reads formal numerals sign by sign, independently of the code that writes them. */
function fenOf(words: string): number {
  let [whole, section, digit, cents] = [0, 0, 0, 0]
  for (const sign of words.replace(/^负/, '')) {
    const place = PLACES[sign]
    if (place !== undefined) {
      section += digit * place
      digit = 0
    } else if (sign === '万' || sign === '亿' || sign === '元') {
      const sum = section + digit
      whole = sign === '万' ? whole + sum * 10_000 : sign === '亿' ? (whole + sum) * 100_000_000 : whole + sum
      section = 0
      digit = 0
    } else if (sign === '角' || sign === '分') {
      cents += sign === '角' ? digit * 10 : digit
      digit = 0
    } else if (sign !== '整') digit = DIGITS.indexOf(sign)
  }
  const fen = whole * 100 + cents
  return words.startsWith('负') ? -fen : fen
}

/** Amounts of every size, with many noughts in them. */
const anAmount = fc.oneof(
  fc.integer({ min: -(10 ** 15 - 1), max: 10 ** 15 - 1 }),
  fc.nat(99_999_999),
  fc
    .tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat(11), fc.constantFrom(0, 1, 10, 100, 305, 1_000, 10_000))
    .map(([head, noughts, tail]) => head * 10 ** noughts + tail),
)

describe('an amount in words', () => {
  it('is read back to the very fen', () => {
    fc.assert(
      fc.property(anAmount, (fen) => fenOf(moneyInWords(BigInt(fen))) === fen),
      { numRuns: 100_000 },
    )
  })
  it('is unlike that of any neighbour', () => {
    fc.assert(
      fc.property(
        fc.nat(10 ** 14),
        fc.constantFrom(1, 10, 100, 10_000, 1_000_000),
        (fen, step) => moneyInWords(BigInt(fen)) !== moneyInWords(BigInt(fen + step)),
      ),
      { numRuns: 20_000 },
    )
  })
})
