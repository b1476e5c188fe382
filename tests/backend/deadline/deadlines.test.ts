import { beforeEach, describe, expect, it } from 'vitest'
import { houseTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { saleContractTable } from '../../../lib/backend/contract-document/sale-contract-table.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'
import type { Send } from '../handlers/fixture.ts'

/** Today is Saturday, 2026-11-21. */
const SPAN = { fromDay: '2026-11-16', toDay: '2026-12-20' }
const GUANGZHOU = { project: 'p1', city: '440100' }
type Rows = readonly Readonly<Record<string, unknown>>[]
interface Answered {
  readonly rows: Rows
  readonly days: Rows
  readonly more: number
}

let fixture: JobsFixture
beforeEach(async () => {
  fixture = await openJobsFixture()
})
const deadlines = async (send: Send, input: object = {}): Promise<Answered> => {
  const answer = await send('home.getDeadlines', { ...SPAN, ...input })
  expect(answer).toMatchObject({ success: true })
  return answer.data as Answered
}
const keys = ({ rows }: Answered) => rows.map(({ key }) => key)

const addFile = (key: string, hf2yFileType: string, hf2yExpiryDay: string | null, values = {}) =>
  fixture.put(
    memberFileTable,
    key,
    {
      hf2yPrjId: 'p1',
      hf2yFileType,
      hf2yObjId: 'buyer',
      hf2yState: 'CHECKED',
      hf2yExpiryDay,
      hf2yFileUrl: key,
      ...values,
    },
    { ...GUANGZHOU, by: 'a-sales' },
  )
const addAgreed = async () => {
  await fixture.put(
    saleContractTable,
    'c1',
    { prjId: 'p1', transferDate: '2026-11-19', handoverDate: '2026-12-10', depositDate: '2026-11-17' },
    GUANGZHOU,
  )
  await fixture.put(tradeTable, 't1', { hf2hPrjId: 'p1', hf2hRequireKuan: '2026-12-04' }, GUANGZHOU)
  await fixture.put(houseTable, 'h1', { hf29PrjId: 'p1', hf29BuyDateLimit: '2026-12-18' }, GUANGZHOU)
}

describe('ruling 28 the jobs of the calendar', () => {
  it('are those of the days and all late ones, late first, each with calendar and working days', async () => {
    await fixture.addJob('late', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-12' })
    await fixture.addJob('soon', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-23' })
    await fixture.addJob('met', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-17', hf15Status: 'BD9603' })
    await fixture.addJob('far', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-12-21' })
    await fixture.addJob('long-met', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-12', hf15Status: 'BD9603' })
    await fixture.addJob('other', { hf15HdlMemberId: 'a-service', hf15PlanTime: '2026-11-24' })
    const answer = await deadlines(await fixture.as('sales'))
    expect(answer.rows).toMatchObject([
      { key: 'late', kind: 'JOB', late: 9, lateWorkdays: 6, done: 0, place: 'flow', who: '例业务' },
      { key: 'met', late: 0, done: 1 },
      { key: 'soon', late: 0, lateWorkdays: 0, done: 0 },
    ])
    expect(answer.more).toBe(0)
  })
  it('are those of everybody for managers, only in their city, and not of closed cases', async () => {
    await fixture.addJob('sold', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-24' })
    await fixture.addJob('served', { hf15HdlMemberId: 'a-service', hf15PlanTime: '2026-11-25' })
    const manager = await fixture.as('manager')
    expect(keys(await deadlines(manager))).toEqual([])
    expect(keys(await deadlines(manager, { team: 1 }))).toEqual(['sold', 'served'])
    expect(keys(await deadlines(await fixture.as('southern'), { team: 1 }))).toEqual([])
    expect(await (await fixture.as('sales'))('home.getDeadlines', { ...SPAN, team: 1 })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      const row = await unit.get(projectTable, 'p1')
      await unit.update(projectTable, 'p1', row?.version ?? 0, { hf20DemandStep: 'HX0508' })
    })
    expect(keys(await deadlines(manager, { team: 1 }))).toEqual([])
  })
  it('say why the user cannot plan them', async () => {
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-24' })
    expect((await deadlines(await fixture.as('manager'), { team: 1 })).rows).toMatchObject([{ whyNot: null }])
    expect((await deadlines(await fixture.as('sales'))).rows).toMatchObject([{ whyNot: '您的角色不能改流程的日期' }])
  })
})

describe('PAP-007 the validity of papers', () => {
  it('is the last day of the file that is valid longest, in the cases the user works on', async () => {
    await addFile('expired', 'P001', '2026-11-20')
    await addFile('replaced', 'P002', '2026-11-25')
    await addFile('newer', 'P002', '2026-12-02')
    await addFile('endless-before', 'P003', '2026-11-26')
    await addFile('endless', 'P003', null)
    await addFile('returned', 'P004', '2026-11-27', { hf2yState: 'RETURNED' })
    await addFile('far', 'P005', '2027-01-20')
    await addFile('long-ago', 'P006', '2026-05-20')
    expect((await deadlines(await fixture.as('sales'))).rows).toMatchObject([
      { key: 'expired', kind: 'PAPER', late: 1, place: 'papers', prjId: 'p1' },
      { key: 'newer', kind: 'PAPER', late: 0, day: '2026-12-02' },
    ])
    expect(keys(await deadlines(await fixture.as('southern'), { team: 1 }))).toEqual([])
  })
})

describe('ROU-009 agreed days and days of release', () => {
  it('are those of contract, trade and house; one is late while the flow that fulfils it is open', async () => {
    await addAgreed()
    await fixture.addJob('transfer', { hf15FlowCode: 'FE02', hf15FatherCode: null, hf15PlanTime: null })
    expect((await deadlines(await fixture.as('sales'))).rows).toMatchObject([
      { key: 'c1:transferDate', kind: 'CONTRACT', title: '约定过户递件', late: 2, lateWorkdays: 1, place: 'contract' },
      { key: 'c1:depositDate', kind: 'CONTRACT', late: 0, done: 0 },
      { key: 't1:hf2hRequireKuan', kind: 'RELEASE', title: '期望放款', place: 'trade', field: 'hf2hRequireKuan' },
      { key: 'c1:handoverDate', kind: 'CONTRACT', late: 0 },
      { key: 'h1:hf29BuyDateLimit', kind: 'RELEASE', title: '限售期满', place: 'house' },
    ])
  })
  it('are met with the flow that fulfils them, and late nowhere else', async () => {
    await addAgreed()
    await fixture.addJob('transfer', { hf15FlowCode: 'FE02', hf15FatherCode: null, hf15Status: 'BD9603' })
    const { rows } = await deadlines(await fixture.as('sales'), { kinds: ['CONTRACT'] })
    expect(rows.map(({ field, late, done }) => [field, late, done])).toEqual([
      ['depositDate', 0, 0],
      ['transferDate', 0, 1],
      ['handoverDate', 0, 0],
    ])
  })
})

describe('the request', () => {
  it('is for kinds by their names, and for 62 days at most', async () => {
    await addAgreed()
    const sales = await fixture.as('sales')
    expect(keys(await deadlines(sales, { kinds: ['RELEASE'] }))).toEqual(['t1:hf2hRequireKuan', 'h1:hf29BuyDateLimit'])
    for (const wrong of [{ kinds: ['OTHER'] }, { toDay: '2026-11-15' }, { toDay: '2027-01-17' }, { fromDay: null }])
      expect(await sales('home.getDeadlines', { ...SPAN, ...wrong })).toMatchObject({ code: 'INVALID' })
    expect((await deadlines(sales, { toDay: '2027-01-16' })).days).toHaveLength(62)
  })
  it('FLW-017 is answered with the calendar: holidays, days that make up for them, unknown years', async () => {
    const { days } = await deadlines(await fixture.as('sales'), { fromDay: '2026-10-01', toDay: '2026-10-10' })
    expect(days.map(({ work }) => work).join('')).toBe('0000000111')
    expect(days[0]).toEqual({ day: '2026-10-01', work: 0, holiday: '国庆节', certain: 1 })
    expect(days.at(-1)).toMatchObject({ day: '2026-10-10', work: 1, holiday: '国庆节' })
    expect(days[7]).toMatchObject({ work: 1, holiday: null })
    const next = await deadlines(await fixture.as('sales'), { fromDay: '2026-12-31', toDay: '2027-01-02' })
    expect(next.days.map(({ work, certain }) => [work, certain])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ])
  })
})
