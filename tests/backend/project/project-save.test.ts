import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { type Fixture, issuesOf, MORNING, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import { FRESH, type UserName } from '../handlers/people.ts'

let fixture: Fixture
let manager: Send
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  manager = await fixture.as('manager')
  follow = await fixture.as('follow')
})
const stored = async (key: string) => (await fixture.rows(projectTable)).find((row) => row.key === key)
const effects = () => fixture.auditLog.filter(({ action }) => !action.startsWith('login.'))

describe('a new case', () => {
  it('CAL-009 is answered whole: key, number, version, who, when, and what followed from the pay type', async () => {
    const saved = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    expect(saved).toMatchObject({
      ...FRESH,
      keyValue: expect.any(String),
      version: 1,
      prjNo: 'P20261121-0001',
      hf20PayWay: 'HG1002',
      hf20LoanScheme: 'HF9901',
      businessType: 'HF0401',
      hf20RelationType: 'HF1903',
      hf20PrjType: 'HF0101',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      crtUsr: 'a-manager',
      updUsr: 'a-manager',
      crtTime: MORNING,
      updTime: MORNING,
      hf20PrjCost: null,
    })
    expect(saved.refValues).toMatchObject({
      prjPayType: '商业贷款',
      hf20PayWay: '按揭贷款',
      hf20LoanScheme: '商业按揭',
      businessType: '购房按揭',
      hf20HouseArea: '天河区',
      hf20ManagerId: '例跟进',
      crtUsr: '例经理',
      hf20BuyerType: '个人',
    })
  })
  it('is what getOne answers from then on', async () => {
    const saved = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    expect((await manager('Hf20PrjBase.getOne', { id: saved.keyValue })).data).toEqual(saved)
  })
  it('lies in the city its maker works in', async () => {
    const saved = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    expect(await stored(saved.keyValue)).toMatchObject({ city: '440100', project: saved.keyValue })
  })
  it('keeps the defaults that were not sent, and empties one that was sent empty', async () => {
    expect(recordIn(await manager('Hf20PrjBase.doSave', FRESH)).hf20PrjType).toBe('HF0101')
    expect(recordIn(await manager('Hf20PrjBase.doSave', { ...FRESH, hf20PrjType: '' })).hf20PrjType).toBeNull()
  })
  it('has the next number of all', async () => {
    const numbers = [
      recordIn(await manager('Hf20PrjBase.doSave', FRESH)).prjNo,
      recordIn(await manager('Hf20PrjBase.doSave', FRESH)).prjNo,
    ]
    expect(numbers).toEqual(['P20261121-0001', 'P20261121-0002'])
  })
  it('may be sent with everything the form shows and computes itself', async () => {
    const blank = blankRecord(project.fields)
    const { record } = settle(project, blank, { ...blank, ...FRESH })
    expect(await manager('Hf20PrjBase.doSave', record)).toMatchObject({
      success: true,
      data: { hf20PayWay: 'HG1002', businessType: 'HF0401', hf20RelationType: 'HF1903' },
    })
    const own = settle(project, blank, { ...blank, ...FRESH, prjPayType: null, hf20LoanScheme: 'HF9905' }).record
    expect(await manager('Hf20PrjBase.doSave', own)).toMatchObject({
      success: true,
      data: { prjPayType: null, hf20LoanScheme: 'HF9905', businessType: 'HF0404' },
    })
    const clearing = settle(project, blank, { ...blank, ...FRESH, prjPayType: 'HH2006', hf20BuyerType: null }).record
    expect(await manager('Hf20PrjBase.doSave', clearing)).toMatchObject({
      success: true,
      data: { hf20PayWay: null, hf20LoanScheme: 'HF9907', businessType: 'HF0402' },
    })
  })
  it('leaves empty what the caller says is empty, and fills in what it does not mention', async () => {
    expect(
      recordIn(await manager('Hf20PrjBase.doSave', { ...FRESH, hf20RelationType: null })).hf20RelationType,
    ).toBeNull()
    await fixture.addCase('p1', { hf20ManagerId: 'a-manager', hf20BuyerType: 'HF0502', hf20SellerType: 'HF0501' })
    const emptied = await manager('Hf20PrjBase.doSave', {
      keyValue: 'p1',
      hf20BuyerType: 'HF0501',
      hf20RelationType: '',
    })
    expect(emptied).toMatchObject({ success: true, data: { hf20BuyerType: 'HF0501', hf20RelationType: null } })
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager', hf20BuyerType: 'HF0502', hf20SellerType: 'HF0501' })
    expect(await manager('Hf20PrjBase.doSave', { keyValue: 'p2', hf20BuyerType: 'HF0501' })).toMatchObject({
      success: true,
      data: { hf20RelationType: 'HF1903' },
    })
  })
  it('leaves one entry in the audit log, with all it holds', async () => {
    const saved = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    expect(effects()).toEqual([
      expect.objectContaining({
        by: 'a-manager',
        action: 'Hf20PrjBase.doSave',
        table: 'hf20_prj_base',
        key: saved.keyValue,
        project: saved.keyValue,
        city: '440100',
        version: 1,
        result: 'done',
        before: {},
        at: MORNING,
      }),
    ])
    expect(effects()[0]?.after).toMatchObject({ ...FRESH, prjNo: 'P20261121-0001', hf20PayWay: 'HG1002' })
  })
  it.each<readonly [UserName, boolean, string]>([
    ['manager', true, ''],
    ['provider', true, ''],
    ['follow', false, '只有服务商员工和经理可以新建项目'],
    ['sales', false, '只有服务商员工和经理可以新建项目'],
    ['service', false, '只有服务商员工和经理可以新建项目'],
    ['finance', false, '只有服务商员工和经理可以新建项目'],
    ['viewer', false, '没有“保存”权限，请联系管理员'],
    ['stray', false, '没有可用的城市，请联系管理员'],
    ['saver', false, '没有“新增”权限，请联系管理员'],
  ])('PRJ-038 may be opened by %s: %s', async (user, may, message) => {
    const answer = await (await fixture.as(user))('Hf20PrjBase.doSave', FRESH)
    expect(answer).toMatchObject(may ? { success: true } : { success: false, code: 'NO_PERMISSION', message })
    expect(await fixture.rows(projectTable)).toHaveLength(may ? 1 : 0)
    expect(effects()).toHaveLength(may ? 1 : 0)
  })
  it('FRM-014 is refused with every missing field named by its label', async () => {
    const answer = await manager('Hf20PrjBase.doSave', { hf20ManagerId: null })
    expect(answer).toMatchObject({ code: 'INVALID', message: '付款类型必填' })
    expect(issuesOf(answer)).toEqual({ prjPayType: '付款类型必填', hf20ManagerId: '跟进经理必填' })
  })
})

