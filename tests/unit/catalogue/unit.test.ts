import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import {
  decimalsOf,
  formatShown,
  fromFen,
  parseDecimal,
  shiftOf,
  storedDecimals,
  toFen,
  toShown,
  toStored,
  type Unit,
  UNIT_LABEL,
} from '../../../lib/catalogue/unit.ts'

const WAN = { stored: 'yuan', shown: 'wan', precision: 2 } as const
const YUAN = { stored: 'yuan', shown: 'yuan', precision: 2 } as const
const PERCENT = { stored: 'ratio', shown: 'percent', precision: 2 } as const
const PLAIN = {}
const separators = (text: string) => text.replaceAll(',', '')

/** Whole fen up to ten trillion yuan, small and large ones alike. */
const aFen = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 15n }),
  fc.bigInt({ min: 0n, max: 100_000n }),
  fc.constantFrom(0n, 1n, 10n ** 15n, 9_999_999_999_999_99n),
)

describe('money', () => {
  it('every fen up to ten trillion yuan survives being shown, typed back and stored', () => {
    fc.assert(
      fc.property(aFen, (fen) => {
        const yuan = fromFen(fen)
        for (const unit of [YUAN, WAN]) {
          expect(toStored(unit, toShown(unit, yuan))).toBe(yuan)
          expect(toStored(unit, formatShown(unit, yuan))).toBe(yuan)
        }
        expect(toFen(yuan)).toBe(fen)
        expect(decimalsOf(yuan)).toBeLessThanOrEqual(2)
      }),
      { numRuns: 2_000 },
    )
  })
  it('negative amounts survive too', () => {
    fc.assert(
      fc.property(aFen, (fen) => {
        const yuan = fromFen(-fen)
        expect(toFen(yuan)).toBe(-fen)
        expect(toStored(WAN, formatShown(WAN, yuan))! + 0).toBe(yuan + 0)
      }),
    )
  })
  it.each([
    [3_280_000, '328', '328.00'],
    [1_234_567.89, '123.456789', '123.456789'],
    [50_000, '5', '5.00'],
    [0, '0', '0.00'],
    [0.01, '0.000001', '0.000001'],
    [9_999.99, '0.999999', '0.999999'],
    [10_000_000_000_000, '1000000000', '1,000,000,000.00'],
    [-50_000, '-5', '-5.00'],
  ])('FRM-022 shows %d yuan as %s ten thousand without losing a digit', (yuan, shown, formatted) => {
    expect(toShown(WAN, yuan)).toBe(shown)
    expect(formatShown(WAN, yuan)).toBe(formatted)
  })
  it('stores 486.00 ten thousand as 4860000 yuan', () => {
    expect(toStored(WAN, '486.00')).toBe(4_860_000)
    expect(toStored(WAN, '0.000001')).toBe(0.01)
  })
  it('FRM-020 groups thousands and pads to the precision, dropping nothing', () => {
    expect(formatShown(YUAN, 1234567.5)).toBe('1,234,567.50')
    expect(formatShown(YUAN, 999)).toBe('999.00')
    expect(formatShown(YUAN, 1000)).toBe('1,000.00')
    expect(formatShown({ stored: 'yuan', shown: 'yuan' }, 5)).toBe('5.00')
    expect(formatShown({}, 5)).toBe('5')
    expect(formatShown(YUAN, 1.005)).toBe('1.005')
    expect(formatShown({ precision: 1 }, -1234.25)).toBe('-1,234.25')
    expect(formatShown({}, -0)).toBe('0')
  })
  it.each([
    ['78,450.00', 78_450],
    ['７８', 78],
    ['４．８万', 48_000],
    ['4.8万', 48_000],
    ['4.8 万元', 48_000],
    ['1.2亿', 120_000_000],
    ['¥78,450.00', 78_450],
    ['￥3', 3],
    ['300元', 300],
    ['-4.8万', -48_000],
  ])('FRM-020 FRM-022 reads %s in a field of yuan as %d', (typed, stored) => expect(toStored(YUAN, typed)).toBe(stored))
  it.each([
    ['4.8万', 48_000],
    ['486', 4_860_000],
    ['486万元', 4_860_000],
    ['4860000元', 4_860_000],
    ['1.2亿元', 120_000_000],
  ])('FRM-022 reads %s in a field of ten thousand yuan as %d', (typed, stored) =>
    expect(toStored(WAN, typed)).toBe(stored),
  )
  it.each(['12万左右', '万', '4万8', '4.8万万', '元', '¥', '1,40', '1e3', '3%'])(
    'does not guess what %s may mean',
    (typed) => expect(toStored(YUAN, typed)).toBeNull(),
  )
  it('FRM-021 reads a number with its own unit, and no other', () => {
    expect(toStored(PERCENT, '35%')).toBe(0.35)
    expect(toStored(PERCENT, '35％')).toBe(0.35)
    expect(toStored({ stored: 'm2', shown: 'm2' }, '144㎡')).toBe(144)
    expect(toStored({ stored: 'm2', shown: 'm2' }, '144万')).toBeNull()
    expect(toStored(PLAIN, '4.8万')).toBeNull()
  })
  it('HSE-024 HSE-034 a number that names something, such as a year, is read without separators', () => {
    expect(formatShown({ plain: true, precision: 0 }, 2024)).toBe('2024')
    expect(formatShown({ precision: 0 }, 2024)).toBe('2,024')
    expect(parseDecimal(formatShown({ plain: true, precision: 0 }, 2024))).toBe('2024')
  })
  it('refuses to count parts of a fen', () => {
    expect(() => toFen(1.005)).toThrow(RangeError)
    expect(() => toFen(0.1 + 0.2)).toThrow(RangeError)
    expect(toFen(1.1)).toBe(110n)
    expect(toFen(-0.05)).toBe(-5n)
  })
})

