import { beforeEach, describe, expect, it } from 'vitest'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { type Fixture, issuesOf, openFixture, rowsIn, type Send } from '../handlers/fixture.ts'
import { FRESH } from '../handlers/people.ts'

let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
  await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
  await fixture.addCase('p3')
  await fixture.put(fieldMetaTable, 'm-other', { tableId: 3, sortOrder: 1, hf02FldName: 'hf29Nature' })
  await fixture.put(
    fieldMetaTable,
    'm-own',
    { tableId: 1, sortOrder: 9, hf02FldName: 'hf20HouseAddress', hf02Name1: '专用坐落', hf02CtrlVals1Pc: 'HF9601' },
    { project: 'p1' },
  )
  follow = await fixture.as('follow')
})
const lines = async (body: Readonly<Record<string, unknown>>) =>
  rowsIn(await follow('Hf02TempFld.loadrieldMeta', body)).map((line) => [
    line['hf02FldName'],
    line['hf02Name1'],
    line['hf02CtrlVals1Pc'],
  ])

describe('loadrieldMeta', () => {
  it('FRM-007 answers the general lines of a table in their order', async () => {
    expect(await lines({ tableId: 1 })).toEqual([
      ['hf20ManagerId', null, 'HF9601'],
      ['hf20HouseAddress', '房屋坐落', 'HF9602'],
    ])
    expect(await lines({ tableId: '3' })).toEqual([['hf29Nature', null, null]])
    expect(await lines({ tableId: 99 })).toEqual([])
  })
  it('FRM-007 answers a project’s own line instead of the general one, for that project alone', async () => {
    expect(await lines({ tableId: 1, prjId: 'p1' })).toEqual([
      ['hf20ManagerId', null, 'HF9601'],
      ['hf20HouseAddress', '专用坐落', 'HF9601'],
    ])
    expect(await lines({ tableId: 1, prjId: 'p2' })).toEqual([
      ['hf20ManagerId', null, 'HF9601'],
      ['hf20HouseAddress', '房屋坐落', 'HF9602'],
    ])
  })
  it('tells nothing about a foreign case', async () => {
    expect(await follow('Hf02TempFld.loadrieldMeta', { tableId: 1, prjId: 'p3' })).toEqual(
      await follow('Hf02TempFld.loadrieldMeta', { tableId: 1, prjId: 'nobody' }),
    )
    expect(await follow('Hf02TempFld.initFldsVal', { tableId: 1, prjId: 'p3' })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('needs a table', async () => {
    expect(await follow('Hf02TempFld.loadrieldMeta', {})).toMatchObject({ code: 'INVALID', message: '字段表必填' })
    expect(await follow('Hf02TempFld.loadrieldMeta', { tableId: 0 })).toMatchObject({
      code: 'INVALID',
      message: '字段表不能小于1',
    })
  })
  it('is what a save is judged by: the project’s own lines for that project', async () => {
    expect(issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0501' }))).toEqual({
      hf20HouseAddress: '专用坐落必填',
    })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p2', hf20DemandStep: 'HX0501' })).toMatchObject({
      success: true,
    })
  })
  it('names fields with its own labels in refusals', async () => {
    const manager = await fixture.as('manager')
    expect(issuesOf(await manager('Hf20PrjBase.doSave', { ...FRESH, hf20HouseAddress: '广东省示例路' }))).toEqual({
      hf20HouseAddress: '房屋坐落请勿包含省、市、区名称',
    })
  })
})