describe('a case saved again', () => {
  beforeEach(() =>
    fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20HouseAddress: '示例路1号',
      hf20HouseMarketPrice: 1_000_000,
      hf20HouseCountry: 'CN',
      hf20Amount5: 500,
    }),
  )
  it('keeps what was not sent, and counts its version up', async () => {
    fixture.clock.now += 60_000
    const saved = recordIn(
      await follow('Hf20PrjBase.doSave', { keyValue: 'p1', version: 1, hf20HouseAddress: '示例路2号' }),
    )
    expect(saved).toMatchObject({
      keyValue: 'p1',
      version: 2,
      hf20HouseAddress: '示例路2号',
      hf20HouseMarketPrice: 1_000_000,
      hf20HouseCountry: 'CN',
      hf20Amount5: 500,
      updUsr: 'a-follow',
      updTime: MORNING + 60_000,
      crtUsr: 'system',
    })
    expect(effects()).toEqual([
      expect.objectContaining({
        by: 'a-follow',
        version: 2,
        before: { hf20HouseAddress: '示例路1号' },
        after: { hf20HouseAddress: '示例路2号' },
      }),
    ])
  })
  it('empties what was sent empty, and nothing else', async () => {
    const saved = recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '' }, { form: true }))
    expect(saved).toMatchObject({ hf20HouseAddress: null, hf20HouseMarketPrice: 1_000_000 })
    expect((await stored('p1'))?.values['hf20HouseAddress'] ?? null).toBeNull()
  })
  it('unchanged gets no new version and no entry in the audit log', async () => {
    const before = recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))
    fixture.clock.now += 60_000
    for (const same of [{ keyValue: 'p1' }, { keyValue: 'p1', hf20HouseAddress: '示例路1号' }, before]) {
      expect((await follow('Hf20PrjBase.doSave', same)).data).toEqual(before)
    }
    expect(await stored('p1')).toMatchObject({ version: 1, updatedAt: MORNING })
    expect(effects()).toEqual([])
  })
  it('follows from a changed pay type, and tells so in the audit log', async () => {
    const saved = recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2006' }))
    expect(saved).toMatchObject({
      prjPayType: 'HH2006',
      hf20PayWay: null,
      hf20LoanScheme: 'HF9907',
      businessType: 'HF0402',
    })
    expect(effects()[0]).toMatchObject({
      before: { prjPayType: 'HH2004', hf20PayWay: 'HG1001', hf20LoanScheme: null },
      after: { prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907', businessType: 'HF0402' },
    })
  })
  it('keeps hidden values, and takes none for a hidden field', async () => {
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2001', hf20LoanerAge: 30 })
    expect(recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2004' }))).toMatchObject({
      hf20PayWay: 'HG1001',
      hf20LoanerAge: 30,
    })
    const answer = await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20LoanerAge: 40 })
    expect([answer.code, issuesOf(answer)]).toEqual(['INVALID', { hf20LoanerAge: '借款人年龄在当前条件下不需要填写' }])
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20LoanerAge: null })).toMatchObject({ success: true })
  })
  it('empties city and district with the province, and takes those sent along', async () => {
    await follow('Hf20PrjBase.doSave', {
      keyValue: 'p1',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      hf20HouseArea: '440106',
    })
    expect(
      recordIn(
        await follow('Hf20PrjBase.doSave', {
          keyValue: 'p1',
          hf20HouseProvince: '110000',
          hf20HouseCity: '110100',
          hf20HouseArea: '110101',
        }),
      ),
    ).toMatchObject({ hf20HouseCity: '110100', hf20HouseArea: '110101' })
    expect(recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseProvince: '440000' }))).toMatchObject(
      { hf20HouseProvince: '440000', hf20HouseCity: null, hf20HouseArea: null },
    )
  })
  it('passes the country through, which nobody sees', async () => {
    expect(
      recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseCountry: 'HK' })).hf20HouseCountry,
    ).toBe('HK')
  })
})

