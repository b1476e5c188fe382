import { beforeEach, describe, expect, it } from 'vitest'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { saleContractTable } from '../../../lib/backend/contract-document/sale-contract-table.ts'
import { finish, FLOW, type FlowFixture, openFlowFixture } from '../flow/flow-fixture.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'

/** Saturday, 2026-11-21 is today; a new case starts with 登记客户, which takes one working day. */
const [START, MOVED] = ['2026-11-23', '2026-11-26']

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase()
})
const job = async (code: string) => (await fixture.jobs(prjId))[code]
const plan = async (send: Send, code: string, input: object) =>
  send(`${FLOW}.doPlanJob`, { id: await fixture.idOf(prjId, code), ...input })
const slips = async (send: Send, code: string, hf15PlanTime: string) =>
  send(`${FLOW}.getJobSlips`, { id: await fixture.idOf(prjId, code), hf15PlanTime })

describe('FLW-017 what moves with a job', () => {
  it('is every later job by its working days, with nothing stored', async () => {
    expect((await job('FA1'))?.['hf15PlanTime']).toBe(START)
    const { data } = await slips(follow, 'FA1', MOVED)
    expect(data).toMatchObject({
      from: START,
      workdays: 3,
      certain: 1,
      broken: [],
      rows: [
        { title: '初审收入', from: '2026-11-25', to: '2026-11-30', workdays: 3 },
        { title: '面签', from: '2026-11-30', to: '2026-12-03', workdays: 3 },
        { title: '审批', from: '2026-12-09', to: '2026-12-14', workdays: 3 },
        { title: '结案' },
      ],
    })
    expect((await job('FA1'))?.['hf15PlanTime']).toBe(START)
    expect((await slips(follow, 'FA1', '2026-11-20')).data).toMatchObject({ rows: [], workdays: -1 })
  })
  it('breaks agreed days that are earlier, and papers that expire before a job that needs them', async () => {
    const place = { project: prjId, city: '440100' }
    await fixture.put(saleContractTable, 'c1', { prjId, handoverDate: '2026-11-24' }, place)
    // The same paper of two people is named once.
    for (const of of ['b', 'c'])
      await fixture.put(
        memberFileTable,
        `file-${of}`,
        {
          hf2yPrjId: prjId,
          hf2yFileType: 'P002',
          hf2yObjId: of,
          hf2yState: 'CHECKED',
          hf2yExpiryDay: '2026-11-27',
          hf2yFileUrl: `file-${of}`,
        },
        { ...place, by: 'a-sales' },
      )
    expect((await slips(follow, 'FA1', MOVED)).data).toMatchObject({
      broken: [{ kind: 'PAPER', day: '2026-11-27', job: '初审收入', to: '2026-11-30', workdays: 1 }],
    })
    expect((await slips(follow, 'FA1', START)).data).toMatchObject({ broken: [] })
  })
  it('R7 is seen by who sees the case alone', async () => {
    expect(await slips(await fixture.as('southern'), 'FA1', MOVED)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await slips(await fixture.as('viewer'), 'FA1', MOVED)).toMatchObject({ success: true })
  })
})

describe('FLW-029 planning a job together with those behind it', () => {
  const CODES = ['FA1', 'FA2', 'FC'] as const
  /** Gives the jobs days of their own, as they are planned in a case that goes on. */
  const giveDays = async () => {
    for (const [code, day] of [
      ['FA2', '2026-11-25'],
      ['FC', '2026-11-30'],
    ] as const)
      await plan(follow, code, { hf15PlanTime: day })
  }
  const days = async () => {
    const jobs = await fixture.jobs(prjId)
    return CODES.map((code) => jobs[code]?.['hf15PlanTime'] ?? null)
  }
  const moved = async () => {
    const { data } = await slips(follow, 'FA1', MOVED)
    // adapter: the rows the call declares
    const { rows } = data as { readonly rows: readonly Readonly<Record<string, unknown>>[] }
    return rows
      .filter(({ planned }) => planned === 1)
      .map(({ key, to, version }) => ({ id: key, hf15PlanTime: to, version }))
  }
  it('says which of them have a day of their own, and moves them by one call', async () => {
    await giveDays()
    const before = await days()
    const followers = await moved()
    expect(followers.map(({ hf15PlanTime }) => hf15PlanTime)).toEqual(['2026-11-30', '2026-12-14'])
    const rows = [{ id: await fixture.idOf(prjId, 'FA1'), hf15PlanTime: MOVED }, ...followers]
    const answer = await follow(`${FLOW}.doPlanJobs`, { rows, reason: '等收入证明' })
    expect(answer).toMatchObject({ success: true, data: { rows: [{ day: MOVED, before: START }, {}, {}] } })
    expect(await days()).toEqual([MOVED, '2026-11-30', '2026-12-14'])
    expect((await fixture.lines(prjId)).slice(-3)).toEqual(['登记客户 改期', '初审收入 改期', '结案 改期'])
    // adapter: the rows the call declares
    const stored = answer.data as { readonly rows: readonly { id: string; version: number; before: string }[] }
    const back = stored.rows.map(({ id, version, before: hf15PlanTime }) => ({ id, version, hf15PlanTime }))
    expect(await follow(`${FLOW}.doPlanJobs`, { rows: back, restore: 1 })).toMatchObject({ success: true })
    expect(await days()).toEqual(before)
  })
  it('moves none of them when one is refused', async () => {
    await giveDays()
    const before = await days()
    const followers = await moved()
    const first = { id: await fixture.idOf(prjId, 'FA1'), hf15PlanTime: MOVED }
    const send = (rows: readonly object[], reason = '等') => follow(`${FLOW}.doPlanJobs`, { rows, reason })
    const [second, third] = followers
    const old = { ...third, version: Number(third?.version) - 1 }
    expect(await send([first, second ?? {}, old])).toMatchObject({ code: 'CONFLICT' })
    expect(issuesOf(await send([first, ...followers], ' '))).toEqual({ reason: '推迟须写明原因' })
    expect(await send([first, first])).toMatchObject({ code: 'INVALID' })
    expect(await send([])).toMatchObject({ code: 'INVALID' })
    const other = await fixture.openCase()
    expect(await send([first, { id: await fixture.idOf(other, 'FA1'), hf15PlanTime: MOVED }])).toMatchObject({
      code: 'INVALID',
    })
    expect(await days()).toEqual(before)
  })
  it('names the working days beside a day', async () => {
    expect((await slips(follow, 'FA1', '2026-11-30')).data).toMatchObject({
      workdayBefore: '2026-11-27',
      workdayAfter: '2026-12-01',
    })
  })
})

