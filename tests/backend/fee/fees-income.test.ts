import { beforeEach, describe, expect, it } from 'vitest'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import {
  COLLECTED,
  type FeesFixture,
  sendIncome,
  INCOME,
  examinationRowsOf,
  openFeesFixture,
  ORDER,
  UNPAID,
} from './fees-fixture.ts'

const ORDERS = 'SL01_SALE_ORDER_M'
let fixture: FeesFixture
let follow: Send
beforeEach(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
  for (const n of [1, 2, 3]) await fixture.addDocument(`doc-${n}`, `hash ${n}`, 'follow')
})
const submit = (body: Readonly<Record<string, unknown>>, send = follow) => send(`${INCOME}.submitIncomeInfo`, body)

describe('a new income', () => {
  it('CAL-069 starts with the declared defaults and the person themselves', async () => {
    const blank = recordIn(await follow(`${INCOME}.initProjectIncome`, { prjId: 'p1' }))
    expect(blank).toMatchObject({
      keyValue: null,
      version: 0,
      hf54PrjId: 'p1',
      hf54ChargeKind: 'HH0702',
      hf54ReceiveSign: '0',
      payChannel: 'HH2302',
      hf54ApplyPerson: 'a-follow',
      refValues: { hf54ApplyPerson: '例跟进' },
    })
  })
  it('CAL-072 INC-014 FEE-011 not yet collected waits, numbered by day, and lowers only what is bookable', async () => {
    const income = await sendIncome(follow, UNPAID)
    expect(income).toMatchObject({
      version: 1,
      status: 'BDA102',
      paySign: 0,
      payChannel: 'HH2302',
      billNo: 'SO20261121-001',
      happenAmount: 500,
      feeType: '0',
      canEdit: 0,
      conformNum: 1,
      payStatus: '待支付',
      orderClsName: '服务费订单',
      prjName: '示例路1号',
      hf54ObjCode: ORDERS,
      hf54CrtTime: fixture.clock.now,
    })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01BillNo: 'SO20261121-001',
      sl01BillId: income['hf54ObjId'],
      sl01Status: 'BDA102',
      sl01OrderAmount: 500,
      sl01PaySign: 0,
      sl01IncomeId: income.keyValue,
      sl01CrtUsr: '例跟进',
      conformNum: 1,
      refValues: { sl01BillClass: '服务费订单', SL01_BILL_CLASS: '服务费订单' },
    })
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
    expect(rowsIn(await follow('ProjectChargeCfg.getChargeCfgList', { prjId: 'p1' }))[0]).toMatchObject({
      remindFee: 15_000,
      bookableFee: 14_500,
      projectFeeInfoVos: [{ feeType: '0', happenAmount: 500, payChannel: 'HH2302', payText: '线上扫码支付' }],
    })
    expect(await examinationRowsOf(follow, ORDERS, income['hf54ObjId'])).toEqual([['SUBMIT', '0']])
  })
  it('INC-013 INC-029 INC-035 collected at the counter goes to finance with voucher, date and number', async () => {
    const income = await sendIncome(follow, COLLECTED)
    expect(income).toMatchObject({
      status: 'BDA105',
      payChannel: 'HH2301',
      payStatus: '待审核',
      conformNum: 0,
      hf54Image: 'doc-1',
    })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01Status: 'BDA105',
      sl01TransactionNumber: 'R-1',
      sl01Image1: 'doc-1',
      sl01PayTime: null,
    })
    expect(issuesOf(await submit({ ...UNPAID, hf54ReceiveSign: '1' }))).toEqual({
      hf54ReceiveTime: '收款日期必填',
      orderNo: '订单编号必填',
      hf54Image: '收款凭证必填',
    })
    expect(issuesOf(await submit({ ...COLLECTED, orderNo: 'R-2', hf54Image: 'doc-2', payChannel: 'HH2302' }))).toEqual({
      payChannel: '已收款的收入应选择线下支付，由财务审核',
    })
    expect(issuesOf(await submit({ ...UNPAID, payChannel: 'HH2301' }))).toEqual({
      payChannel: '未收款的收入应选择线上扫码支付',
    })
  })
  it('INC-036 never exceeds what can be booked, to the fen', async () => {
    await sendIncome(follow, { ...UNPAID, orderAmount: 14_999.99 })
    expect(issuesOf(await submit({ ...UNPAID, orderAmount: 0.02 }))).toEqual({
      orderAmount: '订单金额不能超过可收金额 0.01 元',
    })
    await sendIncome(follow, { ...UNPAID, orderAmount: 0.01 })
    expect(issuesOf(await submit({ ...UNPAID, orderAmount: 0.01 }))).toEqual({
      hf54ProjectName: '该费用没有可收的金额',
    })
    expect(issuesOf(await submit({ ...UNPAID, orderAmount: 0 }))).toEqual({ orderAmount: '订单金额应大于 0' })
  })
  it('INC-034 INC-037 needs a charge of the case that has a total', async () => {
    await fixture.addCharge('open', 'PC02', null)
    expect(issuesOf(await submit({ ...UNPAID, hf54ProjectName: 'PC02' }))).toEqual({
      hf54ProjectName: '该收费类型没有待收费用',
    })
    expect(issuesOf(await submit({ ...UNPAID, hf54ProjectName: 'PC03' }))).toEqual({
      hf54ProjectName: '该收费类型没有待收费用',
    })
    expect(issuesOf(await submit({ hf54PrjId: 'p1' }))).toEqual({
      hf54ProjectName: '业务类型必填',
      orderAmount: '订单金额必填',
    })
    expect(issuesOf(await submit(UNPAID_WITHOUT_CASE))).toEqual({ hf54PrjId: '项目ID必填' })
  })
  it('takes nothing that the server computes, and no kind but the two', async () => {
    for (const [name, value] of Object.entries({
      status: 'BDA107',
      paySign: 1,
      billNo: 'SO1',
      canEdit: 1,
      hf54ObjId: 'x',
      happenAmount: 1,
      conformNum: 5,
      suggest: '好',
    })) {
      const answer = await submit({ ...UNPAID, [name]: value })
      expect([name, answer.code, Object.keys(issuesOf(answer))]).toEqual([name, 'INVALID', [name]])
    }
    expect(issuesOf(await submit({ hf54PrjId: 'p1', hf54ChargeKind: 'HH0703', orderAmount: 1 }))).toHaveProperty(
      'hf54ChargeKind',
    )
    expect(issuesOf(await submit({ ...UNPAID, remindFee: 1 }))).toEqual({ remindFee: '不认识的字段：remindFee' })
  })
  it('is listed with the newest first', async () => {
    for (const orderAmount of [1, 2, 3]) await sendIncome(follow, { ...UNPAID, orderAmount })
    expect(
      rowsIn(await (await fixture.as('finance'))(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' })).map(
        ({ billNo }) => billNo,
      ),
    ).toEqual(['SO20261121-003', 'SO20261121-002', 'SO20261121-001'])
  })
  it('with an idempotency key is posted once', async () => {
    const answers = [
      await follow(`${INCOME}.submitIncomeInfo`, UNPAID, { key: 'once' }),
      await follow(`${INCOME}.submitIncomeInfo`, UNPAID, { key: 'once' }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))).toHaveLength(1)
    expect(await follow(`${INCOME}.submitIncomeInfo`, { ...UNPAID, orderAmount: 1 }, { key: 'once' })).toMatchObject({
      code: 'KEY_REUSED',
    })
  })
})
const { hf54PrjId: _case, ...UNPAID_WITHOUT_CASE } = UNPAID