describe('a caller may not send', () => {
  beforeEach(() =>
    fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20Amount5: 500,
      prjPayType: 'HH2001',
      hf20PayWay: 'HG1002',
      hf20LoanScheme: 'HF9901',
    }),
  )
  const refusal = async (body: Readonly<Record<string, unknown>>) =>
    issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', ...body }))
  it.each([
    [{ prjNo: 'P-other' }, { prjNo: '项目编号由系统计算，不能提交' }],
    [{ hf20Amount5: 501 }, { hf20Amount5: '已收金额由系统计算，不能提交' }],
    [
      { hf20Amount5: null, hf20PrjCost: 1 },
      { hf20Amount5: '已收金额由系统计算，不能提交', hf20PrjCost: '支出合计由系统计算，不能提交' },
    ],
    [{ crtUsr: 'a-follow' }, { crtUsr: '创建人由系统计算，不能提交' }],
    [{ updTime: 1 }, { updTime: '更新时间由系统计算，不能提交' }],
    [{ hf20LoanScheme: 'HF9902' }, { hf20LoanScheme: '贷款方案不能修改' }],
    [{ hf20PayWay: null }, { hf20PayWay: '付款方案不能修改' }],
    [{ businessType: 'HF0405' }, { businessType: '业务类型不能修改' }],
    [{ hf20BuyerId: 'm9' }, { hf20BuyerId: '主买家不能修改' }],
    [
      { nobody: 1, other: 2 },
      { nobody: '不认识的字段：nobody', other: '不认识的字段：other' },
    ],
    [{ refValues: { hf20LoanScheme: '改过' } }, { refValues: 'refValues由系统给出，不能提交' }],
    [{ refValues: 'text' }, { refValues: 'refValues由系统给出，不能提交' }],
    [{ version: 2 }, { version: '版本不正确' }],
  ])('%j: it is refused by name', async (body, issues) => {
    expect(await refusal(body)).toEqual(issues)
    expect(await stored('p1')).toMatchObject({ version: 1 })
    expect(effects()).toEqual([])
  })
  it('a value of the server, unless it is what the answer carried', async () => {
    const { keyValue: _key, ...rest } = recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))
    expect(await refusal(rest)).toEqual({})
    expect(await refusal({ ...rest, hf20HouseAddress: '示例路9号' })).toEqual({})
  })
  it('a field the metadata locks', async () => {
    await fixture.put(fieldMetaTable, 'm-lock', {
      tableId: 1,
      sortOrder: 3,
      hf02FldName: 'hf20HouseMarketPrice',
      hf02Name1: '参考价',
      optValue: 1,
    })
    expect(await refusal({ hf20HouseMarketPrice: 5 })).toEqual({ hf20HouseMarketPrice: '参考价不能修改' })
  })
  it('a field the metadata hides', async () => {
    await fixture.put(fieldMetaTable, 'm-hide', {
      tableId: 1,
      sortOrder: 3,
      hf02FldName: 'hf20HouseMarketPrice',
      hf02CtrlVals3: 'HF9804',
    })
    expect(await refusal({ hf20HouseMarketPrice: 5 })).toEqual({
      hf20HouseMarketPrice: '房屋市场价在当前条件下不需要填写',
    })
  })
  it('a scheme beside a pay type: the rule of the pay type wins', async () => {
    expect(
      recordIn(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2002', hf20LoanScheme: 'HF9903' })),
    ).toMatchObject({ hf20LoanScheme: 'HF9902' })
  })
  it('values that point nowhere, or at the wrong kind', async () => {
    expect(
      await refusal({
        hf20ManagerId: 'a-sales',
        hf20RecommendId: 'nobody',
        hf20DivisionDetailId: 'nobody',
        hf20HouseProvince: '440100',
        hf20HouseCity: '110100',
        hf20DemandStep: 'HX0599',
        hf20RelationType: 'HF1999',
      }),
    ).toEqual({
      hf20ManagerId: '跟进经理不在可选的岗位内',
      hf20RecommendId: '业务员不存在',
      hf20DivisionDetailId: '办理机构（网点）不存在',
      hf20HouseProvince: '房屋所在省不是省级行政区',
      hf20HouseCity: '房屋所在市不属于所选的上级行政区',
      hf20DemandStep: '需求阶段不在可选范围内',
      hf20RelationType: '买卖双方关系不在可选范围内',
    })
  })
  it('an account of another city, unless it is named already', async () => {
    expect(await refusal({ hf20ManagerId: 'a-southern' })).toEqual({ hf20ManagerId: '跟进经理不在本项目的城市' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-southern', hf20RecommendId: 'a-sales' })
    expect(
      await (await fixture.as('sales'))('Hf20PrjBase.doSave', { keyValue: 'p2', hf20HouseAddress: '示例路3号' }),
    ).toMatchObject({ success: true })
  })
  it('a district of another city, and a district without a city', async () => {
    expect(await refusal({ hf20HouseProvince: '440000', hf20HouseCity: '440300', hf20HouseArea: '440106' })).toEqual({
      hf20HouseArea: '房屋所在区不属于所选的上级行政区',
    })
    expect(await refusal({ hf20HouseArea: '440106' })).toEqual({ hf20HouseArea: '房屋所在区不属于所选的上级行政区' })
  })
})

describe('a retired code', () => {
  it('may stay, but may not be chosen', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20RelationType: 'HF1999' })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路1号' })).toMatchObject({
      success: true,
      data: { hf20RelationType: 'HF1999', refValues: { hf20RelationType: '已停用' } },
    })
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20RelationType: 'HF1901' })
    expect(issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20RelationType: 'HF1999' }))).toEqual({
      hf20RelationType: '买卖双方关系不在可选范围内',
    })
  })
})

