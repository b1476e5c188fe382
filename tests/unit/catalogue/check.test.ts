import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { check, checkField, type CheckOptions } from '../../../lib/catalogue/check.ts'
import { defineEntity, blankRecord } from '../../../lib/catalogue/entity.ts'
import { codes, date, integer, text } from '../../../lib/catalogue/field.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { is } from '../../../lib/catalogue/condition.ts'
import { sample } from './sample.ts'

const blank = blankRecord(sample.fields)
const issues = (changed: Readonly<Record<string, Value>>, options: Partial<CheckOptions> = {}) =>
  check(sample, { ...blank, ...changed }, { today: '2024-03-01', ...options })
const messages = (changed: Readonly<Record<string, Value>>, options: Partial<CheckOptions> = {}) =>
  issues(changed, options).map(({ message }) => message)
const required = (...names: readonly string[]) => ({ overlay: { ...NO_OVERLAY, required: new Set(names) } })

describe('check', () => {
  it('finds nothing wrong with a blank record of which nothing is required', () => expect(issues({})).toEqual([]))
  it('FRM-010 FRM-014 says which field is required, by the label it carries now', () => {
    expect(messages({ sort: 'A' })).toEqual(['地址必填'])
    expect(messages({ sort: 'B' }, required('name'))).toEqual(['乙方姓名必填'])
    expect(messages({}, { overlay: { ...NO_OVERLAY, required: new Set(['name']), labels: { name: '户主' } } })).toEqual(
      ['户主必填'],
    )
  })
  it('FRM-014 takes spaces for nothing where something is required', () => {
    expect(messages({ name: ' \u3000\t' }, required('name'))).toEqual(['姓名必填'])
    expect(messages({ name: '  ' })).toEqual([])
  })
  it('takes empty text and an empty list for nothing', () =>
    expect(messages({ name: '', many: [] }, required('name', 'many'))).toEqual(['姓名必填', '标签必填']))
  it('takes nought for something', () => expect(messages({ paid: 0, open: 0 }, required('paid', 'open'))).toEqual([]))
  it('FRM-016 goes through the fields in screen order', () => {
    expect(issues({}, required('whenever', 'city', 'name', 'age')).map(({ field }) => field)).toEqual([
      'name',
      'age',
      'whenever',
      'city',
    ])
  })
  it('says one thing about each field: shape before limit before code before rule', () => {
    expect(messages({ age: 1.5 })).toEqual(['年龄应为整数'])
    expect(messages({ phone: '一' })).toEqual(['手机号只能填写数字'])
    expect(messages({ phone: '12' })).toEqual(['手机号应为11位'])
  })
  it('FRM-015 leaves hidden fields alone, whatever they hold', () => {
    expect(messages({ open: 0, debt: -1.23456, kept: '\0' as never }, required('debt', 'kept', 'story'))).toEqual([])
    expect(messages({ open: 1, debt: 1.23456 })).toEqual(['负债最多2位小数'])
  })
  it('FRM-015 no field that is hidden or locked is ever complained about', () => {
    const aValue = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 3 }),
    )
    const names = Object.keys(sample.fields)
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), aValue),
        fc.subarray(names),
        fc.subarray(names),
        fc.subarray(names),
        (record, must, hidden, locked) => {
          const overlay = { ...NO_OVERLAY, required: new Set(must), hidden: new Set(hidden), locked: new Set(locked) }
          const visible = visibleFields(sample, record, overlay)
          for (const { field, message } of check(sample, record as never, { today: '2024-03-01', overlay })) {
            expect(visible).toContain(field)
            expect(locked).not.toContain(field)
            expect(message.length).toBeGreaterThan(2)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
  it('never blocks a save by a value that only the server or a rule can change', () => {
    expect(messages({ total: ['x'] as never, sort: 'B', age: 3 })).toEqual([])
    expect(messages({ name: '一二三四五' }, { overlay: { ...NO_OVERLAY, locked: new Set(['name']) } })).toEqual([])
  })
})

