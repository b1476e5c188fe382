import { beforeEach, describe, expect, it } from 'vitest'
import { fieldsGrids, fieldsRows } from '../../../host/grids/fields/fields.ts'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, fieldsGrids)
  await seedReference(fixture.store, fixture.ports)
  await seedGridRows(fixture.store, fixture.ports, fieldsRows, { demo: false })
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
  await fixture.addCase('p2', { hf20ManagerId: 'a-follow', hf20PrjType: 'HF0103' })
  manager = await fixture.as('manager')
  await save(GENERAL, { hf02Table: '1', hf02FldName: 'hf20HouseMarketPrice' })
})
const GENERAL = 'Hf02TempFld'
const KIND = 'Hf02TempFldMght'
const CITY = 'Hf02TempFldCity'
const save = (service: string, body: Readonly<Record<string, unknown>>, send = manager) =>
  send(`${service}.doSave`, body)
const line = async (field: string) =>
  recordIn({
    data: rowsIn(await manager(`${GENERAL}.getPageList`, { hf02FldName: field })).find(
      (row) => row['hf02FldName'] === field && row['memberType'] === null,
    ),
  })
const asked = async (tableId: number, field: string, prjId?: string) =>
  rowsIn(await manager(`${GENERAL}.loadrieldMeta`, { tableId, ...(prjId && { prjId }) })).find(
    (row) => row['hf02FldName'] === field,
  )
const label = async (tableId: number, field: string, prjId?: string) =>
  (await asked(tableId, field, prjId))?.['hf02Name1']