describe('totals that went below nought', () => {
  it('never block a save: nobody could mend them in the form', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20NoPayAmount: -100 })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路1号' })).toMatchObject({
      success: true,
      data: { version: 2, hf20NoPayAmount: -100 },
    })
  })
})

describe('the right to change a case:', () => {
  const save = async (user: UserName, key: string) =>
    (await fixture.as(user))('Hf20PrjBase.doSave', { keyValue: key, hf20HouseAddress: `${user}路` })
  it.each<readonly [UserName, string]>([
    ['manager', 'done'],
    ['follow', 'done'],
    ['sales', 'done'],
    ['service', 'done'],
    ['provider', 'done'],
    ['finance', 'NO_PERMISSION'],
    ['viewer', 'NO_PERMISSION'],
    ['southern', 'NOT_FOUND'],
  ])('%s on a case all of Guangzhou work on: %s', async (user, outcome) => {
    await fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20RecommendId: 'a-sales',
      hf20ServiceAcct: 'a-service',
      hf20DivisionDetailId: 'org-bank',
    })
    const answer = await save(user, 'p1')
    expect(answer.success ? 'done' : answer.code).toBe(outcome)
    expect(effects()).toHaveLength(answer.success ? 1 : 0)
  })
  it.each<readonly [UserName, string]>([
    ['manager', 'done'],
    ['follow', 'NOT_FOUND'],
    ['sales', 'NOT_FOUND'],
    ['provider', 'NOT_FOUND'],
    ['finance', 'NO_PERMISSION'],
  ])('is decided for %s on a case of nobody: %s', async (user, outcome) => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-southern', hf20DivisionDetailId: 'org-desk' })
    const answer = await save(user, 'p1')
    expect(answer.success ? 'done' : answer.code).toBe(outcome)
  })
  it('the user who opened it has it', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-manager' }, { by: 'a-provider' })
    expect(await save('provider', 'p1')).toMatchObject({ success: true })
  })
  it('a missing case and a foreign one are answered alike', async () => {
    await fixture.addCase('p1')
    const [missing, foreign] = [await save('follow', 'nobody'), await save('follow', 'p1')]
    expect(foreign).toEqual(missing)
  })
  it('it does not need the privilege to add, but that to update', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-finance', hf20DivisionDetailId: 'org-desk' })
    expect(await save('finance', 'p1')).toMatchObject({ success: true })
    expect(await save('saver', 'p1')).toMatchObject({
      success: false,
      code: 'NO_PERMISSION',
      message: '没有“修改”权限，请联系管理员',
    })
  })
})

