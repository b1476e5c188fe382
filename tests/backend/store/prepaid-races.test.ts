import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, Table } from '../../../lib/backend/store.ts'
import { unmatchedPaymentTable } from '../../../lib/backend/payment/unmatched-payment-table.ts'
import { incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { tables } from '../../../lib/backend/tables.ts'
import type { Send } from '../handlers/fixture.ts'
import { type FeesFixture, INCOME, openFeesFixture, ORDER } from '../fee/fees-fixture.ts'
import { openPostgres } from './opened.ts'

const AT_ONCE = 20
const ROUNDS = Number(process.env['FEES_RACE_ROUNDS'] ?? 5)
const PATIENCE = 30_000 * ROUNDS
const HEAD = '项目编号,单号,费用类型,订单金额,支付日期'

// Only where several connections work at once does a race prove anything. Whichever comes first, there is one end.
describe('money from outside at the same time on PostgreSQL', () => {
  let fixture: FeesFixture
  let follow: Send
  let finance: readonly [Send, Send]
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    fixture = await openFeesFixture(() => store)
    follow = await fixture.as('follow')
    // At two machines, each by a session of its own.
    finance = [await fixture.as('finance'), await fixture.as('finance')]
  })
  afterAll(() => store?.close())

  const together = (ask: (i: number) => ReturnType<Send>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(i)))
  const by = (i: number): Send => finance[i % 2 === 0 ? 0 : 1]
  const outcome = (answers: Awaited<ReturnType<typeof together>>) => {
    const counted = new Map<string, number>()
    for (const { success, code } of answers) {
      const end = success ? 'done' : (code ?? 'none')
      counted.set(end, (counted.get(end) ?? 0) + 1)
    }
    return Object.fromEntries([...counted].sort())
  }
  const rowsOf = async (table: Table, ...projects: readonly string[]): Promise<readonly Row[]> => {
    const query = { where: { field: '$project', is: projects } }
    return (await store.unit({ account: 'system', now: 0 }, (unit) => unit.list(table, query))).rows
  }
  /** A case of its own for every round, with a number and 1000 of agency fees. */
  const newCase = async (race: string, round: number): Promise<string> => {
    const key = `${race}-${round}`
    await fixture.addCase(key, { hf20ManagerId: 'a-follow', hf20RecommendId: 'a-sales' })
    await fixture.addCharge(`${key}-charge`, 'PC01', 1_000, key)
    await store.unit({ account: 'system', now: 0 }, async (unit) => {
      const row = await unit.get(projectTable, key, { lock: true })
      await unit.update(projectTable, key, row?.version ?? 0, { prjNo: `P-${key}` })
    })
    return key
  }
  const prepaidIn = async (...projects: readonly string[]) =>
    (await rowsOf(orderTable, ...projects)).filter(({ values }) => (values['sl01IncomeId'] ?? null) === null)
  const deduction = (prjId: string, order: string) => ({
    hf54PrjId: prjId,
    hf54ChargeKind: 'HH0701',
    hf54DeducetionType: 'PC01',
    hf54BindOrederId: [order],
    orderAmount: 50,
  })

  it('ruling 22 a number that many enter at once, in two cases of a city, is entered once', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const keys = [await newCase('enter-left', round), await newCase('enter-right', round)]
      for (let i = 0; i < AT_ONCE; i += 1)
        await fixture.addDocument(`enter-${round}-${i}`, `enter ${round}-${i}`, 'finance')
      const answers = await together((i) =>
        by(i)(`${ORDER}.addPrepaidOrder`, {
          prjId: keys[i % 2],
          orderNo: i % 3 === 0 ? `N-${round}` : `n ${round}`,
          chargeType: 'PC01',
          amount: 50 + i,
          payDay: '2026-11-18',
          image: `enter-${round}-${i}`,
        }),
      )
      expect(outcome(answers)).toEqual({ INVALID: AT_ONCE - 1, done: 1 })
      expect(await prepaidIn(...keys)).toHaveLength(1)
    }
  })

  it('ruling 22 a file that is imported many times at once brings each number in once, and everybody hears so', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const keys = [await newCase('file-left', round), await newCase('file-right', round)]
      const lines = Array.from(
        { length: 6 },
        (_, at) => `P-${keys[at % 2]},F-${round}-${at},PC01,${10 + at},2026-11-18`,
      )
      // The same lines in another order: cases are locked in one order all the same.
      const content = [[HEAD, ...lines].join('\n'), [HEAD, ...lines.toReversed()].join('\n')]
      const answers = await together((i) => by(i)(`${ORDER}.importPrepaidOrders`, { content: content[i % 2] }))
      expect(outcome(answers)).toEqual({ done: AT_ONCE })
      const added = answers.map(({ data }) => (data as { readonly added: number }).added)
      expect(added.toSorted((a, b) => b - a)).toEqual([6, ...Array.from({ length: AT_ONCE - 1 }, () => 0)])
      const numbers = (await prepaidIn(...keys)).map(({ values }) => values['sl01TransactionNumber'])
      expect(numbers.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((at) => `F-${round}-${at}`))
    }
  })

  it('ruling 23 a payment that is given back and booked elsewhere at once has one end', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('end', round)
      const id = `payment-${round}`
      await fixture.put(
        unmatchedPaymentTable,
        id,
        {
          prjId: key,
          codeId: 'c',
          notice: `c ${id}`,
          transaction: id,
          amount: 80,
          paidAt: fixture.clock.now,
          reason: '金额不符',
          state: 'OPEN',
        },
        { project: key, city: '440100' },
      )
      const answers = await together((i) =>
        i % 2 === 0
          ? by(i)('UnmatchedPayment.doGiveBack', { id, reason: '退还', refundNo: `RF-${i}` })
          : by(i)('UnmatchedPayment.doBookElsewhere', { id, reason: '转为预付', prjId: key, chargeType: 'PC01' }),
      )
      expect(outcome(answers)).toEqual({ STATUS: AT_ONCE - 1, done: 1 })
      const booked = answers.findIndex(({ success }) => success) % 2 === 1
      const [payment] = await rowsOf(unmatchedPaymentTable, key)
      const orders = await prepaidIn(key)
      expect([payment?.values['state'], orders.length]).toEqual(booked ? ['BOOKED', 1] : ['RETURNED', 0])
      expect(payment?.values['orderId'] ?? null).toBe(orders[0]?.key ?? null)
    }
  })

  it('ruling 22 an order that is taken back and deducted at once is one of both', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('take', round)
      const id = `${key}-order`
      await fixture.addPrepaid(id, 50, { receiptPlace: `440100 ${id}` }, key)
      const answers = await together((i) =>
        i % 2 === 0
          ? by(i / 2)(`${ORDER}.takeBackPrepaidOrder`, { id, suggest: '登记有误' })
          : follow(`${INCOME}.submitIncomeInfo`, deduction(key, id)),
      )
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      const used = answers.findIndex(({ success }) => success) % 2 === 1
      const [incomes, [order]] = [await rowsOf(incomeTable, key), await prepaidIn(key)]
      expect(incomes).toHaveLength(used ? 1 : 0)
      const { sl01Status, sl01PaySign, sl01DeductedBy = null, receiptPlace = null } = order?.values ?? {}
      const place = `440100 ${id}`
      expect([sl01Status, sl01PaySign, sl01DeductedBy, receiptPlace]).toEqual(
        used ? ['BDA103', 1, incomes[0]?.key, place] : ['BDA106', 0, null, null],
      )
      expect(outcome(answers)).toEqual(
        used
          ? { INVALID: AT_ONCE / 2 - 1, STATUS: AT_ONCE / 2, done: 1 }
          : { INVALID: AT_ONCE / 2, STATUS: AT_ONCE / 2 - 1, done: 1 },
      )
    }
  })

  it('ruling 22 INC-030 two incomes that want one order at once: one has it', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await newCase('both', round)
      await fixture.addPrepaid(`${key}-order`, 50, {}, key)
      const answers = await together(() => follow(`${INCOME}.submitIncomeInfo`, deduction(key, `${key}-order`)))
      expect(outcome(answers)).toEqual({ INVALID: AT_ONCE - 1, done: 1 })
      const [incomes, [order]] = [await rowsOf(incomeTable, key), await prepaidIn(key)]
      expect(incomes.map(({ key: income }) => income)).toEqual([order?.values['sl01DeductedBy']])
    }
  })
})
