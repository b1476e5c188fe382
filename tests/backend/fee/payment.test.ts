import { beforeEach, describe, expect, it } from 'vitest'
import { payCodeTable } from '../../../lib/backend/payment/pay-code-table.ts'
import { createMemoryPayments } from '../../../lib/testing/memory-payments.ts'
import { toFen } from '../../../lib/catalogue/unit.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import {
  COLLECTED,
  type FeesFixture,
  sendIncome,
  examinationRowsOf,
  openFeesFixture,
  ORDER,
  UNPAID,
} from './fees-fixture.ts'

const MINUTES = 60_000
let fixture: FeesFixture
let follow: Send
beforeEach(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
  await fixture.addDocument('doc-1', 'hash 1', 'follow')
})
const orderOf = async (body: Readonly<Record<string, unknown>> = UNPAID) =>
  String((await sendIncome(follow, body))['hf54ObjId'])
const create = (ids: readonly string[], send: Send = follow, prjId = 'p1', key?: string) =>
  send(
    'shareOut.createCombineNativeQrCode',
    { combineOrderIds: ids.join(','), prjId },
    key === undefined ? {} : { key },
  )
const codeOf = async (...ids: readonly string[]) => String(recordIn(await create(ids))['codeId'])
const stateOf = async (codeId: string) => recordIn(await follow('shareOut.getQrCode', { codeId }))['state']
/** Reports a code as paid, as the payment service does. */
const notify = async (
  codeId: string,
  {
    yuan = 500,
    transaction = 'T-1',
    at = fixture.clock.now,
    forged = false,
  }: { readonly yuan?: number; readonly transaction?: string; readonly at?: number; readonly forged?: boolean } = {},
) => {
  const { body, signature } = await createMemoryPayments(fixture.files).notice({
    codeId,
    amount: toFen(yuan),
    transaction,
    at,
  })
  return fixture.send(null)('payment.notify', { body, signature: forged ? `${signature}0` : signature })
}
/** The entries that wait for finance. */
const waiting = async () => rowsIn(await (await fixture.as('finance'))('UnmatchedPayment.getOpenPayments', {}))
const refusedLines = () =>
  fixture.auditLog
    .filter(({ action, result }) => action === 'payment.notify' && result === 'refused')
    .map(({ after }) => [after['reason'], after['transaction'], after['fen']])