describe('a closed case', () => {
  it.each([
    ['HX0507', '项目已结案，不能修改；如需修改请联系经理'],
    ['HX0508', '项目已取消，不能修改；如需修改请联系经理'],
  ])('PRJ-042 in step %s is refused to its people and open to a manager', async (hf20DemandStep, message) => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20DemandStep })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路2号' })).toMatchObject({
      success: false,
      code: 'STATUS',
      message,
    })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0501' })).toMatchObject({
      code: 'STATUS',
    })
    expect(await follow('Prj.checkStatus', { prjId: 'p1' })).toMatchObject({ success: false, code: 'STATUS', message })
    expect(await manager('Prj.checkStatus', { prjId: 'p1' })).toMatchObject({ success: true, data: null })
    expect(await manager('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0501' })).toMatchObject({
      success: true,
    })
    expect(await follow('Prj.checkStatus', { prjId: 'p1' })).toMatchObject({ success: true })
  })
  it('PRJ-042 the check tells those who may not change the case, and hides a foreign one', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('p2')
    expect(await (await fixture.as('viewer'))('Prj.checkStatus', { prjId: 'p1' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '您不是该项目的跟进人员，不能修改',
    })
    expect(await follow('Prj.checkStatus', { prjId: 'p2' })).toEqual(
      await follow('Prj.checkStatus', { prjId: 'nobody' }),
    )
  })
})
