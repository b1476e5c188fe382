import { describe, expect, it } from 'vitest'
import { FIELD_CONTROL, FIELD_SCOPE } from '../../../lib/domain/codes.ts'
import { house } from '../../../lib/domain/house/house.ts'
import {
  fieldLevels,
  type PreviewedSetting,
  previewFields,
  withDrafts,
} from '../../../lib/domain/settings/field-preview.ts'

const NAME = 'hf29Nature'
const at = (from: string, city: string | null, values: PreviewedSetting['values'] = {}): PreviewedSetting => ({
  from,
  project: null,
  city,
  values,
})
const set = (from: string, city: string | null, values: PreviewedSetting['values']) =>
  at(from, city, { hf02FldName: NAME, ...values })
const shown = (settings: readonly PreviewedSetting[]) =>
  previewFields(house, settings).find(({ name }) => name === NAME)

describe('FRM-001 FRM-007 the preview of a form', () => {
  it('names for each value the level that says so, the most particular one first', () => {
    const field = shown([
      set('全国', null, { hf02Name1: '性质', hf02CtrlVals1Pc: FIELD_CONTROL.required }),
      set('本城市', 'here', { hf02CtrlVals1Pc: FIELD_CONTROL.optional }),
    ])
    expect(field).toMatchObject({
      label: { text: '性质', from: '全国' },
      required: { text: '选填', from: '本城市' },
      shown: { from: '出厂' },
      locked: { text: '可编辑', from: '出厂' },
    })
  })

  it('shows a draft as it would hold, and leaves what is stored alone', () => {
    const stored = [set('全国', null, { hf02Name1: '性质' })]
    const drafted = withDrafts(
      stored,
      new Map([[NAME, { hf02CtrlVals1Pc: FIELD_CONTROL.required, optValue: 1 }]]),
      at('全国', null),
    )
    expect(shown(drafted)).toMatchObject({
      label: { text: '性质', from: '全国' },
      required: { text: '必填', from: '草稿' },
      locked: { text: '不可编辑', from: '草稿' },
      form: { required: false, editable: false },
    })
    expect(shown(stored)).toMatchObject({ locked: { text: '可编辑' } })
  })

  it('drafts a setting of a city beside the general one, and hides what it hides', () => {
    const stored = [set('全国', null, { hf02Name1: '性质', hf02CtrlVals3: FIELD_SCOPE.common })]
    const drafted = withDrafts(stored, new Map([[NAME, { hf02CtrlVals3: FIELD_SCOPE.hidden }]]), at('本城市', 'here'))
    expect(drafted).toHaveLength(2)
    expect(shown(drafted)).toMatchObject({
      shown: { text: '隐藏', from: '草稿' },
      form: { visible: 'no' },
    })
  })
})

describe('the levels of a field', () => {
  const said = (settings: readonly PreviewedSetting[], name = NAME) =>
    fieldLevels(house, name, settings).map(({ from, text, holds }) => [from, text, holds])

  it('start with what the program declares, which holds while no level says otherwise', () => {
    expect(said([])).toEqual([['出厂', '选填', true]])
    expect(said([set('全国', null, { hf02Name1: '性质' })])).toEqual([
      ['出厂', '选填', true],
      ['全国', null, false],
    ])
  })

  it('name the most particular level that says something as the one that holds', () => {
    const general = set('全国', null, { hf02CtrlVals1Pc: FIELD_CONTROL.required })
    expect(said([set('本城市', 'here', { hf02CtrlVals3: FIELD_SCOPE.hidden }), general])).toEqual([
      ['出厂', '选填', false],
      ['全国', '必填', false],
      ['本城市', '隐藏', true],
    ])
    expect(said([set('本城市', 'here', { optValue: 1 }), general]).at(-1)).toEqual(['本城市', null, false])
  })

  it('count what an installation starts with as declared', () => {
    expect(said([set('出厂', null, { hf02CtrlVals1Pc: FIELD_CONTROL.required })])).toEqual([['出厂', '必填', true]])
  })
})
