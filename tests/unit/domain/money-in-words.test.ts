import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { toFen } from '../../../lib/catalogue/unit.ts'
import { moneyInWords } from '../../../lib/domain/standards/money-in-words.ts'

const fen = (yuan: string): bigint => {
  const [whole = '0', cents = ''] = yuan.replace('-', '').split('.')
  const amount = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
  return yuan.startsWith('-') ? -amount : amount
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1000n }
const below10000 = (words: string): bigint => {
  let sum = 0n
  let digit = 0n
  for (const sign of words) {
    const place = PLACES[sign]
    if (place === undefined) digit = BigInt(DIGITS.indexOf(sign))
    else {
      sum += digit * place
      digit = 0n
    }
  }
  return sum + digit
}
/** An own reading of such words, so that writing them is checked by more than examples. */
function readWords(words: string): bigint {
  const [, yuan = '', rest = ''] = /^(?:(.*)元)?(.*)$/.exec(words.replace('整', '')) ?? []
  const parts = /^(?:(.*)万(?=.*亿))?(?:(.*)亿)?(?:(.*)万)?(.*)$/.exec(yuan.replace('万亿', '万亿')) ?? []
  const [trillions = '', billions = '', tens = '', ones = ''] = parts.slice(1).map((part) => part ?? '')
  const whole =
    below10000(trillions) * 10n ** 12n +
    below10000(billions) * 10n ** 8n +
    below10000(tens) * 10n ** 4n +
    below10000(ones)
  const [, jiao = '零', cents = '零'] = /^零?(?:(.)角)?(?:(.)分)?$/.exec(rest) ?? []
  return whole * 100n + BigInt(DIGITS.indexOf(jiao)) * 10n + BigInt(DIGITS.indexOf(cents))
}

describe('an amount in words', () => {
  it.each([
    ['0', '零元整'],
    ['0.05', '伍分'],
    ['0.50', '伍角'],
    ['0.55', '伍角伍分'],
    ['1', '壹元整'],
    ['10', '壹拾元整'],
    ['10.01', '壹拾元零壹分'],
    ['1409.50', '壹仟肆佰零玖元伍角'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['107000.53', '壹拾万零柒仟元伍角叁分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['1010', '壹仟零壹拾元整'],
    ['10001', '壹万零壹元整'],
    ['100000', '壹拾万元整'],
    ['100100', '壹拾万零壹佰元整'],
    ['1000000', '壹佰万元整'],
    ['1500000', '壹佰伍拾万元整'],
    ['3280000.00', '叁佰贰拾捌万元整'],
    ['10001000', '壹仟万零壹仟元整'],
    ['100000000', '壹亿元整'],
    ['100000001', '壹亿零壹元整'],
    ['100010000', '壹亿零壹万元整'],
    ['1234567.89', '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
    ['999999999999.99', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-88.50', '负捌拾捌元伍角'],
    ['1000000000000', '壹万亿元整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['9999999999999.99', '玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['1000000010000', '壹万亿零壹万元整'],
  ])('%s yuan is %s', (yuan, words) => expect(moneyInWords(fen(yuan))).toBe(words))
  it('is complete: it can be read back to the very fen', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 7n })),
        (amount) => {
          expect(readWords(moneyInWords(amount))).toBe(amount)
        },
      ),
      { numRuns: 3_000 },
    )
  })
  it('never repeats or ends with nought, and closes a whole amount with 整', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), (amount) => {
        const words = moneyInWords(amount)
        expect(words).not.toMatch(/零零|零元|零万|零亿|零角|零分|^零|元元|万万|亿亿/)
        expect(words.endsWith('整')).toBe(amount % 100n === 0n)
      }),
      { numRuns: 2_000 },
    )
  })
  it('takes what the money arithmetic gives', () => expect(moneyInWords(toFen(3_280_000))).toBe('叁佰贰拾捌万元整'))
  it('refuses ten trillion yuan and more', () => {
    expect(() => moneyInWords(10n ** 15n)).toThrow(RangeError)
    expect(() => moneyInWords(-(10n ** 15n))).toThrow(RangeError)
  })
})
