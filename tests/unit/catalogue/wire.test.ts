import * as fc from '../../property.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/catalogue/day.ts'
import type { Kind, Value } from '../../../lib/catalogue/kind.ts'
import { fieldSchema, parseLoose, parseStrict, recordSchema, toWire } from '../../../lib/catalogue/wire.ts'
import { EVERY_KIND, sample } from './sample.ts'

const KINDS = Object.keys(EVERY_KIND) as Kind[]
const read = (kind: Kind, raw: unknown): Value | 'refused' => {
  const result = v.safeParse(fieldSchema(EVERY_KIND[kind], 'strict'), raw)
  return result.success ? result.output : 'refused'
}

const TEXT = [
  ['字', '字'],
  [' a ', ' a '],
] as const
const KEY = [
  ['HF0101', 'HF0101'],
  [440100, '440100'],
  [0, '0'],
] as const
const NUMBER = [
  [5, 5],
  ['5', 5],
  ['-1', -1],
  ['007', 7],
] as const
const LIST = [
  ['A,B', ['A', 'B']],
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  ['A', ['A']],
  [
    [1, 2],
    ['1', '2'],
  ],
  ['A,,B,', ['A', 'B']],
  [[], []],
] as const
const NO_TEXT = [5, true, ['a'], {}, { length: 1 }, '\0', '\ud800'] as const
const NO_KEY = [true, 1.5, ['a'], {}, 'a'.repeat(65), '\0', Number.NaN] as const
const NO_NUMBER = [
  '',
  'abc',
  '0x10',
  '1e3',
  '٣',
  '１',
  ' 5',
  '5 ',
  '+5',
  '.5',
  '5.',
  '1,234',
  true,
  [5],
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '9'.repeat(16),
].filter((raw) => raw !== '')
const NO_DAY = [
  '2023-02-29',
  '2024-1-1',
  'x',
  1.5,
  true,
  ['2024-01-01'],
  {},
  9e15,
  '9'.repeat(20),
  -63_000_000_000_000,
  Number.NaN,
]

const TABLE: Readonly<
  Record<Kind, { readonly fine: readonly (readonly [unknown, Value])[]; readonly wrong: readonly unknown[] }>
> = {
  text: { fine: TEXT, wrong: [...NO_TEXT, '一二三四五'] },
  textarea: { fine: TEXT, wrong: NO_TEXT },
  richtext: { fine: TEXT, wrong: NO_TEXT },
  address: { fine: TEXT, wrong: [...NO_TEXT, 'a'.repeat(501)] },
  integer: { fine: NUMBER, wrong: [...NO_NUMBER, 1.5, '1.5', 2 ** 53] },
  number: {
    fine: [...NUMBER, ['3.25', 3.25], [3.25, 3.25], ['3.50', 3.5]],
    wrong: [...NO_NUMBER, 1.005, '1.005', 1e14],
  },
  flag: {
    fine: [
      [1, 1],
      ['1', 1],
      [0, 0],
      ['0', 0],
    ],
    wrong: [2, '2', true, false, 'on', [1], {}, Number.NaN],
  },
  yesno: {
    fine: [
      ['0', '0'],
      ['1', '1'],
      [0, '0'],
      [1, '1'],
    ],
    wrong: ['2', true, 'yes', [0], {}],
  },
  code: { fine: KEY, wrong: NO_KEY },
  region: { fine: KEY, wrong: NO_KEY },
  account: { fine: KEY, wrong: NO_KEY },
  branch: { fine: KEY, wrong: NO_KEY },
  organisation: { fine: KEY, wrong: NO_KEY },
  member: { fine: KEY, wrong: NO_KEY },
  id: { fine: KEY, wrong: NO_KEY },
  file: { fine: KEY, wrong: NO_KEY },
  image: { fine: KEY, wrong: NO_KEY },
  codes: { fine: LIST, wrong: [5, true, {}, [true], [['A']], [null], ['A,B'], 'A,B,C,D', ['\0']] },
  files: { fine: LIST, wrong: [5, true, {}, ['a'.repeat(65)]] },
  images: { fine: LIST, wrong: [5, true, {}] },
  date: {
    fine: [
      ['2024-02-29', '2024-02-29'],
      [1_709_136_000_000, '2024-02-29'],
      ['1709136000000', '2024-02-29'],
      [1_709_222_399_999, '2024-02-29'],
      [0, '1970-01-01'],
      [-28_800_000, '1970-01-01'],
    ],
    wrong: [...NO_DAY, 'anytime'],
  },
  'date-or-anytime': {
    fine: [
      [0, 'anytime'],
      ['0', 'anytime'],
      ['anytime', 'anytime'],
      [-28_800_000, '1970-01-01'],
      ['2024-02-29', '2024-02-29'],
    ],
    wrong: NO_DAY,
  },
  month: {
    fine: [
      ['2024-02', '2024-02'],
      [1_709_136_000_000, '2024-02'],
      ['2024-02-29', '2024-02'],
    ],
    wrong: [...NO_DAY.filter((raw) => raw !== '2023-02-29'), '2024-13'],
  },
  datetime: {
    fine: [
      [1_709_136_000_000, 1_709_136_000_000],
      ['1709136000000', 1_709_136_000_000],
      [0, 0],
    ],
    wrong: ['2024-02-29', 1.5, '1.5', true, {}, 9e15, 'x'],
  },
  computed: {
    fine: [
      ['x', 'x'],
      [5.5, 5.5],
    ],
    wrong: [true, ['a'], {}],
  },
}

