import { beforeAll, describe, expect, it } from 'vitest'
import { chargeTable, expenseTable, incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { charge } from '../../../lib/domain/fee/charge.ts'
import { expense } from '../../../lib/domain/fee/expense.ts'
import { income } from '../../../lib/domain/fee/income.ts'
import { badValues } from '../handlers/bad-values.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'
import {
  CHARGES,
  COLLECTED,
  EXPENSE,
  type FeesFixture,
  INCOME,
  openFeesFixture,
  ORDER,
  PAID_OUT,
  SPENT,
  spend,
  UNPAID,
} from './fees-fixture.ts'

type Body = Readonly<Record<string, unknown>>
const DEDUCTION = {
  hf54PrjId: 'p1',
  hf54ChargeKind: 'HH0701',
  hf54DeducetionType: 'PC01',
  hf54BindOrederId: ['o1'],
  orderAmount: 100,
} as const
const FINANCE = new Set(['hf40CostDate', 'hf40PayAccount', 'hf40Proof', 'hf40ProofNumber', 'hf40ExaimMemo'])
/** The field that holds the case answers like one that does not exist, which is no complaint about a field. */
const fieldsOf = (entity: Entity, ...left: readonly string[]) =>
  Object.entries(entity.fields).filter(([name]) => name !== 'keyValue' && !left.includes(name))

let fixture: FeesFixture
let follow: Send
let finance: Send
beforeAll(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
  finance = await fixture.as('finance')
  await fixture.addPrepaid('o1', 100)
  await spend(follow)
})
const pendingId = async () => (await fixture.rows(expenseTable))[0]?.key

/** Tries every bad value of every field; each is refused by the name of the field, and nothing is stored. */
async function tryAll(
  entity: Entity,
  send: (name: string, value: unknown) => ReturnType<Send>,
  named: (name: string) => string = (name) => name,
): Promise<void> {
  const before = await Promise.all([incomeTable, orderTable, expenseTable, chargeTable].map(fixture.rows))
  for (const [name, field] of fieldsOf(entity)) {
    for (const value of badValues(field)) {
      const answer = await send(name, value)
      expect([name, value, answer.success, answer.code]).toEqual([name, value, false, 'INVALID'])
      expect(Object.keys(issuesOf(answer)), `${name} ${String(value)}`).toContain(named(name))
      expect(answer.message).toMatch(/\p{Script=Han}/u)
    }
  }
  expect(await Promise.all([incomeTable, orderTable, expenseTable, chargeTable].map(fixture.rows))).toEqual(before)
  expect(fixture.reports).toEqual([])
}

describe('bad input for the book', () => {
  it('is refused by name in an income, whether it is handed in or only looked at', async () => {
    const body = (name: string): Body =>
      name === 'hf54ChargeKind'
        ? { hf54PrjId: 'p1', orderAmount: 100 }
        : name === 'hf54ReceiveSign'
          ? UNPAID
          : name === 'hf54DeducetionType' || name === 'hf54BindOrederId'
            ? DEDUCTION
            : COLLECTED
    await tryAll(income, (name, value) => follow(`${INCOME}.submitIncomeInfo`, { ...body(name), [name]: value }))
    await tryAll(income, (name, value) => follow(`${INCOME}.submitIncomeInfoCheck`, { ...body(name), [name]: value }))
  })
  it('is refused by name in an expense, in what is handed in and in what finance fills in', async () => {
    const keyValue = await pendingId()
    await tryAll(expense, (name, value) =>
      FINANCE.has(name)
        ? finance(`${EXPENSE}.doCostFeeRecord`, { keyValue, ...PAID_OUT, [name]: value })
        : follow(`${EXPENSE}.doCostFeeRecord`, { ...SPENT, hf40InvoiceReceive: 'HH1501', [name]: value }),
    )
  })
  it('is refused by row and name in a charge', async () => {
    await tryAll(
      charge,
      (name, value) =>
        follow(`${CHARGES}.saveChanges`, [{ keyValue: 'agency', [name]: value }], { query: { prjId: 'p1' } }),
      (name) => `rows[0].${name}`,
    )
  })
  it('is refused in decisions: wrong keys, wrong versions, reasons that are too long and unknown names', async () => {
    const [order] = await fixture.rows(orderTable)
    for (const [call, id] of [
      [`${ORDER}.payExamine`, order?.key],
      [`${ORDER}.doReturn`, order?.key],
      [`${EXPENSE}.doExamine`, await pendingId()],
      [`${EXPENSE}.doReturn`, await pendingId()],
    ] as const) {
      for (const wrong of [undefined, null, '', 'nobody'])
        expect([call, (await finance(call, { id: wrong })).code]).toEqual([call, 'NOT_FOUND'])
      for (const wrong of [['x'], 'x'.repeat(65), '\0'])
        expect(issuesOf(await finance(call, { id: wrong })), call).toHaveProperty('id')
      for (const wrong of ['x', 0, -1, 1.5])
        expect(issuesOf(await finance(call, { id, version: wrong })), call).toHaveProperty('version')
      expect(issuesOf(await finance(call, { id, status: 'BDA107' })), call).toEqual({ status: '不认识的字段：status' })
    }
    expect(
      issuesOf(await finance(`${EXPENSE}.doReturn`, { id: await pendingId(), suggest: '字'.repeat(501) })),
    ).toHaveProperty('suggest')
    expect(fixture.reports).toEqual([])
  })
  it('is refused in lists: no case, another person’s, one that is not there', async () => {
    const service = await fixture.as('service')
    for (const call of [
      `${CHARGES}.getChargeCfgList`,
      `${CHARGES}.doCreate`,
      `${CHARGES}.getRights`,
      `${INCOME}.getProjectIncomeInfo`,
      `${INCOME}.initProjectIncome`,
      `${EXPENSE}.loadProjectCostList`,
      `${EXPENSE}.doCreateCost`,
    ]) {
      expect(issuesOf(await follow(call, {})), call).toEqual({ prjId: '项目ID必填' })
      for (const [send, prjId] of [
        [follow, 'nobody'],
        [service, 'p1'],
      ] as const)
        expect([call, (await send(call, { prjId })).code]).toEqual([call, 'NOT_FOUND'])
    }
    for (const [send, prjId] of [
      [follow, 'nobody'],
      [service, 'p1'],
    ] as const)
      expect((await send(`${ORDER}.getDeceletionList`, { prjId })).code).toBe('NOT_FOUND')
    for (const call of [`${INCOME}.getIncomeOrderDetail`, `${ORDER}.getOne`, `${EXPENSE}.getOne`])
      expect(await follow(call, { id: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await service(`${EXPENSE}.getOne`, { id: await pendingId() })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