describe('other units', () => {
  it('FRM-021 shows a ratio as percent, exactly', () => {
    expect(toShown(PERCENT, 0.07)).toBe('7')
    expect(toShown(PERCENT, 0.29)).toBe('29')
    expect(toShown(PERCENT, 0.0325)).toBe('3.25')
    expect(toStored(PERCENT, '7')).toBe(0.07)
    expect(toStored(PERCENT, '3.25')).toBe(0.0325)
    expect(toStored(PERCENT, '-15')).toBe(-0.15)
  })
  it('a percent typed with up to six decimals comes back as typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (millionths) => {
        const text = String(millionths / 1_000_000)
        fc.pre(!text.includes('e'))
        expect(toShown(PERCENT, toStored(PERCENT, text)!)).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })
  it('only two pairs of units convert; every other pair leaves the number alone', () => {
    const units = Object.keys(UNIT_LABEL) as Unit[]
    const shifted = units.flatMap((stored) =>
      units.flatMap((shown) =>
        shiftOf({ stored, shown }) === 0 ? [] : [`${stored}>${shown}:${shiftOf({ stored, shown })}`],
      ),
    )
    expect(shifted).toEqual(['yuan>wan:-4', 'ratio>percent:2'])
    expect(shiftOf({})).toBe(0)
  })
  it('OPN-114 ten thousands that are stored as such are not converted', () => {
    expect(toShown({ stored: 'wan', shown: 'wan' }, 320)).toBe('320')
    expect(toStored({ stored: 'wan', shown: 'wan' }, '320')).toBe(320)
  })
  it('knows how many decimals a stored value may carry', () => {
    expect(storedDecimals(WAN)).toBe(2)
    expect(storedDecimals(YUAN)).toBe(2)
    expect(storedDecimals(PERCENT)).toBe(4)
    expect(storedDecimals({ stored: 'ratio', shown: 'percent', precision: 4 })).toBe(6)
    expect(storedDecimals({ stored: 'm2', shown: 'm2' })).toBe(2)
    expect(storedDecimals({ precision: 0 })).toBe(0)
  })
  it('counts decimals of numbers written with an exponent', () => {
    expect([1e-7, 1.5e-8, 1e21, 12, 0.5, -0.25].map(decimalsOf)).toEqual([7, 9, 0, 0, 1, 2])
  })
  it('writes numbers without exponent', () => {
    expect(toShown(PLAIN, 1e-7)).toBe('0.0000001')
    expect(toShown(PLAIN, 1e21)).toBe('1000000000000000000000')
    expect(toShown(PLAIN, -1.5e-9)).toBe('-0.0000000015')
    expect(toShown(WAN, 1e-7)).toBe('0.00000000001')
    expect(toShown(PERCENT, 1e21)).toBe('100000000000000000000000')
  })
})

describe('what people type', () => {
  it.each([
    ['486.00', '486'],
    ['486.', '486'],
    ['.5', '0.5'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['+5', '5'],
    ['007', '7'],
    ['0', '0'],
    ['-12.30', '-12.3'],
    ['1,234', '1234'],
    ['12,345,678.90', '12345678.9'],
    [' 88 ', '88'],
    ['　88　', '88'],
    ['\u00a088', '88'],
    ['１２３．４５', '123.45'],
    ['１，２３４', '1234'],
    ['－５', '-5'],
    ['＋５', '5'],
    ['999999999999999', '999999999999999'],
  ])('reads %j', (typed, plain) => expect(parseDecimal(typed)).toBe(plain))
  it.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    '0x10',
    '1e21',
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    '٣',
    '१२',
    '1,23',
    '1,2345',
    ',123',
    '1,234,56',
    '1.234,567',
    '1 234',
    '1.2.3',
    '--5',
    '5-',
    '5²',
    '½',
    '①',
    '10㎡',
    '￥5',
    '5元',
    '五',
    '1234567890123456',
    '0.1234567890123456',
    'null',
    'true',
    '1_000',
    '1,\n234',
    '\0',
  ])('refuses %j', (typed) => expect(parseDecimal(typed)).toBeNull())
  it('never reads what JavaScript would read differently, and reads every plain number as JavaScript does', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12, unit: fc.constantFrom(...'0123456789.,-+ e') }), (typed) => {
        const read = parseDecimal(typed)
        if (read !== null) expect(Number(read)).toBe(Number(separators(typed.trim())) + 0)
      }),
      { numRuns: 3_000 },
    )
  })
  it('gives null for text that is no number, so that nothing is stored silently', () => {
    expect(toStored(WAN, 'abc')).toBeNull()
    expect(toStored(WAN, '')).toBeNull()
  })
})
