import { describe, expect, it } from 'vitest'
import { DuplicateError } from '../../../lib/backend/store.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import {
  CHARGES,
  COLLECTED,
  EXAMINATIONS,
  EXPENSE,
  type FeesFixture,
  INCOME,
  openFeesFixture,
  ORDER,
  PAID_OUT,
  SPENT,
  UNPAID,
} from './fees-fixture.ts'

const STORES = storesWith('the embedded database')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openFeesFixture(() => store))

/** A day of the book; every answer of it. */
async function day(fixture: FeesFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const [follow, finance] = [await fixture.as('follow'), await fixture.as('finance')]
  await fixture.addDocument('doc-1', 'hash 1', 'follow')
  await fixture.addPrepaid('o1', 80.8)
  const answers: Awaited<ReturnType<Send>>[] = []
  const ask = async (call: string, body: unknown, send = follow, query?: Readonly<Record<string, unknown>>) => {
    const answer = await send(call, body, query && { query })
    answers.push(answer)
    return answer
  }
  await ask(
    `${CHARGES}.saveChanges`,
    [
      { keyValue: 'agency', produceCls: 'PC02' },
      { produceCls: 'PC01', totalFee: 1_000.01 },
    ],
    follow,
    { prjId: 'p1' },
  )
  const income = recordIn(await ask(`${INCOME}.submitIncomeInfo`, COLLECTED))
  await ask(`${ORDER}.doReturn`, { id: income['hf54ObjId'], version: 1, suggest: '不清楚' }, finance)
  await ask(`${INCOME}.submitIncomeInfo`, { keyValue: income.keyValue, version: 2, orderAmount: 0.01 })
  await ask(`${ORDER}.payExamine`, { id: income['hf54ObjId'] }, finance)
  await ask(`${INCOME}.submitIncomeInfo`, UNPAID)
  await ask(`${INCOME}.submitIncomeInfo`, { ...UNPAID, orderAmount: 500.01 })
  await ask(`${INCOME}.submitIncomeInfo`, {
    hf54PrjId: 'p1',
    hf54ChargeKind: 'HH0701',
    hf54DeducetionType: 'PC02',
    hf54BindOrederId: ['o1'],
    orderAmount: 80.8,
  })
  const spent = recordIn(await ask(`${EXPENSE}.doCostFeeRecord`, SPENT))
  await ask(`${EXPENSE}.doCostFeeRecord`, { keyValue: spent.keyValue, ...PAID_OUT }, finance)
  await ask(`${EXPENSE}.doExamine`, { id: spent.keyValue, version: 2 }, finance)
  await ask(`${CHARGES}.saveChanges`, [{ keyValue: 'agency', totalFee: 80.79 }], follow, { prjId: 'p1' })
  for (const call of [
    `${CHARGES}.getChargeCfgList`,
    `${INCOME}.getProjectIncomeInfo`,
    `${ORDER}.getDeceletionList`,
    `${EXPENSE}.loadProjectCostList`,
    'Hf15FlowJobs.doRefreshPrjCommissionState',
  ])
    await ask(call, { prjId: 'p1' })
  await ask(`${EXAMINATIONS}.getMyExamList`, { objCode: 'SL01_SALE_ORDER_M', objId: income['hf54ObjId'] })
  return answers
}

describe('the book of a case', () => {
  it('is the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    const done = (count: number) => Array.from({ length: count }, () => 'done')
    expect(days[0]?.map(({ success, code }) => (success ? 'done' : code))).toEqual([
      ...done(6),
      'INVALID',
      ...done(4),
      'INVALID',
      ...done(6),
    ])
    expect(days[0]?.at(-2)).toMatchObject({ data: { hf20Amount5: 80.81, hf20NoPayAmount: 15_919.2, hf20PrjCost: 300 } })
    for (const other of days.slice(1)) expect(other).toEqual(days[0])
  })
  it.each(STORES)('has one charge of a type and one order of an income in %s, whoever writes it', async (name) => {
    const fixture = fixtureOver(name)
    await fixture.addCase('twice')
    await fixture.addCharge('first', 'PC01', 1, 'twice')
    await expect(fixture.addCharge('second', 'PC01', 2, 'twice')).rejects.toThrow(DuplicateError)
    await fixture.addPrepaid('first-order', 1, { sl01IncomeId: 'one' }, 'twice')
    await expect(fixture.addPrepaid('second-order', 1, { sl01IncomeId: 'one' }, 'twice')).rejects.toThrow(
      DuplicateError,
    )
    await expect(fixture.addPrepaid('third-order', 1, { sl01BillNo: 'SO-first-order' }, 'twice')).rejects.toThrow(
      DuplicateError,
    )
  })
})