describe('lines of fields', () => {
  it('FRM-001 FRM-014 ROU-002 that staff rename or require count in forms and saves from the next call', async () => {
    const { keyValue } = await line('hf20HouseMarketPrice')
    expect(await save(GENERAL, { keyValue, hf02Name1: '成交参考价', hf02CtrlVals1Pc: 'HF9601' })).toMatchObject({
      success: true,
      data: { hf02Table: '1', refValues: { hf02FldName: '房屋市场价' } },
    })
    expect(await asked(1, 'hf20HouseMarketPrice')).toMatchObject({ hf02Name1: '成交参考价', hf02CtrlVals1Pc: 'HF9601' })
    const follow = await fixture.as('follow')
    expect(issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0501' }))).toMatchObject({
      hf20HouseMarketPrice: '成交参考价必填',
    })
  })
  it('FRM-007 of a kind of project count in its cases alone, and keep what the general line says beside', async () => {
    const { keyValue } = await line('hf22VillageDetail')
    await save(GENERAL, { keyValue, hf02Name1: '小区', hf02CtrlVals1Pc: 'HF9601' })
    expect(
      await save(KIND, {
        hf02PrjType: 'HF0103',
        hf02Table: '11',
        hf02FldName: 'hf22VillageDetail',
        hf02Name1: '想住的小区',
      }),
    ).toMatchObject({ success: true })
    expect(await asked(11, 'hf22VillageDetail', 'p2')).toMatchObject({
      hf02Name1: '想住的小区',
      hf02CtrlVals1Pc: 'HF9601',
    })
    expect([await label(11, 'hf22VillageDetail', 'p1'), await label(11, 'hf22VillageDetail')]).toEqual(['小区', '小区'])
  })
  it('ROU-011 of a city count only there; case comes before city, city before kind, kind before general', async () => {
    await save(KIND, { hf02PrjType: 'HF0103', hf02Table: '3', hf02FldName: 'hf29SurveyStatus', hf02Name1: '按类型' })
    expect(await label(3, 'hf29SurveyStatus', 'p2')).toBe('按类型')
    await save(CITY, { hf02Table: '3', hf02FldName: 'hf29SurveyStatus', hf02Name1: '按城市' })
    expect([
      await label(3, 'hf29SurveyStatus', 'p2'),
      await label(3, 'hf29SurveyStatus', 'p1'),
      await label(3, 'hf29SurveyStatus'),
    ]).toEqual(['按城市', '按城市', '按城市'])
    await fixture.addCase('elsewhere', { hf20ManagerId: 'a-manager', hf20PrjType: 'HF0103' }, { city: '440300' })
    const { labels } = await fixture.store.unit({ account: 'a-manager', now: fixture.clock.now }, (unit) =>
      overlayFor(unit, house, 'elsewhere'),
    )
    expect(labels['hf29SurveyStatus']).toBe('按类型')
    await fixture.put(
      fieldMetaTable,
      'own',
      { tableId: 3, hf02FldName: 'hf29SurveyStatus', hf02Name1: '本案' },
      { project: 'p2' },
    )
    expect([await label(3, 'hf29SurveyStatus', 'p2'), await label(3, 'hf29SurveyStatus', 'p1')]).toEqual([
      '本案',
      '按城市',
    ])
  })
  it('name fields the table has, and require nothing of what the system reckons', async () => {
    expect(issuesOf(await save(GENERAL, { hf02Table: '1', hf02FldName: 'hf29Address' }))).toEqual({
      hf02FldName: '字段不在可选范围内',
    })
    expect(issuesOf(await save(GENERAL, { hf02Table: '1', hf02FldName: 'nobody' }))).toEqual({
      hf02FldName: '字段不在可选范围内',
    })
    expect(
      issuesOf(
        await save(CITY, { hf02Table: '1', hf02FldName: 'hf20PrjCost', hf02CtrlVals1Pc: 'HF9601', optValue: 0 }),
      ),
    ).toEqual({
      hf02CtrlVals1Pc: '是否必填由系统得出，不能设为必填',
      optValue: '不可编辑由系统计算的字段只能为不可编辑',
    })
    expect(
      issuesOf(
        await save(CITY, { hf02Table: '1', hf02FldName: 'hf20ManagerId', memberType: '0', hf02CtrlVals3: 'HF9803' }),
      ),
    ).toEqual({
      memberType: '成员类别只有成员的字段区分成员类别',
      hf02CtrlVals3: '适用范围只有成员的字段区分个人与公司',
    })
  })
  it('leave required what the specification requires', async () => {
    const body = { hf02Table: '2', hf02FldName: 'hf23LinkName' }
    expect(
      issuesOf(await save(CITY, { ...body, hf02CtrlVals1Pc: 'HF9602', optValue: 1, hf02CtrlVals3: 'HF9804' })),
    ).toEqual({
      hf02CtrlVals1Pc: '是否必填为规范必填字段，不能设为选填',
      optValue: '不可编辑为规范必填字段，不能设为不可编辑',
      hf02CtrlVals3: '适用范围为规范必填字段，不能隐藏',
    })
    expect(await save(CITY, { ...body, hf02Name1: '本人姓名' })).toMatchObject({ success: true })
  })
  it('stand once for the same people at a level, and keep their field', async () => {
    expect(
      issuesOf(await save(GENERAL, { hf02Table: '1', hf02FldName: 'hf20HouseAddress', hf02CtrlVals3: 'HF9801' })),
    ).toEqual({ hf02FldName: '这个字段已有适用于同样对象的设置，请修改那一条' })
    expect(
      await save(GENERAL, { hf02Table: '2', hf02FldName: 'hf23Email', memberType: '1', hf02Name1: '业主邮箱' }),
    ).toMatchObject({ success: true })
    const { keyValue } = await line('hf20HouseAddress')
    expect(issuesOf(await save(GENERAL, { keyValue, hf02FldName: 'hf20HouseArea' }))).toMatchObject({
      hf02FldName: '字段不能修改',
    })
  })
  it('ROL-006 are the managers’ to change', async () => {
    const follow = await fixture.as('follow')
    for (const service of [GENERAL, KIND, CITY])
      expect(
        await save(service, { hf02Table: '1', hf02FldName: 'hf20HouseAddress', hf02Name1: '地址' }, follow),
      ).toMatchObject({ success: false, code: 'NO_PERMISSION' })
  })
  it('open the help staff wrote, and a table carries the name they gave it', async () => {
    expect(
      await save('Hf18FldAppendix', { hf18HelpId: 'HELP-NEW', hf18Title: '示例帮助', hf18FldDesc: '说明' }),
    ).toMatchObject({ success: true })
    const { keyValue } = await line('hf20HouseMarketPrice')
    expect(await save(GENERAL, { keyValue, hf02CtrlVals5: 'HELP-NEW' })).toMatchObject({
      success: true,
      data: { refValues: { hf02CtrlVals5: '示例帮助' } },
    })
    expect((await manager('Hf18FldAppendix.getValidateIdList')).data).toContain('HELP-NEW')
    expect(await save('Hf01TempTab', { keyValue: '1', hf01Title: '基础需求表' })).toMatchObject({
      success: true,
      data: { hf01Governed: 1, hf01Service: 'Hf20PrjBase' },
    })
    expect(await line('hf20HouseMarketPrice')).toMatchObject({ refValues: { hf02Table: '基础需求表' } })
    expect(
      rowsIn(await manager(`${GENERAL}.getSubPageList`, { objKey: '9', pageSize: 50 })).every(
        (row) => row['hf02Table'] === '9',
      ),
    ).toBe(true)
  })
})