describe('one value from the wire', () => {
  it.each(KINDS)('%s is read by its kind', (kind) => {
    expect(TABLE[kind].fine.map(([raw]) => [raw, read(kind, raw)])).toEqual(TABLE[kind].fine)
    expect(TABLE[kind].wrong.filter((raw) => read(kind, raw) !== 'refused')).toEqual([])
  })
  it('of nothing is empty in every kind', () => {
    for (const kind of KINDS) for (const raw of [null, undefined, '']) expect(read(kind, raw)).toBeNull()
  })
  it('of any shape is either read or refused, never thrown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
        (kind, raw) => {
          expect(() => read(kind, raw)).not.toThrow()
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('a record read strictly', () => {
  it('has every field by its kind and leaves absent ones absent', () => {
    expect(parseStrict(sample.fields, { age: '30', born: 1_709_136_000_000, many: 'x,y', name: '' })).toEqual({
      ok: true,
      values: { age: 30, born: '2024-02-29', many: ['x', 'y'], name: null },
    })
    expect(parseStrict(sample.fields, {})).toEqual({ ok: true, values: {} })
  })
  it('names every field that is wrong, with its label', () => {
    expect(parseStrict(sample.fields, { age: 'x', born: 'y', name: 5 })).toEqual({
      ok: false,
      issues: [
        { field: 'name', message: '姓名应为文字' },
        { field: 'age', message: '年龄应为数字' },
        { field: 'born', message: '起不是正确的日期' },
      ],
    })
  })
  it('refuses unknown keys by name', () => {
    expect(parseStrict(sample.fields, { name: '甲', nmae: '乙', AGE: 1 })).toEqual({
      ok: false,
      issues: [
        { field: 'nmae', message: '不认识的字段：nmae' },
        { field: 'AGE', message: '不认识的字段：AGE' },
      ],
    })
    const long = parseStrict(sample.fields, { ['x'.repeat(5_000)]: 1 })
    expect(long.ok || long.issues[0]?.message.length).toBeLessThan(100)
  })
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'refuses the key %s, which reaches into every object',
    (name) => {
      const raw = JSON.parse(`{"name":"甲","${name}":{"polluted":1}}`) as unknown
      expect(parseStrict(sample.fields, raw)).toMatchObject({ ok: false, issues: [{ field: name }] })
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )
  it.each([[null], [undefined], [5], ['text'], [[]], [[{}]], [true]])('refuses %j, which is no record', (raw) => {
    expect(parseStrict(sample.fields, raw)).toMatchObject({
      ok: false,
      issues: [{ field: '', message: '请求内容应为一条记录' }],
    })
  })
  it('reads a record without prototype, as forms are decoded', () => {
    expect(parseStrict(sample.fields, Object.assign(Object.create(null), { age: '30' }))).toEqual({
      ok: true,
      values: { age: 30 },
    })
  })
  it('either gives only declared names and clean values, or complaints; it never throws', () => {
    const aKey = fc.oneof(fc.constantFrom(...Object.keys(sample.fields)), fc.string())
    fc.assert(
      fc.property(fc.dictionary(aKey, fc.anything()), (raw) => {
        const parsed = parseStrict(sample.fields, raw)
        expect(
          parsed.ok
            ? Object.keys(parsed.values).filter((name) => !Object.hasOwn(sample.fields, name))
            : parsed.issues.length > 0,
        ).toEqual(parsed.ok ? [] : true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a record read leniently', () => {
  it('keeps unknown keys and reads known ones', () => {
    expect(parseLoose(sample.fields, { age: 30, extra: { deep: [1] }, refValues: {} })).toEqual({
      ok: true,
      values: { age: 30, extra: { deep: [1] }, refValues: {} },
    })
  })
  it('says which known value has the wrong shape', () =>
    expect(parseLoose(sample.fields, { age: 'x' })).toEqual({
      ok: false,
      issues: [{ field: 'age', message: '应为数字' }],
    }))
  it('keeps what breaks a limit of ours: a record of another time or back end must open', () => {
    const old = { name: '一二三四五六', age: 30.5, price: 1.005, many: ['a', 'b', 'c', 'd'], agreed: '9' }
    expect(parseLoose(sample.fields, old)).toEqual({ ok: true, values: old })
    expect(parseStrict(sample.fields, old)).toMatchObject({
      ok: false,
      issues: Object.keys(old).map((field) => ({ field })),
    })
  })
  it.each([
    { name: 5 },
    { age: 'x' },
    { price: Number.NaN },
    { open: 2 },
    { born: 'x' },
    { born: 9e15 },
    { born: -63_000_000_000_000 },
    { many: 5 },
    { sort: true },
  ])('says that %j has the wrong type', (raw) => {
    expect(parseLoose(sample.fields, raw)).toMatchObject({ ok: false, issues: [{ field: Object.keys(raw)[0] }] })
  })
  it('lets no key reach into the prototype', () => {
    const parsed = parseLoose(sample.fields, JSON.parse('{"__proto__":{"polluted":1},"age":30}'))
    expect(parsed).toMatchObject({ ok: true, values: { age: 30 } })
    expect((parsed.ok ? parsed.values : {})['polluted']).toBeUndefined()
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
  it.each([[null], [5], ['text']])('refuses %j', (raw) => expect(parseLoose(sample.fields, raw).ok).toBe(false))
})

describe('the schema of a record', () => {
  it('keeps unknown keys where reading is loose; strict reading refuses them by name', () => {
    expect(parseStrict(sample.fields, { extra: 1 })).toMatchObject({ ok: false, issues: [{ field: 'extra' }] })
    expect(v.safeParse(recordSchema(sample.fields, 'loose'), { extra: 1 })).toMatchObject({
      success: true,
      output: { extra: 1 },
    })
  })
})

describe('a record to the wire', () => {
  it('FRM-025 FRM-026 carries dates in milliseconds, "anytime" as 0, everything else as held', () => {
    expect(
      toWire(sample.fields, {
        born: '2024-02-29',
        whenever: 'anytime',
        period: '2024-02',
        at: 5,
        many: ['x'],
        price: 1.5,
        name: null,
        extra: { a: 1 },
      }),
    ).toEqual({
      born: 1_709_136_000_000,
      whenever: 0,
      period: 1_706_716_800_000,
      at: 5,
      many: ['x'],
      price: 1.5,
      name: null,
      extra: { a: 1 },
    })
    expect(toWire(sample.fields, { whenever: '1970-01-01' })).toEqual({ whenever: -28_800_000 })
  })
  it('and back is the same record, in JSON', () => {
    const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1899-01-01', days))
    const aKey = fc.string({ minLength: 1, maxLength: 10, unit: fc.constantFrom(...'ABC012_') })
    const values: Partial<Record<Kind, fc.Arbitrary<Value>>> = {
      text: fc.string({ minLength: 1, maxLength: 2 }).filter((text) => !text.includes('\0')),
      integer: fc.integer(),
      number: fc.integer().map((cents) => cents / 100),
      flag: fc.constantFrom(0, 1),
      yesno: fc.constantFrom('0', '1'),
      code: aKey,
      codes: fc.array(aKey, { minLength: 1, maxLength: 3 }),
      date: aDay,
      month: aDay.map((day) => day.slice(0, 7)),
      datetime: fc.integer(),
      'date-or-anytime': fc.oneof(aDay, fc.constant('anytime')),
      region: aKey,
      images: fc.array(aKey, { minLength: 1 }),
    }
    const fields = Object.fromEntries(Object.keys(values).map((kind) => [kind, EVERY_KIND[kind as Kind]]))
    const aRecord = fc.record(
      Object.fromEntries(Object.entries(values).map(([kind, arbitrary]) => [kind, fc.option(arbitrary)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(aRecord, (record) => {
        expect(parseStrict(fields, JSON.parse(JSON.stringify(toWire(fields, record))))).toEqual({
          ok: true,
          values: JSON.parse(JSON.stringify(record)),
        })
      }),
      { numRuns: 500 },
    )
  })
})