describe('lines for members of one type', () => {
  const ofMembers = async (body: Readonly<Record<string, unknown>>) =>
    (await lines({ tableId: 2, ...body })).map(([field, label]) => `${field} ${label}`)
  const line = (key: string, field: string, label: string, more: Readonly<Record<string, Value>> = {}, place = {}) =>
    fixture.put(fieldMetaTable, key, { tableId: 2, sortOrder: 1, hf02FldName: field, hf02Name1: label, ...more }, place)
  beforeEach(async () => {
    await line('a', 'hf23LinkName', '姓名')
    await line('b', 'hf23LinkPhone', '电话')
    await line('c', 'hf23LinkPhone', '业主电话', { memberType: '1' })
    await line('d', 'hf23Email', '买家邮箱', { memberType: '0' })
    await line('e', 'hf23LinkName', '本案姓名', { memberType: '1' }, { project: 'p1' })
    await line('f', 'hf23LinkPhone', '本案电话', {}, { project: 'p1' })
  })
  it('MEM-030 are answered to who asks for that type, beside the lines for all', async () => {
    expect(await ofMembers({ memberType: '0' })).toEqual([
      'hf23LinkName 姓名',
      'hf23LinkPhone 电话',
      'hf23Email 买家邮箱',
    ])
    expect(await ofMembers({ memberType: '1' })).toEqual(['hf23LinkName 姓名', 'hf23LinkPhone 业主电话'])
  })
  it('MEM-030 are for guarantors what they are for buyers', async () =>
    expect(await ofMembers({ memberType: '2' })).toEqual(await ofMembers({ memberType: '0' })))
  it('are left out where no type, or one that nobody knows, is asked for', async () => {
    for (const body of [{}, { memberType: '' }, { memberType: '9' }, { memberType: '0,2' }])
      expect(await ofMembers(body)).toEqual(['hf23LinkName 姓名', 'hf23LinkPhone 电话'])
  })
  it('MEM-030 of a case count before the general ones, for each field and type', async () => {
    expect(await ofMembers({ memberType: '0', prjId: 'p1' })).toEqual([
      'hf23LinkName 姓名',
      'hf23Email 买家邮箱',
      'hf23LinkPhone 本案电话',
    ])
    expect(await ofMembers({ memberType: '1', prjId: 'p1' })).toEqual([
      'hf23LinkPhone 业主电话',
      'hf23LinkName 本案姓名',
    ])
    expect(await ofMembers({ memberType: '1', prjId: 'p2' })).toEqual(await ofMembers({ memberType: '1' }))
  })
})

describe('what a save of a member is judged by', () => {
  const required = (prjId: string | null, requested?: Parameters<typeof overlayFor>[3]) =>
    fixture.store.unit({ account: 'a-follow', now: 0 }, async (unit) => [
      ...(await overlayFor(unit, member, prjId, requested)).required,
    ])
  beforeEach(async () => {
    const line = (key: string, field: string, more: Readonly<Record<string, Value>>) =>
      fixture.put(fieldMetaTable, key, {
        tableId: 2,
        sortOrder: 1,
        hf02FldName: field,
        hf02CtrlVals1Pc: 'HF9601',
        ...more,
      })
    await line('a', 'hf23LinkPhone', { hf02CtrlVals3: 'HF9801' })
    await line('b', 'hf23Marriage', { hf02CtrlVals3: 'HF9802' })
    await line('c', 'hf23CompanyName', { hf02CtrlVals3: 'HF9803' })
    await line('d', 'hf23HouseRatio', { memberType: '1', hf02CtrlVals3: 'HF9802' })
  })
  it('FRM-004 are the lines of the scopes that apply', async () => {
    expect(await required('p1')).toEqual(['hf23LinkPhone'])
    expect(await required('p1', { scopes: ['HF9802'] })).toEqual(['hf23LinkPhone', 'hf23Marriage'])
    expect(await required(null, { scopes: ['HF9803'] })).toEqual(['hf23LinkPhone', 'hf23CompanyName'])
  })
  it('FRM-004 MEM-030 are the lines of that type under these scopes', async () => {
    expect(await required('p1', { memberType: '1', scopes: ['HF9802'] })).toEqual([
      'hf23LinkPhone',
      'hf23Marriage',
      'hf23HouseRatio',
    ])
    expect(await required('p1', { memberType: '0', scopes: ['HF9802'] })).toEqual(['hf23LinkPhone', 'hf23Marriage'])
    expect(await required('p1', { memberType: '1' })).toEqual(['hf23LinkPhone'])
  })
})

describe('initFldsVal', () => {
  it('PRJ-053 CAL-015 answers the defaults of a table, by field', async () => {
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 1, prjId: 'p1' })).data).toEqual({
      hf20PrjType: 'HF0101',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
    })
  })
  it('MEM-038 adds the address of the house to those of a member, where the case has one', async () => {
    await fixture.addCase('p4', { hf20ManagerId: 'a-follow', hf20HouseAddress: '示例路1号' })
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 2, prjId: 'p4' })).data).toEqual({
      hf23IdCardType: 'HF5601',
      hf23Nation: '汉',
      hf23HomeAddress: '示例路1号',
    })
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 2 })).data).toEqual({
      hf23IdCardType: 'HF5601',
      hf23Nation: '汉',
    })
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 8, prjId: 'p4' })).data).toEqual({
      hf26Province: '440000',
      hf26City: '440100',
    })
  })
  it('refuses a table nobody declared', async () => {
    for (const body of [{ tableId: 99 }, {}])
      expect(await follow('Hf02TempFld.initFldsVal', body)).toMatchObject({ code: 'INVALID', message: '字段表不存在' })
  })
})
