import { describe, expect, it } from 'vitest'
import type { Kind, Value } from '../../../lib/catalogue/kind.ts'
import { isCleanText } from '../../../lib/catalogue/clean-text.ts'
import { DEFAULT_MAX_LENGTH, shapeIssue } from '../../../lib/catalogue/shape.ts'
import { EVERY_KIND, sample } from './sample.ts'

const DIRTY = ['\0', 'a\0b', '\ud800', '\udc00', 'x\ud83d', '\ude00\ud83d']
const KEY = { fine: ['HF0101', '440100', 'a'.repeat(64), '中'], wrong: ['a'.repeat(65), 5, null, ['a'], ...DIRTY] }
const LIST = { fine: [['a'], ['a', 'b', 'c']], wrong: ['a', ['a', ''], ['a,b'], ['a'.repeat(65)], ['\0'], 5] }
const TEXT = { fine: ['字', ' ', '😀'], wrong: [5, ['a'], null, ...DIRTY] }

const TABLE: Readonly<Record<Kind, { readonly fine: readonly Value[]; readonly wrong: readonly Value[] }>> = {
  text: TEXT,
  textarea: TEXT,
  richtext: TEXT,
  address: TEXT,
  integer: {
    fine: [0, -5, 10 ** 13],
    wrong: [1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 10 ** 13 + 1, null],
  },
  number: {
    fine: [0, 0.01, 10 ** 13, -1.25],
    wrong: ['1', Number.NaN, Number.POSITIVE_INFINITY, 10 ** 13 + 1, 1.005, 0.1 + 0.2, 1e-7, null],
  },
  flag: { fine: [0, 1], wrong: [2, '1', true as never, null] },
  yesno: { fine: ['0', '1'], wrong: ['2', 0, 1, '是', 'true'] },
  code: KEY,
  region: KEY,
  account: KEY,
  branch: KEY,
  organisation: KEY,
  member: KEY,
  id: KEY,
  file: KEY,
  image: KEY,
  codes: LIST,
  files: LIST,
  images: LIST,
  date: { fine: ['2024-02-29', '0001-01-01'], wrong: ['2023-02-29', 'anytime', 5, '', '2024-1-1'] },
  'date-or-anytime': { fine: ['2024-02-29', 'anytime'], wrong: ['2023-02-29', 0, 'Anytime'] },
  month: { fine: ['2024-02'], wrong: ['2024-13', '2024-02-01', 202402] },
  datetime: { fine: [0, -1, 1_710_000_000_000], wrong: [1.5, '0', Number.NaN] },
  computed: { fine: ['x', 5], wrong: [['a'], null] },
}

describe('the shape of a value', () => {
  it.each(Object.keys(TABLE) as Kind[])('%s tells right from wrong', (kind) => {
    const field = EVERY_KIND[kind]
    expect(TABLE[kind].fine.map((value) => [value, shapeIssue(field, value)])).toEqual(
      TABLE[kind].fine.map((value) => [value, null]),
    )
    expect(TABLE[kind].wrong.filter((value) => shapeIssue(field, value) === null)).toEqual([])
  })
  it('FRM-027 a whole number refuses decimals in words', () => {
    expect(shapeIssue(sample.fields.age, 1.5)).toBe('应为整数')
    expect(shapeIssue(sample.fields.age, '1')).toBe('应为数字')
  })
  it('FRM-018 decimals are limited: money to fen, other numbers to their shown precision', () => {
    expect(shapeIssue(sample.fields.price, 1.005)).toBe('最多精确到分')
    expect(shapeIssue(sample.fields.debt, 1.005)).toBe('最多2位小数')
    expect(shapeIssue(sample.fields.rate, 0.0325001)).toBe('最多4位小数')
    expect(shapeIssue(sample.fields.rate, 0.032501)).toBeNull()
    expect(shapeIssue(sample.fields.paid, 10 ** 13 + 1)).toBe('数值过大')
  })
  it('FRM-011 length counts characters, not halves of them', () => {
    expect(shapeIssue(sample.fields.name, '😀😀😀😀')).toBeNull()
    expect(shapeIssue(sample.fields.name, '一二三四五')).toBe('不能超过4个字')
    expect(shapeIssue(sample.fields.place, 'a'.repeat(DEFAULT_MAX_LENGTH.address))).toBeNull()
    expect(shapeIssue(sample.fields.place, 'a'.repeat(501))).toBe('不能超过500个字')
    expect(shapeIssue(sample.fields.story, 'a'.repeat(4_001))).toBe('不能超过4000个字')
    expect(shapeIssue(sample.fields.page, 'a'.repeat(4_001))).toBeNull()
  })
  it('limits the number of items of a list', () => {
    expect(shapeIssue(sample.fields.many, ['a', 'b', 'c', 'd'])).toBe('最多3个')
    expect(
      shapeIssue(
        sample.fields.scans,
        Array.from({ length: 40 }, (_, index) => `f${index}`),
      ),
    ).toBeNull()
  })
})

describe('text that can be stored', () => {
  it('has no NUL and no half of a character', () => {
    expect(DIRTY.map(isCleanText)).toEqual(DIRTY.map(() => false))
    expect(['', '字', '😀', '𠮷野家', '\u0001', '\n\t', '\ufffd'].map(isCleanText)).toEqual(
      Array.from({ length: 7 }, () => true),
    )
  })
})