describe('ERR-047 a sentence of its own for what is missing', () => {
  const declared = defineEntity({
    service: 'TestMissing',
    title: '',
    metaTable: null,
    facts: ['deciding'],
    groups: {
      all: {
        label: '',
        fields: {
          kind: codes('D1', '支出类别', {
            required: true,
            freeText: true,
            missing: { key: 'kindMissing', text: '请选择支出类别' },
          }),
          reason: text('退回理由', {
            required: true,
            maxLength: 3,
            missing: { key: 'reasonMissing', text: '请输入退回理由' },
          }),
          paidOn: date('付款日期', { missing: { key: 'dateMissing', text: '请选择付款日期' } }),
          place: text('地点', { missing: { key: 'placeMissing', text: '请填写地点' } }),
        },
      },
    },
    required: { paidOn: is('deciding', 1) },
  })
  const full = { kind: ['A'], reason: '缺票', paidOn: '2024-03-01', place: '路' }
  const found = (changed: Readonly<Record<string, Value>>, options: Partial<CheckOptions> = {}) =>
    check(declared, { ...full, ...changed }, { today: '2024-03-01', ...options })

  it.each([
    ['an empty list', { kind: [] }, { field: 'kind', message: '请选择支出类别', key: 'kindMissing' }],
    ['nothing', { kind: null }, { field: 'kind', message: '请选择支出类别', key: 'kindMissing' }],
    ['empty text', { reason: '' }, { field: 'reason', message: '请输入退回理由', key: 'reasonMissing' }],
    ['spaces only', { reason: ' \u3000\t' }, { field: 'reason', message: '请输入退回理由', key: 'reasonMissing' }],
  ])('is said of %s, with its key and without the label', (_what, changed, issue) =>
    expect(found(changed)).toEqual([issue]),
  )
  it('OPN-065 is said where a condition requires the field, and nowhere else', () => {
    expect(found({ paidOn: null })).toEqual([])
    expect(found({ paidOn: null }, { facts: { deciding: 1 } })).toEqual([
      { field: 'paidOn', message: '请选择付款日期', key: 'dateMissing' },
    ])
  })
  it('is said where the metadata requires the field, whatever they call it', () => {
    expect(found({ place: null })).toEqual([])
    expect(
      found({ place: '  ' }, { overlay: { ...NO_OVERLAY, required: new Set(['place']), labels: { place: '所在地' } } }),
    ).toEqual([{ field: 'place', message: '请填写地点', key: 'placeMissing' }])
  })
  it('is not said of what is there and wrong', () =>
    expect(found({ reason: '缺票据吧' }).map(({ message, key }) => [message.startsWith('退回理由'), key])).toEqual([
      [true, undefined],
    ]))
})

describe('limits', () => {
  it.each([
    [{ age: 17 }, '年龄不能小于18岁'],
    [{ age: 151 }, '年龄不能大于150岁'],
    [{ price: -0.01 }, '价格不能小于0万元'],
    [{ price: 100_000_000.01 }, '价格不能大于10,000万元'],
    [{ paid: -1 }, '已付不能小于0元'],
  ])('%j is refused with the limit as shown on screen', (changed, message) =>
    expect(messages(changed)).toEqual([message]),
  )
  it.each([{ age: 18 }, { age: 150 }, { price: 0 }, { price: 100_000_000 }])('%j is inside', (changed) =>
    expect(messages(changed)).toEqual([]),
  )
})

describe('codes', () => {
  const codesOf = (dict: string) =>
    dict === 'D1' ? new Set(['A', 'B', 'C']) : dict === 'D2' ? new Set(['x', 'y']) : null
  it('outside the dictionary are refused', () => {
    expect(messages({ sort: 'Z' }, { codesOf })).toEqual(['类别不在可选范围内'])
    expect(messages({ many: ['x', 'z'] }, { codesOf })).toEqual(['标签不在可选范围内'])
    expect(messages({ sort: 'C', many: ['x', 'y'] }, { codesOf })).toEqual([])
  })
  it('outside the offered ones are refused, even when the dictionary is not at hand', () => {
    expect(messages({ few: 'C' }, { codesOf })).toEqual(['少数不在可选范围内'])
    expect(messages({ few: 'C' })).toEqual(['少数不在可选范围内'])
    expect(messages({ open: 1, sort: 'B' })).toEqual(['类别不在可选范围内'])
  })
  it('are not judged while the dictionary is not at hand, and never for free text', () => {
    expect(messages({ sort: 'Z', many: ['z'] })).toEqual([])
    expect(messages({ free: '自己写的' }, { codesOf })).toEqual([])
  })
  it('that are stored may stay, though retired, alone or in a list', () => {
    expect(messages({ sort: 'Z' }, { codesOf, stored: { sort: 'Z' } })).toEqual([])
    expect(messages({ many: ['z', 'x'] }, { codesOf, stored: { many: ['z'] } })).toEqual([])
    expect(messages({ many: ['w', 'z'] }, { codesOf, stored: { many: ['z'] } })).toEqual(['标签不在可选范围内'])
    expect(messages({ sort: 'Y' }, { codesOf, stored: { sort: 'Z' } })).toEqual(['类别不在可选范围内'])
  })
})