describe('an income that was returned', () => {
  const returned = async () => {
    const income = await sendIncome(follow, COLLECTED)
    await (await fixture.as('finance'))(`${ORDER}.doReturn`, {
      id: income['hf54ObjId'],
      version: 1,
      suggest: '凭证不清',
    })
    return recordIn(await follow(`${INCOME}.getIncomeOrderDetail`, { id: income.keyValue }))
  }
  it('INC-020 INC-026 is handed in again by the person who did before, as what it was', async () => {
    const income = await returned()
    expect(income).toMatchObject({ version: 2, status: 'BDA106', canEdit: 1, suggest: '凭证不清' })
    expect(
      recordIn(await (await fixture.as('sales'))(`${INCOME}.getIncomeOrderDetail`, { id: income.keyValue }))['canEdit'],
    ).toBe(0)
    expect(await submit({ keyValue: income.keyValue, orderAmount: 400 }, await fixture.as('sales'))).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有提交人可以修改并重新提交这笔收入',
    })
    expect(
      issuesOf(
        await submit({
          keyValue: income.keyValue,
          hf54ChargeKind: 'HH0701',
          hf54DeducetionType: 'PC01',
          hf54BindOrederId: ['x'],
        }),
      ),
    ).toHaveProperty('hf54ChargeKind')
    const again = await sendIncome(follow, { ...income, refValues: undefined, orderAmount: 400, hf54Image: 'doc-2' })
    expect(again).toMatchObject({
      keyValue: income.keyValue,
      version: 3,
      status: 'BDA105',
      orderAmount: 400,
      suggest: null,
      canEdit: 0,
      billNo: income['billNo'],
    })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01OrderAmount: 400,
      sl01Status: 'BDA105',
      sl01Image1: 'doc-2',
      suggest: null,
    })
    expect(await examinationRowsOf(follow, ORDERS, income['hf54ObjId'])).toEqual([
      ['SUBMIT', '0'],
      ['RETURN', '1'],
      ['SUBMIT', '1'],
    ])
  })
  it('may become one that is still to be collected, and then carries no voucher', async () => {
    const income = await returned()
    const again = await sendIncome(follow, { keyValue: income.keyValue, hf54PrjId: 'p1', hf54ReceiveSign: '0' })
    expect(again).toMatchObject({
      status: 'BDA102',
      payChannel: 'HH2302',
      orderNo: null,
      hf54Image: null,
      hf54ReceiveTime: null,
    })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01Status: 'BDA102',
      sl01PayChannel: 'HH2302',
      sl01TransactionNumber: null,
      sl01Image1: null,
    })
  })
  it('counts for nothing meanwhile, and is judged again', async () => {
    const income = await returned()
    await sendIncome(follow, { ...UNPAID, orderAmount: 14_800 })
    expect(issuesOf(await submit({ keyValue: income.keyValue }))).toEqual({
      orderAmount: '订单金额不能超过可收金额 200.00 元',
    })
  })
  it('ERR-005 read before another person’s change is a conflict with what is there', async () => {
    const income = await returned()
    await sendIncome(follow, { keyValue: income.keyValue, version: 2 })
    expect(await submit({ keyValue: income.keyValue, version: 2 })).toMatchObject({
      code: 'CONFLICT',
      data: { record: { keyValue: income.keyValue, version: 3, status: 'BDA105' } },
    })
    expect(await submit({ keyValue: income.keyValue, version: 3 })).toMatchObject({
      code: 'STATUS',
      message: '只有已退回的收入可以修改并重新提交',
    })
    expect(issuesOf(await submit({ keyValue: income.keyValue, version: 9 }))).toEqual({ version: '版本不正确' })
  })
})

