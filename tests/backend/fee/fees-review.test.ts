import { beforeEach, describe, expect, it } from 'vitest'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { sysParamTable } from '../../../lib/backend/sys-param/sys-param-table.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import {
  COLLECTED,
  EXAMINATIONS,
  EXPENSE,
  type FeesFixture,
  sendIncome,
  INCOME,
  examinationRowsOf,
  openFeesFixture,
  ORDER,
  PAID_OUT,
  SPENT,
  spend,
  UNPAID,
} from './fees-fixture.ts'

const ORDERS = 'SL01_SALE_ORDER_M'
const EXPENSES = 'PROJECT_COST_INFO'
let fixture: FeesFixture
let follow: Send
let finance: Send
beforeEach(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
  finance = await fixture.as('finance')
  await fixture.addDocument('doc-1', 'hash 1', 'follow')
})
const approve = (id: unknown, send = finance, more = {}) => send(`${ORDER}.payExamine`, { id, ...more })
const giveBack = (id: unknown, send = finance, suggest: string | null = '金额不符') =>
  send(`${ORDER}.doReturn`, { id, suggest })
const order = async (id: unknown) => recordIn(await follow(`${ORDER}.getOne`, { id }))
const orderId = async (body: Readonly<Record<string, unknown>> = COLLECTED) =>
  (await sendIncome(follow, body))['hf54ObjId']