describe('FLW-029 planning a job', () => {
  it('moves its day alone, needs a reason to put it off, and leaves one line with both days', async () => {
    const before = (await fixture.lines(prjId)).length
    const refused = await plan(follow, 'FA1', { hf15PlanTime: MOVED })
    expect([refused.code, issuesOf(refused)]).toEqual(['INVALID', { reason: '推迟须写明原因' }])
    expect(await plan(follow, 'FA1', { hf15PlanTime: MOVED, reason: '等收入证明' })).toMatchObject({
      data: { day: MOVED, before: START },
    })
    expect(await job('FA1')).toMatchObject({ hf15PlanTime: MOVED, hf15Status: 'BD9602' })
    expect(await job('FA2')).toMatchObject({ hf15Status: 'BD9601' })
    expect((await job('FA'))?.['hf15PlanTime']).toBe(MOVED)
    expect((await fixture.lines(prjId)).slice(before)).toEqual(['登记客户 改期'])
    expect(issuesOf(await plan(follow, 'FA1', { hf15PlanTime: '2026-11-20' }))).toEqual({
      hf15PlanTime: '不能改到今天以前',
    })
  })
  it('is undone to the day before, also to a past one and to none, and moves a reminder along', async () => {
    const id = await fixture.idOf(prjId, 'FC')
    await finish(follow, prjId, [id], '2026-12-01', '2026-12-01')
    await plan(follow, 'FC', { hf15PlanTime: '2026-12-08', reason: '顺延' })
    expect(await job('FC')).toMatchObject({ hf15PlanTime: '2026-12-08', hf15NoticeTime: '2026-12-08' })
    await plan(follow, 'FC', { hf15PlanTime: '2026-11-02', restore: 1 })
    expect(await job('FC')).toMatchObject({ hf15PlanTime: '2026-11-02', hf15NoticeTime: '2026-11-02' })
    await plan(follow, 'FC', { restore: 1 })
    expect((await job('FC'))?.['hf15PlanTime'] ?? null).toBeNull()
  })
  it('is refused over a newer version, for finished jobs, for main flows, and for others than its people', async () => {
    const sales = await fixture.as('sales')
    const input = { hf15PlanTime: MOVED, reason: '等' }
    expect(await plan(sales, 'FA1', input)).toMatchObject({
      code: 'STATUS',
      message: '只有跟进人或项目的跟进经理可以办理',
    })
    expect(await plan(await fixture.as('viewer'), 'FA1', input)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await plan(await fixture.as('southern'), 'FA1', input)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await plan(follow, 'FA', input)).toMatchObject({ code: 'STATUS' })
    const { data } = await plan(follow, 'FA1', { hf15PlanTime: '2026-11-24', reason: '等' })
    const { version } = data as { readonly version: number }
    expect(await plan(follow, 'FA1', { ...input, version: version - 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await plan(follow, 'FA1', { ...input, version })).toMatchObject({ success: true })
    await finish(follow, prjId, [await fixture.idOf(prjId, 'FA1')])
    expect(await plan(follow, 'FA1', input)).toMatchObject({ code: 'STATUS', message: '该流程已完结' })
  })
})