describe('a payment code', () => {
  it('CAL-085 R17 is over unpaid online orders, its amount summed here, for half an hour', async () => {
    const ids = [
      await orderOf(),
      await orderOf({ ...UNPAID, orderAmount: 0.1 }),
      await orderOf({ ...UNPAID, orderAmount: 0.2 }),
    ]
    const answer = await create([...ids, ids[0] ?? ''])
    expect(answer).toMatchObject({
      success: true,
      data: {
        state: 'live',
        amount: 500.3,
        prjName: '示例路1号',
        expiresAt: fixture.clock.now + 30 * MINUTES,
        paidAt: null,
        qrcodeUrl: expect.stringMatching(/^\/pay\/k\d+$/),
      },
    })
    expect(recordIn(answer)['orders']).toEqual(
      ids.map((id, index) => ({
        id,
        billNo: expect.stringMatching(/^SO20261121-\d{3}$/),
        amount: [500, 0.1, 0.2][index],
        chargeName: '中介服务费',
      })),
    )
    expect(await follow('shareOut.getQrCode', { codeId: recordIn(answer)['codeId'] })).toMatchObject({
      data: recordIn(answer),
    })
    fixture.clock.now += 30 * MINUTES
    expect(await stateOf(String(recordIn(answer)['codeId']))).toBe('expired')
  })
  it('FEE-025 asks for orders that can be paid, of that case, by a person who works on it', async () => {
    const [open, counter] = [await orderOf(), await orderOf(COLLECTED)]
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    expect(await create([])).toMatchObject({ code: 'INVALID', message: '请先选择未支付订单' })
    expect(await create([' ', ''])).toMatchObject({ code: 'INVALID', message: '请先选择未支付订单' })
    expect(await create([open, counter])).toMatchObject({
      code: 'STATUS',
      message: expect.stringContaining('不是待支付的线上订单'),
    })
    for (const [ids, prjId] of [
      [[open], 'p2'],
      [[open, 'nobody'], 'p1'],
      [[open], 'nobody'],
    ] as const)
      expect(await create(ids, follow, prjId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await create([open], await fixture.as('service'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await create([open], await fixture.as('finance'))).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await create([open], await fixture.as('southern'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await fixture.rows(payCodeTable)).toEqual([])
    const codeId = await codeOf(open)
    for (const name of ['service', 'southern'] as const)
      expect(await (await fixture.as(name))('shareOut.getQrCode', { codeId })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('R17 ends codes that share an order with it, and only those; R20 the same request makes one', async () => {
    const [a, b, c] = [await orderOf(), await orderOf(), await orderOf()]
    const [first, apart] = [await codeOf(a, b), await codeOf(c)]
    const second = recordIn(await create([b], follow, 'p1', 'once'))
    expect(recordIn(await create([b], follow, 'p1', 'once'))).toEqual(second)
    expect([await stateOf(first), await stateOf(apart), await stateOf(String(second['codeId']))]).toEqual([
      'void',
      'live',
      'live',
    ])
    await follow(`${ORDER}.doReturn`, { id: b, suggest: '改为线下' })
    expect([await stateOf(String(second['codeId'])), await stateOf(apart)]).toEqual(['void', 'live'])
  })
})

describe('a notice of a payment service', () => {
  it('INC-015 pays all orders of the code at once, and open screens are notified', async () => {
    const ids = [await orderOf(), await orderOf({ ...UNPAID, orderAmount: 0.5 })]
    const codeId = await codeOf(...ids)
    const received: string[] = []
    const token = String(
      recordIn(await fixture.send(null)('login.doLogin', { userName: 'follow', password: 'follow-secret' }))['token'],
    )
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    expect(await notify(codeId, { yuan: 500.5 })).toMatchObject({
      status: 200,
      success: true,
      data: { accepted: true },
    })
    expect(recordIn(await follow('shareOut.getQrCode', { codeId }))).toMatchObject({
      state: 'paid',
      paidAt: fixture.clock.now,
      amount: 500.5,
    })
    for (const id of ids) {
      expect(recordIn(await follow(`${ORDER}.getOne`, { id }))).toMatchObject({
        sl01Status: 'BDA103',
        sl01PaySign: 1,
        sl01PayMethod: 'HFD806',
        sl01TransactionNumber: 'T-1',
      })
      expect(await examinationRowsOf(follow, 'SL01_SALE_ORDER_M', id)).toEqual([['SUBMIT', '1']])
    }
    expect(await fixture.sums()).toEqual([500.5, 14_499.5, 0])
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual(
        expect.arrayContaining([
          { topic: 'shareOut', id: codeId },
          { topic: 'ProjectChargeCfg', id: 'p1' },
        ]),
      )
    expect(
      fixture.auditLog
        .filter(({ action }) => action === 'payment.notify')
        .every(({ by, result }) => by === 'payment' && result === 'done'),
    ).toBe(true)
  })
  it('R17 sent twice is accepted twice and posted once; a second payment is not taken, and noted', async () => {
    const codeId = await codeOf(await orderOf())
    expect(await notify(codeId)).toMatchObject({ data: { accepted: true } })
    const [sums, lines] = [await fixture.sums(), fixture.auditLog.length]
    expect(await notify(codeId)).toMatchObject({ data: { accepted: true } })
    expect([await fixture.sums(), fixture.auditLog.length]).toEqual([sums, lines])
    expect(await notify(codeId, { transaction: 'T-2' })).toMatchObject({ success: true, data: { accepted: false } })
    expect(refusedLines()).toEqual([['收款码已支付', 'T-2', '50000']])
    expect(await fixture.sums()).toEqual(sums)
  })
  it('R17 changes nothing if it is forged, late, of another amount, or for an old or unknown code', async () => {
    const [a, b] = [await orderOf(), await orderOf()]
    const older = await codeOf(a, b)
    const codeId = await codeOf(a)
    expect(await notify(codeId, { forged: true })).toMatchObject({ code: 'INVALID', message: '签名不正确' })
    expect(
      await fixture.send(null)('payment.notify', { body: '{}', signature: await fixture.files.sign('payment\n{}') }),
    ).toMatchObject({ code: 'INVALID', message: '签名不正确' })
    expect(await notify('nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(refusedLines()).toEqual([['收款码不存在', 'T-1', '50000']])
    for (const [id, notification] of [
      [codeId, { yuan: 499.99 }],
      [older, { yuan: 1_000 }],
      [codeId, { transaction: 'T-late', at: fixture.clock.now + 30 * MINUTES }],
    ] as const)
      expect(await notify(id, notification)).toMatchObject({ success: true, data: { accepted: false } })
    expect(refusedLines().map(([reason]) => reason)).toEqual([
      '收款码不存在',
      '金额不符',
      '收款码已失效',
      '收款码已过期',
    ])
    expect(await stateOf(codeId)).toBe('live')
    expect(await fixture.sums()).toEqual([0, 15_000, 0])
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: a }))).toMatchObject({ sl01Status: 'BDA102' })
  })
  it('R17 of one transaction pays one code: with another code it is not taken, and noted', async () => {
    const [first, second] = [await codeOf(await orderOf()), await codeOf(await orderOf())]
    expect(await notify(first)).toMatchObject({ data: { accepted: true } })
    const sums = await fixture.sums()
    expect(await notify(second)).toMatchObject({ success: true, data: { accepted: false } })
    expect(refusedLines()).toEqual([['交易流水号已用于其他收款码', 'T-1', '50000']])
    expect([await fixture.sums(), await stateOf(second)]).toEqual([sums, 'live'])
    expect(await notify(second, { transaction: 'T-2' })).toMatchObject({ data: { accepted: true } })
  })
  it('ruling 23 that does not fit waits for finance once, however often sent, for unknown codes too', async () => {
    const [a, b] = [await orderOf(), await orderOf()]
    const [over, live] = [await codeOf(a, b), await codeOf(a)]
    await notify(over, { transaction: 'T-void', yuan: 1_000 })
    await notify(live, { transaction: 'T-less', yuan: 499.99 })
    await notify(live, { transaction: 'T-late', at: fixture.clock.now + 30 * MINUTES })
    await notify(live, { transaction: 'T-paid' })
    await notify(live, { transaction: 'T-twice' })
    for (const _again of [1, 2]) {
      await notify(live, { transaction: 'T-twice' })
      await notify('nobody', { transaction: 'T-nobody' })
    }
    expect(
      (await waiting()).map(({ transaction, reason, amount, state, prjId }) => [
        transaction,
        reason,
        amount,
        state,
        prjId,
      ]),
    ).toEqual([
      ['T-void', '收款码已失效', 1_000, 'OPEN', 'p1'],
      ['T-less', '金额不符', 499.99, 'OPEN', 'p1'],
      ['T-late', '收款码已过期', 500, 'OPEN', 'p1'],
      ['T-twice', '收款码已支付', 500, 'OPEN', 'p1'],
      ['T-nobody', '收款码不存在', 500, 'OPEN', null],
    ])
    expect(await fixture.sums()).toEqual([500, 14_500, 0])
  })
  it('ruling 23 is counted in the menu and waits for finance, with or without a case, until it is ended', async () => {
    await notify(await codeOf(await orderOf()), { transaction: 'T-less', yuan: 499.99 })
    await notify('nobody', { transaction: 'T-nobody' })
    const finance = await fixture.as('finance')
    const counts = async (user: 'finance' | 'manager') => (await (await fixture.as(user))('home.getCounts', {})).data
    expect(await counts('finance')).toMatchObject({ PAYMENT: 2, INCOME: 0, EXPENSE: 0, REVIEW: 2 })
    expect(await counts('manager')).toMatchObject({ PAYMENT: 0 })
    expect((await finance('home.getReviews', { take: 10 })).data).toMatchObject({
      total: 2,
      rows: [
        { kind: 'PAYMENT', title: '待处理来款', prjId: 'p1', prjName: '示例路1号', amount: 499.99 },
        { kind: 'PAYMENT', prjId: null, prjName: '', amount: 500 },
      ],
    })
    for (const { keyValue } of await waiting())
      await finance('UnmatchedPayment.doGiveBack', { id: keyValue, reason: '原路退回', refundNo: 'RF-1' })
    expect(await counts('finance')).toMatchObject({ PAYMENT: 0, REVIEW: 0 })
  })
  it('ruling 23 is given back once, with a refund number, by finance alone, even when the case is over', async () => {
    const codeId = await codeOf(await orderOf())
    await notify(codeId, { yuan: 499.99 })
    const [payment] = await waiting()
    const finance = await fixture.as('finance')
    const back = (send: Send, more = {}) =>
      send('UnmatchedPayment.doGiveBack', {
        id: payment?.keyValue,
        reason: '金额不符，原路退回',
        refundNo: 'RF-1',
        ...more,
      })
    for (const user of ['follow', 'manager'] as const)
      expect((await back(await fixture.as(user))).code).toBe('NO_PERMISSION')
    expect((await back(await fixture.as('southern'))).code).toMatch(/NO_PERMISSION|NOT_FOUND/)
    expect(await (await fixture.as('manager'))('UnmatchedPayment.getOpenPayments', {})).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有财务可以处理来款',
    })
    expect(issuesOf(await back(finance, { reason: ' ' }))).toEqual({ reason: '处理说明必填' })
    expect(issuesOf(await back(finance, { refundNo: '' }))).toMatchObject({ refundNo: '退款单号必填' })
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0508' })
    expect(recordIn(await back(finance))).toMatchObject({
      state: 'RETURNED',
      refundNo: 'RF-1',
      endReason: '金额不符，原路退回',
      endedBy: 'a-finance',
      endedAt: fixture.clock.now,
      refValues: { state: '已退还' },
    })
    expect(await back(finance)).toMatchObject({ code: 'STATUS', message: '这笔来款已处理，请刷新后查看' })
    expect(await waiting()).toEqual([])
    expect(
      fixture.auditLog.some(({ action, by }) => action === 'UnmatchedPayment.doGiveBack' && by === 'a-finance'),
    ).toBe(true)
  })
  it('ruling 23 becomes an order of a case that an income deducts, once by its transaction', async () => {
    const codeId = await codeOf(await orderOf())
    await notify(codeId, { yuan: 499.99, transaction: 'T-other' })
    const [payment] = await waiting()
    const finance = await fixture.as('finance')
    const transfer = (more = {}) =>
      finance('UnmatchedPayment.doBookElsewhere', {
        id: payment?.keyValue,
        prjId: 'p1',
        chargeType: 'PC01',
        reason: '客户确认转为预付',
        ...more,
      })
    expect((await transfer({ prjId: 'nowhere' })).code).toBe('NOT_FOUND')
    expect(issuesOf(await transfer({ chargeType: 'PC99' }))).toMatchObject({
      chargeType: expect.stringContaining('费用类型'),
    })
    const answers = await Promise.all([transfer(), transfer()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const offered = (await follow(`${ORDER}.getDeceletionList`, { prjId: 'p1' })).data as readonly {
      readonly saleOrderMList: readonly Readonly<Record<string, unknown>>[]
    }[]
    expect(offered.flatMap(({ saleOrderMList }) => saleOrderMList)).toMatchObject([
      { sl01OrderAmount: 499.99, sl01TransactionNumber: 'T-other', sl01PaySign: 1, sl01Memo: '客户确认转为预付' },
    ])
    expect(await waiting()).toEqual([])
  })
  it('that was paid in time counts, however late it is sent', async () => {
    const codeId = await codeOf(await orderOf())
    const paid = fixture.clock.now + 29 * MINUTES
    fixture.clock.now += 90 * MINUTES
    expect(await notify(codeId, { at: paid })).toMatchObject({ data: { accepted: true } })
    expect(recordIn(await (await fixture.as('follow'))('shareOut.getQrCode', { codeId }))).toMatchObject({
      state: 'paid',
      paidAt: paid,
    })
  })
})

describe('CAL-077 a voucher that is to be read', () => {
  it('must be a document of ours that the caller may see; an installation without a reader says so', async () => {
    const read = (urlPath: string, send = follow) => send('ocrOrder.ocrOrderMsg', { urlPath })
    const signed = String(rowsIn(await follow('file.getDocuments', { ids: 'doc-1' }))[0]?.['url'])
    fixture.clock.now += 15 * MINUTES
    for (const address of [
      'https://example.com/file/doc-1',
      '//evil/file/doc-1',
      '/file/../doc-1',
      '/file/doc-1?e=1&s=guessed',
      '/etc/passwd',
      'file:///file/doc-1',
    ])
      expect(await read(address)).toMatchObject({ code: 'INVALID', message: '凭证应为本系统上传的文件' })
    for (const address of ['nobody', '/file/nobody']) expect(await read(address)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await read('doc-1', await fixture.as('sales'))).toMatchObject({ code: 'NOT_FOUND' })
    for (const address of ['doc-1', '/file/doc-1', signed])
      expect(await read(address)).toMatchObject({ code: 'STATUS', message: '本站未安装凭证识别，请手工填写' })
  })
})

describe('a code that is over', () => {
  let payments: ReturnType<typeof createMemoryPayments>
  const closed = (codeId: string) => payments.isClosed(codeId)
  beforeEach(() => {
    payments = createMemoryPayments(fixture.files)
    Object.assign(fixture.ports, { payments })
  })
  it('R17 ruling 23 is closed at the service once it is replaced, withdrawn or its case is cancelled', async () => {
    const [a, b, c] = [await orderOf(), await orderOf(), await orderOf()]
    const first = await codeOf(a)
    const replaced = await codeOf(a, b)
    await expect.poll(() => closed(first)).toBe(true)
    await follow(`${ORDER}.doReturn`, { id: b, suggest: '改为线下' })
    await expect.poll(() => closed(replaced)).toBe(true)
    const [paid, open] = [await codeOf(a), await codeOf(c)]
    await notify(paid)
    expect([closed(paid), closed(open)]).toEqual([false, false])
    expect(
      await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0508' }),
    ).toMatchObject({ success: true })
    expect((await fixture.rows(payCodeTable)).find(({ key }) => key === open)?.values['state']).toBe('void')
    await expect.poll(() => closed(open)).toBe(true)
    expect(closed(paid)).toBe(false)
    // A payment that was already in progress waits for finance.
    expect(await notify(open, { transaction: 'T-late' })).toMatchObject({ data: { accepted: false } })
    expect(await waiting()).toMatchObject([{ transaction: 'T-late', reason: '收款码已失效' }])
  })
  it('R17 is closed by the sweep once its time ran out, and not before', async () => {
    const code = await codeOf(await orderOf())
    await fixture.backend.pay.sweep()
    expect(closed(code)).toBe(false)
    fixture.clock.now += 30 * MINUTES
    await fixture.backend.pay.sweep()
    expect([closed(code), (await fixture.rows(payCodeTable))[0]?.values['closedAt']]).toEqual([true, fixture.clock.now])
  })
  it('R17 is tried again by the sweep when the service fails; others are closed, and the call succeeds', async () => {
    const asked: string[] = []
    let fails = true
    const [one, other] = [await codeOf(await orderOf()), await codeOf(await orderOf())]
    Object.assign(payments, {
      close: async ({ codeId }: { readonly codeId: string }) => {
        asked.push(codeId)
        if (codeId === one && fails) throw new Error('the service is away')
      },
    })
    fixture.clock.now += 30 * MINUTES
    await fixture.backend.pay.sweep()
    expect([asked.toSorted(), fixture.reports]).toEqual([
      [one, other].toSorted(),
      [expect.objectContaining({ level: 'warn', message: `payment code not closed at the service: ${one}` })],
    ])
    fails = false
    await fixture.backend.pay.sweep()
    await fixture.backend.pay.sweep()
    expect(asked.slice(2)).toEqual([one])
    // A payment service that is down does not block other calls.
    fails = true
    const renewed = await orderOf()
    await codeOf(renewed)
    expect(await create([renewed])).toMatchObject({ success: true })
  })
  it('ruling 23 stays payable at a service that cannot close, and what comes for it waits for finance', async () => {
    Object.assign(payments, { close: undefined })
    const order = await orderOf()
    const first = await codeOf(order)
    await codeOf(order)
    await fixture.backend.pay.sweep()
    expect(await notify(first)).toMatchObject({ data: { accepted: false } })
    expect(await waiting()).toHaveLength(1)
  })
})