describe('finance', () => {
  it('INC-019 INC-018 approves what was collected: it is received, the day it came in', async () => {
    const id = await orderId()
    expect(recordIn(await approve(id, finance, { version: 1, suggest: ' 已核对 ' }))).toMatchObject({
      version: 2,
      sl01Status: 'BDA107',
      sl01PaySign: 1,
      sl01PayTime: Date.UTC(2026, 10, 20, 16),
    })
    expect(rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))[0]).toMatchObject({
      status: 'BDA107',
      paySign: 1,
      payStatus: '已审核',
    })
    expect(await fixture.sums()).toEqual([500, 14_500, 0])
    expect(rowsIn(await follow(`${EXAMINATIONS}.getMyExamList`, { objCode: ORDERS, objId: id }))).toMatchObject([
      {
        hf3fAction: 'APPROVE',
        hf3fIsRead: '1',
        hf3fExamUsr: '例财务',
        hf3fSuggest: '已核对',
        hf3fExamTime: fixture.clock.now,
        refValues: { hf3fAction: '审核通过' },
      },
      { hf3fAction: 'SUBMIT', hf3fIsRead: '1', hf3fExamUsr: '例跟进' },
    ])
  })
  it('INC-042 ERR-046 returns it with a reason, and not without', async () => {
    const id = await orderId()
    for (const suggest of [null, '', '  '])
      expect(issuesOf(await giveBack(id, finance, suggest))).toEqual({ suggest: '请输入退回理由' })
    expect(recordIn(await giveBack(id))).toMatchObject({ sl01Status: 'BDA106', suggest: '金额不符', sl01PaySign: 0 })
    expect(await examinationRowsOf(follow, ORDERS, id)).toEqual([
      ['RETURN', '0'],
      ['SUBMIT', '1'],
    ])
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
  })
  it('INC-045 EXP-009 tells whoever is named in an entry what became of it, as well as whoever made it', async () => {
    const expense = await spend(follow, { ...SPENT, hf40ApplyPerson: 'a-sales' })
    await finance(`${EXPENSE}.doReturn`, { id: expense.keyValue, suggest: '缺发票' })
    await giveBack(await orderId({ ...COLLECTED, hf54ApplyPerson: 'a-sales' }))
    const recipients = (await fixture.rows(noticeTable))
      .filter(({ values }) => String(values['title']).includes('被退回修改'))
      .map(({ values }) => values['acctId'])
    expect(recipients.flat().sort()).toEqual(['a-follow', 'a-follow', 'a-sales', 'a-sales'])
  })
  it('decides once: the second hears how it stands', async () => {
    const id = await orderId()
    await approve(id)
    expect(await approve(id)).toMatchObject({ code: 'STATUS', message: '订单已审核，不能审核' })
    expect(await giveBack(id)).toMatchObject({ code: 'STATUS', message: '订单已审核，不能退回' })
    expect(await approve(id, finance, { version: 1 })).toMatchObject({
      code: 'CONFLICT',
      data: { record: { version: 2, sl01Status: 'BDA107' } },
    })
    expect(await examinationRowsOf(follow, ORDERS, id)).toHaveLength(2)
  })
  it('is told by the roles alone, and decides in its own cities', async () => {
    const id = await orderId()
    for (const user of ['manager', 'follow', 'sales'] as const)
      expect(await approve(id, await fixture.as(user))).toMatchObject({
        code: 'NO_PERMISSION',
        message: '只有财务可以审核',
      })
    expect(await approve(id, await fixture.as('service'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await approve(id, await fixture.as('southern'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await approve(id, await fixture.as('viewer'))).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“保存”权限，请联系管理员',
    })
    expect(Object.keys(issuesOf(await approve(id, await fixture.as('manager'), { isFinance: 1 })))).toEqual([
      'isFinance',
    ])
    await fixture.addCase('south', { hf20DemandStep: 'HX0501' }, { city: '440300' })
    expect(await finance(`${INCOME}.getProjectIncomeInfo`, { prjId: 'south' })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('PRJ-043 decides nothing in a case that is closed', async () => {
    const id = await orderId()
    const spent = await spend(follow)
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0507' })
    for (const answer of [
      await approve(id),
      await giveBack(id),
      await finance(`${EXPENSE}.doExamine`, { id: spent.keyValue }),
      await finance(`${EXPENSE}.doReturn`, { id: spent.keyValue, suggest: '否' }),
    ]) {
      expect(answer).toMatchObject({ code: 'STATUS', message: '项目已结案，不能修改；如需修改请联系经理' })
    }
    expect((await finance('ProjectChargeCfg.getRights', { prjId: 'p1' })).data).toEqual({
      mayBook: false,
      mayExamine: false,
      blocked: '项目已结案，不能修改；如需修改请联系经理',
    })
  })
  it('repeats a decision under the same key without a second line', async () => {
    const id = await orderId()
    const answers = [
      await finance(`${ORDER}.payExamine`, { id }, { key: 'yes' }),
      await finance(`${ORDER}.payExamine`, { id }, { key: 'yes' }),
    ]
    expect(answers[0]).toMatchObject({ success: true })
    expect(answers[1]).toEqual(answers[0])
    expect(await examinationRowsOf(follow, ORDERS, id)).toHaveLength(2)
  })
  it('FEE-031 hears what it may do, as does everybody else', async () => {
    const rights = async (send: Send) => (await send('ProjectChargeCfg.getRights', { prjId: 'p1' })).data
    expect(await rights(finance)).toEqual({ mayBook: false, mayExamine: true, blocked: null })
    expect(await rights(follow)).toEqual({ mayBook: true, mayExamine: false, blocked: null })
    expect(await rights(await fixture.as('manager'))).toEqual({ mayBook: true, mayExamine: false, blocked: null })
    expect(await rights(await fixture.as('viewer'))).toEqual({ mayBook: false, mayExamine: false, blocked: null })
  })
})

describe('an unpaid order', () => {
  it('is taken back by the person who handed it in or answers for the case, and by nobody else', async () => {
    const id = await orderId(UNPAID)
    expect(await giveBack(id)).toMatchObject({ code: 'NO_PERMISSION', message: '您不是该项目的跟进人员，不能修改' })
    expect(await giveBack(id, await fixture.as('sales'))).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有提交人、项目的跟进经理或经理可以撤回这笔收入',
    })
    for (const [user, canWithdraw] of [
      ['follow', 1],
      ['manager', 1],
      ['sales', 0],
      ['finance', 0],
      ['viewer', 0],
    ] as const)
      expect(
        rowsIn(await (await fixture.as(user))(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))[0],
      ).toMatchObject({
        canWithdraw,
      })
    expect(await approve(id)).toMatchObject({ code: 'STATUS', message: '订单待支付，不能审核' })
    expect(recordIn(await giveBack(id, follow, '客户改为线下付款'))).toMatchObject({
      sl01Status: 'BDA106',
      suggest: '客户改为线下付款',
      canEdit: 1,
      conformNum: 0,
    })
    expect(await examinationRowsOf(follow, ORDERS, id)).toEqual([
      ['WITHDRAW', '0'],
      ['SUBMIT', '1'],
    ])
    expect(await giveBack(id, follow)).toMatchObject({ code: 'NO_PERMISSION', message: '只有财务可以审核' })
    for (const user of ['follow', 'manager'] as const) {
      const sold = (await sendIncome(await fixture.as('sales'), { ...UNPAID, hf54ApplyPerson: 'a-sales' }))['hf54ObjId']
      expect(recordIn(await giveBack(sold, await fixture.as(user), '重复登记'))).toMatchObject({
        sl01Status: 'BDA106',
        canEdit: 0,
      })
    }
  })
  it('that a customer placed is nobody’s to decide', async () => {
    await fixture.addPrepaid('o1', 100)
    expect(await approve('o1')).toMatchObject({ code: 'STATUS', message: '这笔订单不是本项目提交的收入' })
    expect(await giveBack('o1')).toMatchObject({ code: 'STATUS' })
    expect(await order('o1')).toMatchObject({ sl01Status: 'BDA103', canEdit: 0 })
  })
})

describe('one’s own entry', () => {
  const both = async () => {
    await fixture.addRole('follow', 'ROLE_FINANCE')
    return fixture.as('follow')
  }
  const allow = () =>
    fixture.put(sysParamTable, 'self', { ss02Code: 'SELF_REVIEW', ss02Value: 'allowed', ss02Enabled: 1 })
  const invite = (acctId: string) =>
    fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.compareAndSet(projectTable, 'p1', {}, { hf20Invitees: [acctId] }),
    )
  it('is handed in by oneself or in the name of a person who takes part in the case, and of nobody else', async () => {
    const [income, spending] = [
      { ...UNPAID, hf54ApplyPerson: 'a-manager' },
      { ...SPENT, hf40ApplyPerson: 'a-manager' },
    ]
    expect(issuesOf(await follow(`${INCOME}.submitIncomeInfo`, income))).toEqual({
      hf54ApplyPerson: '提交人只能是本人或参与该项目的人员',
    })
    expect(issuesOf(await follow(`${EXPENSE}.doCostFeeRecord`, spending))).toEqual({
      hf40ApplyPerson: '申请人只能是本人或参与该项目的人员',
    })
    await invite('a-manager')
    for (const person of ['a-manager', 'a-sales', 'a-follow'])
      expect(await follow(`${INCOME}.submitIncomeInfo`, { ...income, hf54ApplyPerson: person }), person).toMatchObject({
        success: true,
      })
    expect(await follow(`${EXPENSE}.doCostFeeRecord`, spending)).toMatchObject({ success: true })
  })
  const REFUSED = { code: 'NO_PERMISSION', message: '不能审核本人提交的单据，请由其他财务人员审核' }
  it('is approved by another person: neither who made it nor who is named in it', async () => {
    const send = await both()
    expect(await approve(await orderId(), send)).toMatchObject(REFUSED)
    await fixture.addDocument('doc-2', 'hash 2', 'follow')
    await invite('a-finance')
    expect(
      await approve(await orderId({ ...COLLECTED, orderNo: 'R-2', hf54Image: 'doc-2', hf54ApplyPerson: 'a-finance' })),
    ).toMatchObject(REFUSED)
    const spent = await spend(follow, { ...SPENT, hf40ApplyPerson: 'a-finance' })
    await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue: spent.keyValue, ...PAID_OUT })
    expect(await finance(`${EXPENSE}.doExamine`, { id: spent.keyValue })).toMatchObject(REFUSED)
    expect(await send(`${EXPENSE}.doExamine`, { id: spent.keyValue })).toMatchObject(REFUSED)
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
  })
  it('stays one’s own when another person is named on the way', async () => {
    await fixture.addRole('sales', 'ROLE_FINANCE')
    const sales = await fixture.as('sales')
    const id = await orderId({ ...COLLECTED, hf54ApplyPerson: 'a-sales' })
    await giveBack(id)
    const again = await sales(`${INCOME}.submitIncomeInfo`, {
      keyValue: (await order(id))['sl01IncomeId'],
      hf54ApplyPerson: 'a-follow',
    })
    expect(again).toMatchObject({ success: true })
    expect(await approve(id, sales)).toMatchObject(REFUSED)
    expect(await approve(id)).toMatchObject({ success: true })
  })
  it('may be returned, and may be approved where the installation says so', async () => {
    const send = await both()
    const id = await orderId()
    expect(await giveBack(id, send)).toMatchObject({ success: true })
    await sendIncome(follow, { keyValue: (await order(id))['sl01IncomeId'] })
    await allow()
    expect(await approve(id, send)).toMatchObject({ success: true })
  })
})

