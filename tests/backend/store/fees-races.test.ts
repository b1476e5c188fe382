import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import { payOrder } from '../../../lib/backend/fee/orders/pay-order.ts'
import { listOf } from '../../../lib/backend/session.ts'
import type { Row, Table } from '../../../lib/backend/store.ts'
import {
  chargeTable,
  examinationTable,
  expenseTable,
  incomeTable,
  orderTable,
} from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { payCodeTable } from '../../../lib/backend/payment/pay-code-table.ts'
import { createMemoryPayments } from '../../../lib/testing/memory-payments.ts'
import {
  COLLECTED,
  EXPENSE,
  type FeesFixture,
  sendIncome,
  INCOME,
  openFeesFixture,
  ORDER,
  PAID_OUT,
  SPENT,
  spend,
  UNPAID,
} from '../fee/fees-fixture.ts'
import type { Send } from '../handlers/fixture.ts'
import { openPostgres } from './opened.ts'

const AT_ONCE = 20
const ROUNDS = Number(process.env['FEES_RACE_ROUNDS'] ?? 5)
const PATIENCE = 30_000 * ROUNDS

// Only where several connections work at once does a race prove anything.
describe('money at the same time on PostgreSQL', () => {
  let fixture: FeesFixture
  let follow: Send
  let finance: Send
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    fixture = await openFeesFixture(() => store)
    follow = await fixture.as('follow')
    finance = await fixture.as('finance')
  })
  afterAll(() => store?.close())

  const together = (ask: (i: number) => ReturnType<Send>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(i)))
  const outcome = (answers: Awaited<ReturnType<typeof together>>) => {
    const counted = new Map<string, number>()
    for (const { success, code } of answers) {
      const end = success ? 'done' : (code ?? 'none')
      counted.set(end, (counted.get(end) ?? 0) + 1)
    }
    return Object.fromEntries([...counted].sort())
  }
  const rowsOf = async (table: Table, project: string): Promise<readonly Row[]> =>
    (
      await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
        unit.list(table, { where: { field: '$project', is: [project] }, sort: [{ field: 'sortNo' }] }),
      )
    ).rows
  /** A case of its own for every round, with 1000 of agency fees. */
  const newCase = async (race: string, round: number): Promise<string> => {
    const key = `${race}-${round}`
    await fixture.addCase(key, { hf20ManagerId: 'a-follow', hf20RecommendId: 'a-sales' })
    await fixture.addCharge(`${key}-charge`, 'PC01', 1_000, key)
    return key
  }
  const collected = async (key: string) => {
    await fixture.addDocument(`${key}-doc`, `hash of ${key}`, 'follow')
    return (await sendIncome(follow, { ...COLLECTED, hf54PrjId: key, orderNo: `R-${key}`, hf54Image: `${key}-doc` }))[
      'hf54ObjId'
    ]
  }
  const fen = (yuan: unknown) => Math.round(Number(yuan ?? 0) * 100)
  const total = (rows: readonly Row[], field: string) => rows.reduce((sum, { values }) => sum + fen(values[field]), 0)

  /** The sums of the case are those of its rows, and every income agrees with its order. */
  const expectLedger = async (key: string) => {
    const [incomes, orders, expenses, charges] = (await Promise.all(
      [incomeTable, orderTable, expenseTable, chargeTable].map((table) => rowsOf(table, key)),
    )) as [readonly Row[], readonly Row[], readonly Row[], readonly Row[]]
    const project =
      (await fixture.store.unit({ account: 'system', now: 0 }, (unit) => unit.get(projectTable, key)))?.values ?? {}
    const received = total(
      incomes.filter(({ values }) => values['paySign'] === 1),
      'orderAmount',
    )
    const open = total(
      incomes.filter(({ values }) => values['paySign'] !== 1 && values['status'] !== 'BDA106'),
      'orderAmount',
    )
    expect([fen(project['hf20Amount5']), fen(project['hf20NoPayAmount']), fen(project['hf20PrjCost'])]).toEqual([
      received,
      total(charges, 'totalFee') - received,
      total(
        expenses.filter(({ values }) => values['hf40Status'] === 'HFE303'),
        'hf40CostFet',
      ),
    ])
    expect(received + open).toBeLessThanOrEqual(total(charges, 'totalFee'))
    for (const { key: id, values } of incomes) {
      const order = orders.find((one) => one.values['sl01IncomeId'] === id)?.values ?? {}
      expect([order['sl01Status'], order['sl01PaySign'], order['sl01OrderAmount'], order['sl01BillNo']]).toEqual([
        values['status'],
        values['paySign'],
        values['orderAmount'],
        values['billNo'],
      ])
    }
    return {
      incomes,
      orders,
      expenses,
      lines: (await rowsOf(examinationTable, key)).map(({ values }) => values['hf3fAction']),
    }
  }

  it('R11 INC-036 what is to be collected is never booked over', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('over', round)
      const answers = await together((i) =>
        follow(`${INCOME}.submitIncomeInfo`, { ...UNPAID, hf54PrjId: key, orderAmount: 300 + i / 100 }),
      )
      expect(outcome(answers)).toEqual({ INVALID: AT_ONCE - 3, done: 3 })
      const { incomes } = await expectLedger(key)
      expect(incomes).toHaveLength(3)
      expect(new Set(incomes.map(({ values }) => values['billNo'])).size).toBe(3)
    }
  })

  it('R12 INC-019 of many approvals one counts, and is paid once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('approve', round)
      const id = await collected(key)
      expect(outcome(await together(() => finance(`${ORDER}.payExamine`, { id })))).toEqual({
        STATUS: AT_ONCE - 1,
        done: 1,
      })
      expect((await expectLedger(key)).lines).toEqual(['SUBMIT', 'APPROVE'])
    }
  })

  it('R12 of approvals against returns one counts, whichever it is', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('against', round)
      const id = await collected(key)
      const spent = await spend(follow, { ...SPENT, hf40PrjId: key })
      await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue: spent.keyValue, ...PAID_OUT })
      const decide = (call: string, yes: string, of: unknown) =>
        together((i) =>
          i % 2 === 0 ? finance(`${call}.${yes}`, { id: of }) : finance(`${call}.doReturn`, { id: of, suggest: '否' }),
        )
      expect(outcome(await decide(ORDER, 'payExamine', id))).toEqual({ STATUS: AT_ONCE - 1, done: 1 })
      expect(outcome(await decide(EXPENSE, 'doExamine', spent.keyValue))).toEqual({ STATUS: AT_ONCE - 1, done: 1 })
      expect((await expectLedger(key)).lines).toHaveLength(4)
    }
  })

  it('R13 INC-030 an order is deducted once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('deduct', round)
      await fixture.addPrepaid(`${key}-order`, 50, {}, key)
      const deduction = {
        hf54PrjId: key,
        hf54ChargeKind: 'HH0701',
        hf54DeducetionType: 'PC01',
        hf54BindOrederId: [`${key}-order`],
        orderAmount: 50,
      }
      expect(outcome(await together(() => follow(`${INCOME}.submitIncomeInfo`, deduction)))).toEqual({
        INVALID: AT_ONCE - 1,
        done: 1,
      })
      const { incomes, orders } = await expectLedger(key)
      expect(incomes.map(({ key: id }) => id)).toEqual([
        orders.find(({ key: id }) => id === `${key}-order`)?.values['sl01DeductedBy'],
      ])
    }
  })

  it('R17 an order that is paid and taken back at once is one of both', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('pay', round)
      const id = String((await sendIncome(follow, { ...UNPAID, hf54PrjId: key }))['hf54ObjId'])
      const pay = () =>
        fixture.store.unit({ account: 'payment', now: fixture.clock.now }, (unit) =>
          payOrder(
            {
              unit,
              ports: fixture.ports,
              tables,
              now: fixture.clock.now,
              action: 'payment.notify',
              requestId: 'race',
              notify: collectChanges().notify,
              principal: { acctId: 'payment' },
            },
            [id],
            { method: 'HFD802', at: fixture.clock.now, transactionNumber: `T-${key}` },
          ),
        )
      const settled = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          if (i % 2 === 0) return pay()
          const answer = await follow(`${ORDER}.doReturn`, { id, suggest: '改为线下' })
          if (!answer.success) throw new Error(answer.code ?? 'none')
          return answer
        }),
      )
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const {
        orders: [order],
      } = await expectLedger(key)
      expect([
        ['BDA103', 1],
        ['BDA106', 0],
      ]).toContainEqual([order?.values['sl01Status'], order?.values['sl01PaySign']])
    }
  })

  it('R17 of codes that overlap one is live in the end, and paid at once it is paid once', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('code', round)
      const ids: string[] = []
      for (let i = 0; i < 3; i += 1)
        ids.push(String((await sendIncome(follow, { ...UNPAID, hf54PrjId: key, orderAmount: 100 + i }))['hf54ObjId']))
      // Every two of these sets share an order.
      const answers = await together((i) =>
        follow('shareOut.createCombineNativeQrCode', {
          prjId: key,
          combineOrderIds: ids.filter((_, at) => at !== i % 3).join(','),
        }),
      )
      expect(outcome(answers)).toEqual({ done: AT_ONCE })
      const codes = await rowsOf(payCodeTable, key)
      const live = codes.filter(({ values }) => values['state'] === 'live')
      expect([codes.length, live.length]).toEqual([AT_ONCE, 1])
      // All pay at once: the live code many times, and codes that are void by now.
      const payments = createMemoryPayments(fixture.files)
      const replies = await together(async (i) => {
        const code = i % 2 === 0 ? live[0] : codes[i]
        return fixture.send(null)(
          'payment.notify',
          await payments.notice({
            codeId: code?.key ?? '',
            amount: BigInt(fen(code?.values['amount'])),
            transaction: `T-${key}-${i}`,
            at: fixture.clock.now,
          }),
        )
      })
      expect(replies.filter(({ data }) => (data as { readonly accepted?: boolean }).accepted === true)).toHaveLength(1)
      const { orders } = await expectLedger(key)
      expect(
        orders
          .filter(({ values }) => values['sl01PaySign'] === 1)
          .map(({ key: id }) => id)
          .sort(),
      ).toEqual(listOf(live[0]?.values['orderIds']).toSorted())
    }
  })

  it('INC-040 a receipt is posted once in a city, whichever of its cases', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const keys = [await newCase('left', round), await newCase('right', round)]
      for (let i = 0; i < AT_ONCE; i += 1)
        await fixture.addDocument(`receipt-${round}-${i}`, `hash ${round}-${i}`, 'follow')
      const answers = await together((i) =>
        follow(`${INCOME}.submitIncomeInfo`, {
          ...COLLECTED,
          hf54PrjId: keys[i % 2],
          orderAmount: 1 + i,
          orderNo: `one-${round}`,
          hf54Image: `receipt-${round}-${i}`,
        }),
      )
      expect(outcome(answers)).toEqual({ INVALID: AT_ONCE - 1, done: 1 })
      const won = answers.findIndex(({ success }) => success) % 2
      expect((await expectLedger(keys[won] ?? '')).incomes).toHaveLength(1)
      expect(await rowsOf(incomeTable, keys[1 - won] ?? '')).toEqual([])
    }
  })

  it('R8 the same entry sent many times under one key is posted once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('same', round)
      const answers = await together(() =>
        follow(`${INCOME}.submitIncomeInfo`, { ...UNPAID, hf54PrjId: key }, { key: `same-${round}` }),
      )
      expect(outcome(answers)).toEqual({ done: AT_ONCE })
      expect((await expectLedger(key)).incomes).toHaveLength(1)
    }
  })
})
