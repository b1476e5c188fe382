import { describe, expect, it } from 'vitest'
import { is } from '../../../lib/catalogue/condition.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { text } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { FIELD_CONTROL, FIELD_SCOPE } from '../../../lib/domain/codes.ts'
import { effectText, requiredNow, type SettingLayer, shownNow } from '../../../lib/domain/settings/field-effect.ts'

const entity = defineEntity({
  service: 'Thing',
  title: '物',
  metaTable: null,
  groups: {
    all: {
      label: '物',
      fields: {
        must: text('必'),
        free: text('选'),
        depends: text('看'),
        given: text('得', { serverOwned: true }),
        firm: text('定', { required: true }),
      },
    },
  },
  required: { depends: is('free', 'x') },
  shown: { depends: is('free', 'x') },
})
const layer = (from: string, control: Value, scope: Value = null): SettingLayer => ({
  from,
  values: { hf02CtrlVals1Pc: control, hf02CtrlVals3: scope },
})
const { required, optional } = FIELD_CONTROL
const must = (name: string, ...layers: readonly SettingLayer[]) => effectText(requiredNow(entity, name, layers))
const seen = (name: string, ...layers: readonly SettingLayer[]) => effectText(shownNow(entity, name, layers))

describe('what holds for a field, and which layer says so', () => {
  it('FRM-003 is the declaration where no layer says anything', () => {
    expect(['free', 'depends', 'given', 'firm'].map((name) => must(name, layer('全国', null)))).toEqual([
      '选填 · 出厂',
      '条件必填 · 出厂',
      '系统得出 · 出厂',
      '必填 · 出厂',
    ])
    expect(['free', 'depends'].map((name) => seen(name))).toEqual(['显示 · 出厂', '按条件显示 · 出厂'])
  })
  it('FRM-007 is the most particular layer that says something', () => {
    expect(must('free', layer('本城市', null), layer('全国', required))).toBe('必填 · 全国')
    expect(must('free', layer('本城市', optional), layer('全国', required))).toBe('选填 · 本城市')
    expect(seen('free', layer('本城市', null, FIELD_SCOPE.hidden), layer('全国', null))).toBe('隐藏 · 本城市')
    expect(seen('free', layer('本城市', null, FIELD_SCOPE.common), layer('全国', null, FIELD_SCOPE.hidden))).toBe(
      '显示 · 本城市',
    )
    expect(seen('free', layer('全国', null, FIELD_SCOPE.individual))).toBe('仅个人 · 全国')
  })
  it('is never less than what the program requires', () => {
    expect(must('firm', layer('全国', optional))).toBe('必填 · 出厂')
    expect(must('given', layer('全国', required))).toBe('系统得出 · 出厂')
    expect(must('depends', layer('全国', optional))).toBe('条件必填 · 出厂')
  })
})