describe('an expense', () => {
  const list = async () => rowsIn(await follow(`${EXPENSE}.loadProjectCostList`, { prjId: 'p1' }))
  it('CAL-079 EXP-025 starts with the person themselves and waits for finance once it is handed in', async () => {
    expect(recordIn(await follow(`${EXPENSE}.doCreateCost`, { prjId: 'p1' }))).toMatchObject({
      keyValue: null,
      hf40PrjId: 'p1',
      hf40ApplyPerson: 'a-follow',
      hf40Status: null,
    })
    const spent = await spend(follow, { ...SPENT, hf40ProjectName: ['HX5502', '加急费'] })
    expect(spent).toMatchObject({
      hf40Status: 'HFE302',
      hf40BillNo: 'EX20261121-001',
      hf40ApplyPerson: 'a-follow',
      canEdit: 0,
      hf40ProjectName: ['HX5502', '加急费'],
    })
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
    expect(await examinationRowsOf(follow, EXPENSES, spent.keyValue)).toEqual([['SUBMIT', '0']])
  })
  it('ERR-047 EXP-015 to EXP-020 says what it misses in its own words', async () => {
    expect(issuesOf(await follow(`${EXPENSE}.doCostFeeRecord`, { hf40PrjId: 'p1' }))).toEqual({
      hf40ProjectName: '请选择支出类别',
      hf40CostFet: '请输入发生金额',
      hf40DeducetionType: '请选择提成抵扣用途',
      hf40GavenWho: '请选择收款方',
      hf40GavenAccount: '请选择收款账户',
      hf40InvoiceReceive: '请选择发票提供情况',
    })
    expect(issuesOf(await follow(`${EXPENSE}.doCostFeeRecord`, { ...SPENT, hf40CostFet: 0 }))).toEqual({
      hf40CostFet: '支出金额应大于 0',
    })
    expect(issuesOf(await follow(`${EXPENSE}.doCostFeeRecord`, { ...SPENT, ...PAID_OUT }))).toEqual({
      hf40CostDate: '付款日期在当前条件下不需要填写',
      hf40PayAccount: '付款账户在当前条件下不需要填写',
    })
    expect(issuesOf(await follow(`${EXPENSE}.doCostFeeRecord`, { ...SPENT, hf40Status: 'HFE303' }))).toEqual({
      hf40Status: '状态由系统计算，不能提交',
    })
  })
  it('EXP-011 EXP-013 EXP-021 is completed and approved by finance, and counts from then on', async () => {
    const spent = await spend(follow)
    const id = spent.keyValue
    expect(issuesOf(await finance(`${EXPENSE}.doExamine`, { id }))).toEqual({
      hf40CostDate: '请选择付款日期',
      hf40PayAccount: '请选择付款账户',
    })
    expect(
      issuesOf(await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, ...PAID_OUT, hf40CostFet: 1 })),
    ).toEqual({ hf40CostFet: '支出金额不能修改' })
    expect(await follow(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, hf40Memo: '改' })).toMatchObject({
      code: 'STATUS',
      message: '只有已退回的支出可以修改并重新提交',
    })
    expect(
      recordIn(
        await finance(`${EXPENSE}.doCostFeeRecord`, {
          ...spent,
          refValues: undefined,
          ...PAID_OUT,
          hf40ExaimMemo: '已核',
        }),
      ),
    ).toMatchObject({ version: 2, hf40Status: 'HFE302', ...PAID_OUT_ON_WIRE })
    expect(recordIn(await finance(`${EXPENSE}.doExamine`, { id, version: 2 }))).toMatchObject({
      hf40Status: 'HFE303',
      version: 3,
    })
    expect(await fixture.sums()).toEqual([0, 15_000, 300])
    expect(await examinationRowsOf(follow, EXPENSES, id)).toEqual([
      ['APPROVE', '1'],
      ['SUBMIT', '1'],
    ])
    expect(await finance(`${EXPENSE}.doReturn`, { id, suggest: '晚了' })).toMatchObject({
      code: 'STATUS',
      message: '支出已审核，不能退回',
    })
    expect(await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, hf40ExaimMemo: '改' })).toMatchObject({
      code: 'STATUS',
      message: '已审核的支出不能修改',
    })
  })
  it('EXP-009 EXP-014 that is returned is mended and handed in again by the person who did before', async () => {
    const { keyValue: id } = await spend(follow)
    expect(issuesOf(await finance(`${EXPENSE}.doReturn`, { id, suggest: ' ' }))).toEqual({ suggest: '请输入退回理由' })
    // What finance had noted of a payment is not offered for the next one.
    await finance(`${EXPENSE}.doCostFeeRecord`, {
      keyValue: id,
      ...PAID_OUT,
      hf40ProofNumber: 'P-1',
      hf40ExaimMemo: '已核',
    })
    const unpaid = {
      hf40CostDate: null,
      hf40PayAccount: null,
      hf40Proof: null,
      hf40ProofNumber: null,
      hf40ExaimMemo: null,
    }
    expect(recordIn(await finance(`${EXPENSE}.doReturn`, { id, suggest: '缺发票' }))).toMatchObject({
      hf40Status: 'HFE305',
      suggest: '缺发票',
      canEdit: 0,
      ...unpaid,
    })
    expect((await list())[0]).toMatchObject({ canEdit: 1 })
    expect(
      await (await fixture.as('sales'))(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, hf40CostFet: 1 }),
    ).toMatchObject({ code: 'NO_PERMISSION', message: '只有提交人可以修改并重新提交这笔支出' })
    expect(await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, ...PAID_OUT })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await follow(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, version: 1, hf40CostFet: 280.5 })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(
      recordIn(await follow(`${EXPENSE}.doCostFeeRecord`, { keyValue: id, version: 3, hf40CostFet: 280.5 })),
    ).toMatchObject({ hf40Status: 'HFE302', hf40CostFet: 280.5, suggest: null, hf40BillNo: 'EX20261121-001' })
    expect(await examinationRowsOf(follow, EXPENSES, id)).toEqual([
      ['SUBMIT', '0'],
      ['RETURN', '1'],
      ['SUBMIT', '1'],
    ])
  })
  it('FEE-021 is shown below the charge that pays for it, while it is money of the case', async () => {
    await fixture.addCharge('valuation', 'PC03', 1_500)
    await spend(follow)
    const returned = await spend(follow, { ...SPENT, hf40CostFet: 7 })
    await finance(`${EXPENSE}.doReturn`, { id: returned.keyValue, suggest: '否' })
    await spend(follow, { ...SPENT, hf40ProjectName: ['HX5506'] })
    const charges = rowsIn(await follow('ProjectChargeCfg.getChargeCfgList', { prjId: 'p1' }))
    expect(charges.map(({ group, projectFeeInfoVos }) => [group, projectFeeInfoVos])).toMatchObject([
      ['服务费', []],
      ['第三方费用', [{ feeType: '1', status: 'HFE302', happenAmount: 300, billNo: 'EX20261121-001' }]],
    ])
  })
  it('is listed with the newest first, for all who see the case', async () => {
    for (const hf40CostFet of [1, 2, 3]) await spend(follow, { ...SPENT, hf40CostFet })
    expect((await list()).map(({ hf40CostFet }) => hf40CostFet)).toEqual([3, 2, 1])
    expect(await (await fixture.as('service'))(`${EXPENSE}.loadProjectCostList`, { prjId: 'p1' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
const PAID_OUT_ON_WIRE = { hf40CostDate: Date.UTC(2026, 10, 19, 16), hf40PayAccount: 'HX5701' }

describe('an entry named together with a case it is not of', () => {
  it('is not there', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    const id = await orderId()
    await giveBack(id)
    expect(
      await follow(`${INCOME}.submitIncomeInfo`, { keyValue: (await order(id))['sl01IncomeId'], hf54PrjId: 'p2' }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    const { keyValue } = await spend(follow)
    await finance(`${EXPENSE}.doReturn`, { id: keyValue, suggest: '否' })
    expect(await follow(`${EXPENSE}.doCostFeeRecord`, { keyValue, hf40PrjId: 'p2' })).toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const [call, objCode] of [
      [EXAMINATIONS, ORDERS],
      [EXAMINATIONS, EXPENSES],
    ])
      expect(await follow(`${call}.getMyExamList`, { objCode, objId: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(issuesOf(await follow(`${EXAMINATIONS}.getMyExamList`, { objCode: 'HF20_PRJ_BASE', objId: 'p1' }))).toEqual({
      objCode: '对象代码不在可选范围内',
    })
  })
})
