import { describe, expect, it } from 'vitest'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import {
  fieldSetting,
  FIELD_SETTING_LISTS,
  settingsInForce,
  type PlacedSetting,
} from '../../../lib/domain/settings/field-setting.ts'
import { fieldTable } from '../../../lib/domain/settings/field-table.ts'
import { fieldsOf, GOVERNED, tableCode } from '../../../lib/domain/settings/governed-entities.ts'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { gridColumns } from '../../../lib/domain/grid/grid-columns.ts'
import { relabelled } from '../../../lib/domain/grid/relabelled.ts'

const line = (
  label: string | null,
  more: Readonly<Record<string, Value>> = {},
  place: Partial<PlacedSetting> = {},
): PlacedSetting => ({ project: null, city: null, ...place, values: { hf02FldName: 'a', hf02Name1: label, ...more } })
const labelsIn = (...lines: readonly PlacedSetting[]) => settingsInForce(lines).map(({ values }) => values['hf02Name1'])

describe('lines of one field', () => {
  const general = line('通用', { hf02CtrlVals1Pc: 'HF9601' })
  const kind = line('类型', { hf02PrjType: 'HF0101' })
  const city = line('城市', {}, { city: '440100' })
  const own = line('本案', {}, { project: 'p' })
  it('FRM-007 of the case count before those of its city, of its kind and general ones, in any order given', () => {
    expect(labelsIn(general, kind, city, own)).toEqual(['本案'])
    expect(labelsIn(city, kind, general)).toEqual(['城市'])
    expect(labelsIn(kind, general)).toEqual(['类型'])
  })
  it('MEM-030 for the very member type count before all others', () =>
    expect(labelsIn(own, line('业主', { memberType: '1' }))).toEqual(['业主']))
  it('leave what they do not say to the next one', () => {
    const [merged] = settingsInForce([
      general,
      line(null, { hf02CtrlVals5: 'H1', hf02PrjType: 'HF0101' }),
      line(null, { optValue: 0 }, { city: '440100' }),
    ])
    expect(merged?.values).toMatchObject({
      hf02Name1: '通用',
      hf02CtrlVals1Pc: 'HF9601',
      hf02CtrlVals5: 'H1',
      optValue: 0,
    })
  })
  it('FRM-004 take nothing from a line for other people', () => {
    const [merged] = settingsInForce([
      line('公司', { hf02CtrlVals3: 'HF9803' }),
      line(null, { hf02CtrlVals3: 'HF9802' }, { city: '440100' }),
    ])
    expect(merged?.values['hf02Name1']).toBeNull()
  })
  it('of different fields do not touch each other', () =>
    expect(labelsIn(general, { ...city, values: { hf02FldName: 'b', hf02Name1: '另一个' } })).toEqual([
      '通用',
      '另一个',
    ]))
})

describe('the lists of lines', () => {
  const messagesByField = (values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      check(fieldSetting, { ...blankRecord(fieldSetting.fields), ...values }, { today: '2026-11-21' }).map(
        ({ field, message }) => [field, message],
      ),
    )
  it('offer the fields of the chosen table alone, each of them', () => {
    for (const entity of GOVERNED)
      for (const name of fieldsOf(entity))
        expect(
          messagesByField({ hf02Table: tableCode(entity), hf02FldName: name }),
          `${entity.service} ${name}`,
        ).toEqual({})
    expect(messagesByField({ hf02Table: '1', hf02FldName: 'hf20HouseCountry' })).toEqual({
      hf02FldName: '字段不在可选范围内',
    })
  })
  it('OPN-038 count the fields of each table', () => {
    const counted = fieldTable.derived['hf01Fields']
    expect(GOVERNED.map((entity) => counted?.compute({ hf01Code: tableCode(entity) }))).toEqual(
      GOVERNED.map((entity) => fieldsOf(entity).length),
    )
    expect(counted?.compute({ hf01Code: 'CHARGE' })).toBeNull()
  })
  it('hold the same fields at every level, but for the kind', () => {
    const [general = [], kind = [], city = []] = FIELD_SETTING_LISTS.map(({ fields }) => Object.keys(fields))
    expect([kind.filter((name) => name !== 'hf02PrjType'), city]).toEqual([general, general])
  })
})

describe('a list with names of staff', () => {
  it('FRM-002 calls its columns so, and those without a name as declared', () => {
    const labels = gridColumns(
      relabelled(projectGrid, { hf20HouseMarketPrice: '成交参考价', hf20SellerType: '卖方类型' }),
    ).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['成交参考价', '卖方类型', '买家类型']))
    expect(labels).not.toContain('房屋市场价')
  })
})
