import { beforeEach, describe, expect, it } from 'vitest'
import { feeHandlers } from '../../../lib/backend/fee/fee-module.ts'
import type { LedgerParts } from '../../../lib/backend/fee/ledger-parts.ts'
import { payOrder } from '../../../lib/backend/fee/orders/pay-order.ts'
import type { SignedIn } from '../../../lib/backend/handler.ts'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import { principalOf } from '../../../lib/backend/session.ts'
import { DEFAULT_SETTINGS } from '../../../lib/backend/settings.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { callName } from '../../../lib/contract/call.ts'
import { recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
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

let fixture: FeesFixture
let follow: Send
beforeEach(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
  await fixture.addDocument('doc-1', 'hash 1', 'follow')
})

/** Makes a call of the book with parts of others in place, in a unit of its own, as the user who signed in last. */
async function call(name: string, input: unknown, parts: LedgerParts): Promise<unknown> {
  const tokenHash = (await fixture.rows(sessionTable)).at(-1)?.key ?? ''
  return fixture.store.unit({ account: 'a-follow', now: fixture.clock.now }, async (unit) => {
    const principal = await principalOf(unit, tokenHash, fixture.clock.now, DEFAULT_SETTINGS)
    const handler = feeHandlers(parts).find((one) => callName(one.call) === name)
    if (!principal || !handler || handler.run.who === 'anyone') throw new Error(name)
    const context: SignedIn = {
      ports: fixture.ports,
      settings: DEFAULT_SETTINGS,
      tables,
      now: fixture.clock.now,
      today: '2026-11-21',
      requestId: 'r',
      address: 'here',
      client: 'a browser',
      action: name,
      principal,
      unit,
      notify: collectChanges().notify,
      files: [],
    }
    return (
      await (handler.run.who === 'longRunning'
        ? handler.run.handle(input as never, { ...context, inUnit: (work) => work(context) })
        : handler.run.handle(input as never, context))
    ).data
  })
}
const pay = (...orderIds: readonly string[]) =>
  fixture.store.unit({ account: 'payment', now: fixture.clock.now }, (unit) =>
    payOrder(
      {
        unit,
        ports: fixture.ports,
        tables,
        now: fixture.clock.now,
        action: 'payment.notify',
        requestId: 'r',
        notify: collectChanges().notify,
        principal: { acctId: 'payment' },
      },
      orderIds,
      { method: 'HFD806', at: fixture.clock.now - 5_000, transactionNumber: 'T-1' },
    ),
  )
const orderOf = async (body: Readonly<Record<string, unknown>> = UNPAID) =>
  String((await sendIncome(follow, body))['hf54ObjId'])

describe('the amount a code was paid for', () => {
  it('INC-015 is received: order, income, sums and lines say so', async () => {
    const ids = [await orderOf(), await orderOf({ ...UNPAID, orderAmount: 0.5 })]
    await pay(...ids)
    for (const id of ids) {
      expect(recordIn(await follow(`${ORDER}.getOne`, { id }))).toMatchObject({
        sl01Status: 'BDA103',
        sl01PaySign: 1,
        sl01PayMethod: 'HFD806',
        sl01PayTime: fixture.clock.now - 5_000,
        sl01TransactionNumber: 'T-1',
        conformNum: 0,
      })
      expect(await examinationRowsOf(follow, 'SL01_SALE_ORDER_M', id)).toEqual([['SUBMIT', '1']])
    }
    expect(
      rowsIn(await follow(`${INCOME}.getProjectIncomeInfo`, { prjId: 'p1' })).map(({ payStatus, paySign }) => [
        payStatus,
        paySign,
      ]),
    ).toEqual([
      ['已支付', 1],
      ['已支付', 1],
    ])
    expect(await fixture.sums()).toEqual([500.5, 14_499.5, 0])
    expect(rowsIn(await follow('ProjectChargeCfg.getChargeCfgList', { prjId: 'p1' }))[0]).toMatchObject({
      remindFee: 14_499.5,
      projectFeeInfoVos: [{ payText: '聚合码支付' }, { payText: '聚合码支付' }],
    })
  })
  it('is all or nothing: no order that is paid, withdrawn, of the counter, of another case or unknown', async () => {
    const [good, paid, withdrawn, counter] = [
      await orderOf(),
      await orderOf(),
      await orderOf(),
      await orderOf(COLLECTED),
    ]
    await pay(paid)
    await follow(`${ORDER}.doReturn`, { id: withdrawn, suggest: '取消' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addCharge('other', 'PC01', 900, 'p2')
    const elsewhere = await orderOf({ ...UNPAID, hf54PrjId: 'p2' })
    for (const [id, code] of [
      [paid, 'STATUS'],
      [withdrawn, 'STATUS'],
      [counter, 'STATUS'],
      [elsewhere, 'NOT_FOUND'],
      ['nobody', 'NOT_FOUND'],
    ] as const)
      await expect(pay(good, id)).rejects.toMatchObject({ code })
    await expect(pay()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(recordIn(await follow(`${ORDER}.getOne`, { id: good }))).toMatchObject({ sl01Status: 'BDA102', version: 1 })
    expect(await fixture.sums()).toEqual([500, 14_500, 0])
  })
})

describe('entries of other parts in the ledger:', () => {
  it('codes of an order that is taken back end with it; those of one at the counter stay as they are', async () => {
    const ended: string[] = []
    const parts: LedgerParts = {
      voidCodesOf: async (_context, orders) =>
        void ended.push(...orders.map(({ key, values }) => `${key} ${String(values['sl01Status'])}`)),
    }
    const id = await orderOf()
    await call(`${ORDER}.doReturn`, { id, suggest: '取消' }, parts)
    expect(ended).toEqual([`${id} BDA106`])
  })
  it('CAL-071 a voucher that says otherwise is a warning, with the place to look at it', async () => {
    const parts: LedgerParts = {
      compareReceipt: async (_context, { orderAmount }) => ({
        warnings: [`回单金额与填写的 ${String(orderAmount)} 元不一致`],
        checkPriceUrl: '/files/doc-1',
        unreadVoucher: null,
      }),
    }
    expect(await call(`${INCOME}.submitIncomeInfoCheck`, COLLECTED, parts)).toEqual({
      checkMsg: '回单金额与填写的 500 元不一致',
      checkPriceUrl: '/files/doc-1',
      hints: ['回单金额与填写的 500 元不一致'],
    })
  })
})
