import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/catalogue/day.ts'
import type { Kind, Value } from '../../../lib/catalogue/kind.ts'
import { parseStrict, toWire } from '../../../lib/catalogue/wire.ts'
import { decodeForm, encodeForm } from '../../../lib/contract/encoding.ts'
import { EVERY_KIND } from '../catalogue/sample.ts'

const decoded = (text: string) => {
  const result = decodeForm(text)
  return result.ok ? { ...result.raw } : result
}

describe('a form', () => {
  it('writes nothing as empty, numbers as decimal text, lists joined by commas, nested values as JSON', () => {
    expect(
      decoded(
        encodeForm({
          a: null,
          b: 1.5,
          c: ['x', 'y'],
          d: { e: [1] },
          f: 'x&y=z+ %',
          g: true,
          h: [],
          i: [1, 2],
          j: undefined,
        }),
      ),
    ).toEqual({
      a: '',
      b: '1.5',
      c: 'x,y',
      d: '{"e":[1]}',
      f: 'x&y=z+ %',
      g: 'true',
      h: '',
      i: '1,2',
    })
  })
  it('never writes a number with an exponent', () =>
    expect(encodeForm({ a: 1e-7, b: 1e21, c: -2.5e-9 })).toBe('a=0.0000001&b=1000000000000000000000&c=-0.0000000025'))
  it('refuses a name given twice, so that no value wins silently', () => {
    expect(decodeForm('a=1&b=2&a=3')).toEqual({ ok: false, issues: [{ field: 'a', message: '字段重复：a' }] })
    expect(decodeForm('__proto__=1&__proto__=2').ok).toBe(false)
  })
  it('keeps the names that reach into objects as plain names', () => {
    const result = decodeForm('__proto__=x&constructor=y')
    expect(result.ok && Object.entries(result.raw)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        decodeForm(text)
      }),
    )
    expect(decoded('')).toEqual({})
    expect(decoded('a')).toEqual({ a: '' })
    expect(decoded('a=%')).toEqual({ a: '%' })
  })
})

const aText = fc
  .string({ minLength: 1, maxLength: 4, unit: 'grapheme' })
  .filter((text) => !text.includes('\0') && [...text].length <= 4)
const aKey = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ABCxyz019_-中') })
const aList = fc.uniqueArray(aKey, { minLength: 1, maxLength: 3 })
const aDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1850-01-01', days))
const OF_KIND: Readonly<Record<Kind, fc.Arbitrary<Value>>> = {
  text: aText,
  textarea: aText,
  richtext: aText,
  address: aText,
  integer: fc.integer(),
  number: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((fen) => Number(fen) / 100),
  flag: fc.constantFrom(0, 1),
  yesno: fc.constantFrom('0', '1'),
  code: aKey,
  region: aKey,
  account: aKey,
  branch: aKey,
  organisation: aKey,
  member: aKey,
  id: aKey,
  file: aKey,
  image: aKey,
  computed: aKey,
  codes: aList,
  files: aList,
  images: aList,
  date: aDay,
  month: aDay.map((day) => day.slice(0, 7)),
  datetime: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
  'date-or-anytime': fc.oneof(aDay, fc.constant('anytime')),
}

describe('a record of every kind', () => {
  it('survives the way to the wire, through a form and back', () => {
    const aRecord = fc.record(
      Object.fromEntries(Object.entries(OF_KIND).map(([kind, arbitrary]) => [kind, fc.option(arbitrary, { freq: 8 })])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(aRecord, (record) => {
        const form = decodeForm(encodeForm(toWire(EVERY_KIND, record)))
        expect(form.ok && parseStrict(EVERY_KIND, form.raw)).toEqual({
          ok: true,
          values: Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === 0 ? 0 : value])),
        })
      }),
      { numRuns: 1_000 },
    )
  })
})
