import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { above, all, any, atLeast, below, empty, filled, is, not, reads } from '../../../lib/catalogue/condition.ts'
import { explain, explainState, type ConditionTexts, conditionTextsOf } from '../../../lib/catalogue/explain.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { aCondition } from './arbitrary.ts'
import { sample } from './sample.ts'

const plain: ConditionTexts = {
  label: (field) => `【${field}】`,
  value: (_field, value) => (value === null ? '空' : String(value)),
}

describe('explain', () => {
  it('never throws and names every field the condition reads', () => {
    fc.assert(
      fc.property(aCondition, (condition) => {
        const text = explain(condition, plain)
        for (const name of reads(condition)) expect(text).toContain(`【${name}】`)
      }),
      { numRuns: 500 },
    )
  })
  it.each([
    [is('a', 'X', 'Y'), '【a】 为 X 或 Y'],
    [not(is('a', 'X', 'Y')), '【a】 不为 X 或 Y'],
    [empty('a'), '【a】 未填写'],
    [filled('a'), '【a】 已填写'],
    [above('a', 3), '【a】 大于 3'],
    [atLeast('a', 3), '【a】 不小于 3'],
    [below('a', 3), '【a】 小于 3'],
    [not(above('a', 3)), '不满足（【a】 大于 3）'],
    [all(is('a', 'X'), any(is('b', 'Y'), empty('c'))), '【a】 为 X 且 （【b】 为 Y 或 【c】 未填写）'],
    [not(all(is('a', 'X'), is('b', 'Y'))), '不满足（【a】 为 X 且 【b】 为 Y）'],
  ])('says %j in Chinese', (condition, text) => expect(explain(condition, plain)).toBe(text))
  it('a negation says something else than what it negates', () => {
    fc.assert(fc.property(aCondition, (condition) => explain(not(condition), plain) !== explain(condition, plain)))
  })
})

describe('the words of an entity', () => {
  const words = conditionTextsOf(sample, (dict, code) => (dict === 'D1' && code === 'A' ? '甲类' : null), { sort: 'A' })
  it('speaks labels as they are at this moment, and an unknown name as it is', () => {
    expect(words.label('name')).toBe('甲方姓名')
    expect(words.label('age')).toBe('年龄')
    expect(words.label('role')).toBe('role')
  })
  it('speaks values with dictionary texts, toggles, units and separators', () => {
    expect(words.value('sort', 'A')).toBe('甲类')
    expect(words.value('sort', 'Z')).toBe('Z')
    expect(words.value('open', 1)).toBe('开启')
    expect(words.value('open', 0)).toBe('关闭')
    expect(words.value('age', 30)).toBe('30岁')
    expect(words.value('price', 32_800_000)).toBe('3,280万元')
    expect(words.value('rate', 0.0325)).toBe('3.25%')
    expect(words.value('sort', null)).toBe('空')
    expect(words.value('role', 5)).toBe('5')
  })
  it('takes the label of the metadata first', () => {
    expect(
      conditionTextsOf(sample, () => null, { sort: 'A' }, { ...NO_OVERLAY, labels: { name: '户主' } }).label('name'),
    ).toBe('户主')
  })
})

describe('explainState', () => {
  const words = conditionTextsOf(sample, () => null)
  it('says why a field is hidden', () => {
    expect(explainState(sample, 'story', {}, words)).toEqual(['当 姓名 已填写 时显示'])
    expect(explainState(sample, 'kept', {}, words)).toEqual(['该字段不显示'])
    expect(explainState(sample, 'name', {}, words, { ...NO_OVERLAY, hidden: new Set(['name']) })).toEqual([
      '字段管理中设为不显示',
    ])
  })
  it('says why a field is locked', () => {
    expect(explainState(sample, 'age', { sort: 'B' }, words)).toEqual(['当 类别 为 B 时不可编辑'])
    expect(explainState(sample, 'total', {}, words)).toEqual(['该字段由系统计算'])
    expect(explainState(sample, 'name', {}, words, { ...NO_OVERLAY, locked: new Set(['name']) })).toEqual([
      '字段管理中设为不可编辑',
    ])
  })
  it('says why a field is required', () => {
    expect(explainState(sample, 'place', { sort: 'A' }, words)).toEqual(['当 类别 为 A 时必填'])
    expect(explainState(sample, 'name', {}, words, { ...NO_OVERLAY, required: new Set(['name']) })).toEqual([
      '字段管理中设为必填',
    ])
  })
  it('says nothing about an ordinary field', () => expect(explainState(sample, 'name', {}, words)).toEqual([]))
})