describe('the check before handing in', () => {
  const look = async (body: Readonly<Record<string, unknown>>, send = follow) =>
    (await send(`${INCOME}.submitIncomeInfoCheck`, body)).data
  it('INC-038 INC-039 is silent when all is well, says doubts, and changes nothing', async () => {
    expect(await look(COLLECTED)).toEqual({ checkMsg: '', checkPriceUrl: null, hints: [] })
    await sendIncome(follow, COLLECTED)
    expect(
      await look({ ...COLLECTED, orderNo: 'R-2', hf54Image: 'doc-2', hf54ReceiveTime: '2026-01-01' }),
    ).toMatchObject({
      checkMsg: '本项目同一费用已有金额相同的收入 SO20261121-001，请确认不是重复登记；收款日期早于项目建立日期，请确认',
    })
    expect(rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))).toHaveLength(1)
  })
  it('INC-040 ERR-050 and handing in forbid a number or voucher already booked in a case of the city', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addCharge('other', 'PC01', 900, 'p2')
    await fixture.addDocument('copy', 'hash 1', 'follow')
    const first = await sendIncome(follow, COLLECTED)
    const second = { ...COLLECTED, hf54PrjId: 'p2', hf54Image: 'copy' }
    expect(await look(second)).toMatchObject({
      checkMsg: 'error info',
      hints: [
        '订单编号“R-1”已登记在收入 SO20261121-001 中，请勿重复登记',
        '收款凭证已用于收入 SO20261121-001，请勿重复登记',
      ],
    })
    expect(Object.keys(issuesOf(await submit(second)))).toEqual(['orderNo', 'hf54Image'])
    await (await fixture.as('finance'))(`${ORDER}.doReturn`, { id: first['hf54ObjId'], suggest: '登记错项目' })
    expect(await look(second)).toMatchObject({ checkMsg: '' })
    expect(await submit(second)).toMatchObject({ success: true })
  })
  it.each(['R 1', 'r-1', 'Ｒ－１', ' R-I'])(
    'INC-040 forbids the same number written otherwise: %s',
    async (orderNo) => {
      await fixture.addDocument('other-picture', 'hash 77', 'follow')
      await sendIncome(follow, { ...COLLECTED, orderAmount: 10 })
      const second = { ...COLLECTED, orderNo, orderAmount: 10, hf54Image: 'other-picture' }
      expect(await look(second)).toMatchObject({ checkMsg: 'error info' })
      expect(Object.keys(issuesOf(await submit(second)))).toEqual(['orderNo'])
      expect(rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))).toHaveLength(1)
    },
  )
  it('is for those who may hand in', async () => {
    expect(await (await fixture.as('finance'))(`${INCOME}.submitIncomeInfoCheck`, COLLECTED)).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await (await fixture.as('service'))(`${INCOME}.submitIncomeInfoCheck`, COLLECTED)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(
      issuesOf(await follow(`${INCOME}.submitIncomeInfoCheck`, { ...COLLECTED, orderAmount: 99_999 })),
    ).toHaveProperty('orderAmount')
  })
})