describe('rules', () => {
  it('name the other field by the label it carries', () => {
    expect(messages({ born: '2024-02-02', until: '2024-02-01' })).toEqual(['止不能早于起'])
    expect(
      messages({ born: '2024-02-02', until: '2024-02-01' }, { overlay: { ...NO_OVERLAY, labels: { born: '开始日' } } }),
    ).toEqual(['止不能早于开始日'])
    expect(messages({ open: 1, shut: 1 })).toEqual(['开放不能与关闭同时选择'])
  })
  it('may read a fact of the case', () => {
    const ranged = defineEntity({
      service: 'TestRange',
      title: '',
      metaTable: null,
      facts: ['most'],
      groups: {
        all: {
          label: '',
          fields: {
            n: integer('数', {
              rules: [
                { name: 'most', issue: (value, scope) => (Number(value) > Number(scope['most']) ? '太大' : null) },
              ],
            }),
          },
        },
      },
      shown: { n: is('most', 3) },
    })
    expect(check(ranged, { n: 4 }, { today: '2024-01-01', facts: { most: 3 } })).toEqual([
      { field: 'n', message: '数太大' },
    ])
    expect(check(ranged, { n: 4 }, { today: '2024-01-01', facts: { most: 9 } })).toEqual([])
  })
  it('read today and the settings of the installation', () => {
    const asked = defineEntity({
      service: 'TestAsk',
      title: '',
      metaTable: null,
      groups: {
        all: {
          label: '',
          fields: {
            a: text('甲', {
              rules: [
                {
                  name: 'ask',
                  issue: (_value, _scope, { today, settings }) => `${today}${settings['mode'] ?? '无'}`,
                },
              ],
            }),
          },
        },
      },
    })
    expect(check(asked, { a: 'x' }, { today: '2024-03-01', settings: { mode: '严' } })).toEqual([
      { field: 'a', message: '甲2024-03-01严' },
    ])
    expect(check(asked, { a: 'x' }, { today: '2024-03-01' })).toEqual([{ field: 'a', message: '甲2024-03-01无' }])
  })
})

describe('personal data', () => {
  it('that is masked and untouched is not checked', () => {
    expect(messages({ phone: '154******78' }, { stored: { phone: '154******78' } })).toEqual([])
    expect(messages({ phone: '15400005678' }, { stored: { phone: '154******78' } })).toEqual([])
  })
  it('that holds a mask which is not the stored one is refused', () => {
    for (const [phone, stored] of [
      ['154******78', null],
      ['154******00', '154******78'],
      ['154*', '154******78'],
    ] as const) {
      expect(messages({ phone }, { stored: { phone: stored } })).toEqual(['手机号含有遮盖字符，请重新填写'])
    }
  })
  it('that is at hand in full is judged again when what its rule reads has changed', () => {
    const paper = defineEntity({
      service: 'TestPaper',
      title: '',
      metaTable: null,
      groups: {
        all: {
          label: '',
          fields: {
            type: text('证件类型'),
            no: text('证件号码', {
              sensitive: 'id',
              rules: [
                {
                  name: 'byType',
                  reads: ['type', 'fact'],
                  issue: (_value, { type }) => (type === 'card' ? '格式不正确' : null),
                },
              ],
            }),
          },
        },
      },
    })
    const stored = { type: 'passport', no: 'E1234567' }
    const judged = (record: Readonly<Record<string, string>>, was: Readonly<Record<string, string>> = stored) =>
      check(paper, record, { today: '2024-03-01', stored: was, facts: { fact: 'f' } }).map(({ message }) => message)
    expect(judged({ ...stored, type: 'card' })).toEqual(['证件号码格式不正确'])
    expect(judged({ type: 'card', no: 'E1234567' }, { type: 'card', no: 'E1234567' })).toEqual([])
    expect(judged({ type: 'card', no: 'E123****' }, { type: 'passport', no: 'E123****' })).toEqual([])
  })
  it('is still required when it was emptied', () =>
    expect(messages({ phone: null }, { ...required('phone'), stored: { phone: '154******78' } })).toEqual([
      '手机号必填',
    ]))
  it('other untouched values are checked all the same', () =>
    expect(messages({ age: 3 }, { stored: { age: 3 } })).toEqual(['年龄不能小于18岁']))
})

describe('checkField', () => {
  it('checks one field, on screen or not', () => {
    expect(checkField(sample, 'debt', { open: 0, debt: 1.23456 }, { today: '2024-03-01' })).toEqual([
      { field: 'debt', message: '负债最多2位小数' },
    ])
    expect(checkField(sample, 'name', { name: '甲' }, { today: '2024-03-01' })).toEqual([])
  })
})

describe('a wide record', () => {
  it('has each rule asked once for each filled field', () => {
    let asked = 0
    const counting = {
      name: 'count',
      issue: () => {
        asked += 1
        return null
      },
    }
    const fields = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`f${index}`, integer(`字段${index}`, { rules: [counting] })]),
    )
    const wide = defineEntity({
      service: 'TestWide',
      title: '',
      metaTable: null,
      groups: { all: { label: '', fields } },
    })
    check(wide, Object.fromEntries(Object.keys(fields).map((name, index) => [name, index < 500 ? 1 : null])), {
      today: '2024-01-01',
    })
    expect(asked).toBe(500)
  })
})
