import { describe, expect, it } from 'vitest'
import { DuplicateError } from '../../../lib/backend/store.ts'
import { tables } from '../../../lib/backend/tables.ts'
import {
  type CaseRecordFixture,
  DEMAND,
  HOUSE,
  KINDS,
  LOAN,
  openCaseRecordFixture,
  TRADE,
} from './case-record-fixture.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'

const STORES = storesWith('PostgreSQL')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openCaseRecordFixture({}, () => store))

/** How the records of a case come about; every answer of it. */
async function day(fixture: CaseRecordFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
  const answers: Awaited<ReturnType<Send>>[] = []
  const ask = async (call: string, body: Readonly<Record<string, unknown>>, send = follow) => {
    const answer = await send(call, body)
    answers.push(answer)
    return answer
  }
  const demand = recordIn(
    await ask(`${DEMAND}.doSave`, {
      hf22PrjId: 'p1',
      hf22MinPrice: 200.5,
      hf22Areas: ['440106', '440104'],
      hf22LinkPhone: '15400000001',
    }),
  )
  const house = recordIn(
    await ask(`${HOUSE}.doSave`, {
      hf29PrjId: 'p1',
      hf29FullArea: 144.01,
      hf29InArea: 120.5,
      hf29HourseCardDate: '2020-01-01',
      hf29EstimatePrice: 3_280_000.05,
    }),
  )
  await ask(`${TRADE}.doSave`, {
    hf2hPrjId: 'p1',
    hf2hTradeType: 'HFG501',
    hf2hContractAmt: 3_000_000.01,
    hf2hRequireGuo: 0,
    hf2hSignDate: '2026-11-01',
  })
  await ask(`${LOAN}.doSave`, {
    hf2iPrjId: 'p1',
    hf2iLoanAmt: 2_000_000,
    hf2iLoanRate: 0.0315,
    hf2iHandleOrg: 'org-bank',
  })
  await ask(`${HOUSE}.doSave`, { keyValue: house.keyValue, version: 1, hf29City: '440300' }, manager)
  await ask(`${HOUSE}.doSave`, { keyValue: house.keyValue, version: 1, hf29Area: '440104' })
  await ask(`${LOAN}.doSave`, { hf2iPrjId: 'p1', hf2iLoanAmt: 1 }, manager)
  await ask('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2003', hf20ServiceAcct: 'a-service' })
  await ask(`${DEMAND}.doConfirm`, { id: demand.keyValue, version: 1 }, await fixture.as('service'))
  for (const { service } of KINDS) await ask(`${service}.getSubPageList`, { page: 1, objKey: 'p1' })
  return answers
}

describe('demand, house, trade and loan', () => {
  it('are the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    const done = (count: number) => Array.from({ length: count }, () => 'done')
    expect(days[0]?.map(({ success, code }) => (success ? 'done' : code))).toEqual([
      ...done(5),
      'CONFLICT',
      'CONFLICT',
      ...done(6),
    ])
    for (const other of days.slice(1)) expect(other).toEqual(days[0])
  })
  it.each(STORES)('R13 added by several people at the same moment over %s are one row each', async (name) => {
    const fixture = fixtureOver(name)
    await fixture.addCase('busy', {
      hf20ManagerId: 'a-follow',
      hf20RecommendId: 'a-sales',
      hf20Ctrl1: 1,
      hf20PayWay: 'HG1002',
    })
    const senders = [await fixture.as('follow'), await fixture.as('sales'), await fixture.as('manager')]
    const answers = await Promise.all(
      KINDS.flatMap(({ service, owner, field, value }) =>
        senders.map((send) => send(`${service}.doSave`, { [owner]: 'busy', [field]: value })),
      ),
    )
    expect(answers.map(({ success, code }) => (success ? 'done' : code)).toSorted()).toEqual([
      ...Array.from({ length: 8 }, () => 'CONFLICT'),
      ...Array.from({ length: 4 }, () => 'done'),
    ])
    for (const { table } of KINDS)
      expect((await fixture.rows(table)).filter(({ project }) => project === 'busy')).toHaveLength(1)
  })
  it.each(STORES)('PRJ-049 have no second row in %s, no matter who writes it', async (name) => {
    const fixture = fixtureOver(name)
    await fixture.addCase('twice')
    for (const { service } of KINDS) {
      await fixture.addRecordOf(service, `${service}-first`, {}, 'twice')
      await expect(fixture.addRecordOf(service, `${service}-second`, {}, 'twice')).rejects.toThrow(DuplicateError)
    }
  })
})