describe('a deduction', () => {
  const DEDUCTION = {
    hf54PrjId: 'p1',
    hf54ChargeKind: 'HH0701',
    hf54DeducetionType: 'PC01',
    hf54BindOrederId: ['o1', 'o2'],
    orderAmount: 300,
  } as const
  beforeEach(async () => {
    await fixture.addPrepaid('o1', 100)
    await fixture.addPrepaid('o2', 200, { sl01BillClass: 'SL0104', sl01Customer: '例客户', sl01Memo: '咨询预付' })
    await fixture.addPrepaid('unpaid', 50, { sl01PaySign: 0, sl01Status: 'BDA102' })
  })
  it('INC-030 takes paid orders whole and counts as received at once', async () => {
    const income = await sendIncome(follow, DEDUCTION)
    expect(income).toMatchObject({
      status: 'BDA107',
      paySign: 1,
      payChannel: null,
      payStatus: '已审核',
      hf54BindOrederId: ['o1', 'o2'],
    })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01Memo: '抵扣订单 SO-o1、SO-o2',
      sl01PaySign: 1,
      sl01OrderAmount: 300,
    })
    expect(await fixture.sums()).toEqual([300, 14_700, 0])
    expect(await examinationRowsOf(follow, ORDERS, income['hf54ObjId'])).toEqual([['SUBMIT', '1']])
  })
  it('INC-044 CAL-076 is offered what was paid and is no income, by class, and shows what is gone', async () => {
    await sendIncome(follow, { ...DEDUCTION, hf54BindOrederId: ['o1'], orderAmount: 100 })
    await sendIncome(follow, COLLECTED)
    const list = async (keywords?: string) =>
      (await follow(`${ORDER}.getDeceletionList`, { prjId: 'p1', keywords })).data as readonly {
        readonly orderClass: string
        readonly saleOrderMList: readonly Readonly<Record<string, unknown>>[]
      }[]
    expect(
      (await list()).map(({ orderClass, saleOrderMList }) => [
        orderClass,
        saleOrderMList.map(({ keyValue, sl01DeductedBy }) => [keyValue, sl01DeductedBy !== null]),
      ]),
    ).toEqual([
      ['服务费订单', [['o1', true]]],
      ['咨询费订单', [['o2', false]]],
    ])
    for (const keywords of ['so-O2', '例客', '预付'])
      expect((await list(keywords)).map(({ orderClass }) => orderClass)).toEqual(['咨询费订单'])
    expect(await list('没有')).toEqual([])
    // As the call is written: without a case, it is about all cases of the user who asks.
    const everywhere = async (send: Send) => (await send(`${ORDER}.getDeceletionList`, { keywords: '' })).data
    expect(await everywhere(follow)).toEqual((await follow(`${ORDER}.getDeceletionList`, { prjId: 'p1' })).data)
    expect(await everywhere(await fixture.as('southern'))).toEqual([])
  })
  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    ['ERR-048 without orders', { hf54BindOrederId: [] }, { hf54BindOrederId: '请选择抵扣订单' }],
    ['ERR-048 without a charge', { hf54DeducetionType: null }, { hf54DeducetionType: '请选择要抵扣的费用' }],
    [
      'of an unpaid order',
      { hf54BindOrederId: ['unpaid'], orderAmount: 50 },
      { hf54BindOrederId: '只能抵扣已支付的订单' },
    ],
    ['of an order nobody has', { hf54BindOrederId: ['nobody'] }, { hf54BindOrederId: '所选订单不属于本项目' }],
    ['of part of an order', { orderAmount: 299.99 }, { orderAmount: '订单金额应等于所选订单合计 300.00 元' }],
    [
      'of the same order twice over',
      { hf54BindOrederId: ['o1', 'o1'], orderAmount: 200 },
      { hf54BindOrederId: '同一订单只能选择一次' },
    ],
  ])('%s is refused', async (_what, patch, issues) => {
    expect(issuesOf(await submit({ ...DEDUCTION, ...patch }))).toEqual(issues)
  })
  it('of an order of another case, or one that is deducted, is refused', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addPrepaid('theirs', 300, {}, 'p2')
    expect(issuesOf(await submit({ ...DEDUCTION, hf54BindOrederId: ['theirs'] }))).toEqual({
      hf54BindOrederId: '所选订单不属于本项目',
    })
    await sendIncome(follow, DEDUCTION)
    expect(issuesOf(await submit({ ...DEDUCTION, hf54BindOrederId: ['o2'], orderAmount: 200 }))).toEqual({
      hf54BindOrederId: '所选订单已被抵扣',
    })
  })
  it('CAL-075 that is taken back is not received, frees its orders, and goes in again with free ones', async () => {
    const income = await sendIncome(follow, DEDUCTION)
    const back = async (user: 'follow' | 'manager' | 'sales' | 'finance') =>
      (await fixture.as(user))(`${ORDER}.doReturn`, { id: income['hf54ObjId'], suggest: '选错订单' })
    for (const user of ['sales', 'finance'] as const) expect(await back(user)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(recordIn(await back('follow'))).toMatchObject({
      sl01Status: 'BDA106',
      sl01PaySign: 0,
      sl01PayTime: null,
      suggest: '选错订单',
      canEdit: 1,
    })
    expect(rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' }))[0]).toMatchObject({
      status: 'BDA106',
      paySign: 0,
      canEdit: 1,
      canWithdraw: 0,
    })
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
    expect(await examinationRowsOf(follow, ORDERS, income['hf54ObjId'])).toEqual([
      ['WITHDRAW', '0'],
      ['SUBMIT', '1'],
    ])
    await sendIncome(follow, { ...DEDUCTION, hf54BindOrederId: ['o1'], orderAmount: 100 })
    expect(issuesOf(await submit({ keyValue: income.keyValue }))).toEqual({ hf54BindOrederId: '所选订单已被抵扣' })
    expect(
      await sendIncome(follow, { keyValue: income.keyValue, hf54BindOrederId: ['o2'], orderAmount: 200 }),
    ).toMatchObject({ status: 'BDA107', paySign: 1, suggest: null })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: income['hf54ObjId'] }))).toMatchObject({
      sl01PayTime: fixture.clock.now,
      sl01OrderAmount: 200,
    })
    expect(await fixture.sums()).toEqual([300, 14_700, 0])
    expect(await back('manager')).toMatchObject({ success: true })
    expect(await fixture.sums()).toEqual([100, 14_900, 0])
  })
  it('of an income’s own order is refused: it is money of the case already', async () => {
    const income = await sendIncome(follow, COLLECTED)
    await (await fixture.as('finance'))(`${ORDER}.payExamine`, { id: income['hf54ObjId'] })
    expect(issuesOf(await submit({ ...DEDUCTION, hf54BindOrederId: [income['hf54ObjId']], orderAmount: 500 }))).toEqual(
      { hf54BindOrederId: '所选订单不属于本项目' },
    )
  })
})
