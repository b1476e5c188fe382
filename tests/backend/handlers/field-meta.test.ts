import { beforeEach, describe, expect, it } from 'vitest'
import { fieldMetaTable } from '../../../lib/backend/tables.ts'
import { type Desk, issuesOf, openDesk, rowsIn, type Send } from './desk.ts'
import { FRESH } from './people.ts'

let desk: Desk
let follow: Send
beforeEach(async () => {
  desk = await openDesk()
  await desk.addCase('p1', { hf20ManagerId: 'a-follow' })
  await desk.addCase('p2', { hf20ManagerId: 'a-follow' })
  await desk.addCase('p3')
  await desk.put(fieldMetaTable, 'm-other', { tableId: 3, sortOrder: 1, hf02FldName: 'hf29Nature' })
  await desk.put(fieldMetaTable, 'm-own', { tableId: 1, sortOrder: 9, hf02FldName: 'hf20HouseAddress', hf02Name1: '专用坐落', hf02CtrlVals1Pc: 'HF9601' }, { project: 'p1' })
  follow = await desk.as('follow')
})
const lines = async (body: Readonly<Record<string, unknown>>) => rowsIn(await follow('Hf02TempFld.loadrieldMeta', body)).map((line) => [line['hf02FldName'], line['hf02Name1'], line['hf02CtrlVals1Pc']])

describe('loadrieldMeta', () => {
  it('FRM-007 answers the general lines of a table in their order', async () => {
    expect(await lines({ tableId: 1 })).toEqual([['hf20ManagerId', null, 'HF9601'], ['hf20HouseAddress', '房屋坐落', 'HF9602']])
    expect(await lines({ tableId: '3' })).toEqual([['hf29Nature', null, null]])
    expect(await lines({ tableId: 99 })).toEqual([])
  })
  it('FRM-007 answers a project’s own line instead of the general one, for that project alone', async () => {
    expect(await lines({ tableId: 1, prjId: 'p1' })).toEqual([['hf20ManagerId', null, 'HF9601'], ['hf20HouseAddress', '专用坐落', 'HF9601']])
    expect(await lines({ tableId: 1, prjId: 'p2' })).toEqual([['hf20ManagerId', null, 'HF9601'], ['hf20HouseAddress', '房屋坐落', 'HF9602']])
  })
  it('tells nothing about a foreign case', async () => {
    expect(await follow('Hf02TempFld.loadrieldMeta', { tableId: 1, prjId: 'p3' })).toEqual(await follow('Hf02TempFld.loadrieldMeta', { tableId: 1, prjId: 'nobody' }))
    expect(await follow('Hf02TempFld.initFldsVal', { tableId: 1, prjId: 'p3' })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('needs a table', async () => {
    expect(await follow('Hf02TempFld.loadrieldMeta', {})).toMatchObject({ code: 'INVALID', message: '字段表必填' })
    expect(await follow('Hf02TempFld.loadrieldMeta', { tableId: 0 })).toMatchObject({ code: 'INVALID', message: '字段表不能小于1' })
  })
  it('is what a save is judged by: the project’s own lines for that project', async () => {
    expect(issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0501' }))).toEqual({ hf20HouseAddress: '专用坐落必填' })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p2', hf20DemandStep: 'HX0501' })).toMatchObject({ success: true })
  })
  it('names fields with its own labels in refusals', async () => {
    const manager = await desk.as('manager')
    expect(issuesOf(await manager('Hf20PrjBase.doSave', { ...FRESH, hf20HouseAddress: '广东省示例路' }))).toEqual({ hf20HouseAddress: '房屋坐落请勿包含省、市、区名称' })
  })
})

describe('initFldsVal', () => {
  it('PRJ-053 CAL-015 answers the defaults of a table, by field', async () => {
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 1, prjId: 'p1' })).data).toEqual({ hf20PrjType: 'HF0101', hf20HouseProvince: '440000', hf20HouseCity: '440100' })
  })
  it('refuses a table nobody declared', async () => {
    for (const body of [{ tableId: 99 }, {}]) expect(await follow('Hf02TempFld.initFldsVal', body)).toMatchObject({ code: 'INVALID', message: '字段表不存在' })
  })
})
