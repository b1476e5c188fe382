import { beforeEach, describe, expect, it } from 'vitest'
import { flowJobTable, flowLogTable, flowNodeTable } from '../../../lib/backend/flow/flow-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { issuesOf, recordIn, type Send } from '../handlers/fixture.ts'
import {
  done,
  finish,
  FLOW,
  type FlowFixture,
  LATER,
  mainFlowsOf,
  openFlowFixture,
  TODAY,
  TOMORROW,
  WITHOUT_PAPERS,
} from './flow-fixture.ts'

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase()
})
const id = (code: string) => fixture.idOf(prjId, code)
const job = async (code: string) => (await fixture.jobs(prjId))[code]
const redo = (send: Send, jobId: string, more: object = {}) => send(`${FLOW}.redoNodeJobs`, { id: jobId, ...more })
const newLogEntries = async (after: number) => (await fixture.lines(prjId)).slice(after)
const OPENING = 8

describe('finishing', () => {
  it('FLW-032 sets day, person and time, leaves one line, and starts the next job with its due day', async () => {
    expect(await finish(follow, prjId, [await id('FA1')])).toEqual([{ id: await id('FA1'), ok: true, message: '' }])
    expect(await job('FA1')).toMatchObject({
      hf15Status: 'BD9603',
      hf15PlanTime: TODAY,
      hf15FinishUsr: 'a-follow',
      hf15FinishAt: fixture.clock.now,
    })
    expect(await job('FA2')).toMatchObject({ hf15Status: 'BD9602', hf15PlanTime: '2026-11-24' })
    expect(await newLogEntries(OPENING)).toEqual(['登记客户 完结', '初审收入 开始'])
  })
  it('FLW-029 OPN-056 takes an earlier day, today and tomorrow; a later one is a reminder, in words', async () => {
    for (const [code, day] of [
      ['FA1', '2026-11-01'],
      ['FA2', TODAY],
      ['FB1', TOMORROW],
    ] as const)
      expect(await finish(follow, prjId, [await id(code)], day)).toMatchObject([{ ok: true }])
    expect((await job('FA1'))?.['hf15PlanTime']).toBe('2026-11-01')
    const late = await follow(`${FLOW}.doBatchFinishJob`, { ids: [await id('FC')], prjId, hf15PlanTime: LATER })
    expect([late.code, issuesOf(late)]).toEqual([
      'INVALID',
      { hf15PlanTime: '办理日期晚于明天，不能完结；请设置提醒，并给出相同的提醒日期' },
    ])
    const missing = await follow(`${FLOW}.doBatchFinishJob`, { ids: [await id('FC')], prjId })
    expect([missing.code, Object.keys(issuesOf(missing))]).toEqual(['INVALID', ['hf15PlanTime']])
  })
  it('FLW-028 ERR-040 is refused for jobs that are finished, missing or of another case, and for no job', async () => {
    const other = await fixture.openCase()
    await finish(follow, prjId, [await id('FA1')])
    expect(await finish(follow, prjId, [await id('FA1'), 'nothing', await fixture.idOf(other, 'FA1')])).toEqual([
      { id: await id('FA1'), ok: false, message: '该流程已完结' },
      { id: 'nothing', ok: false, message: '流程不存在或已移除' },
      { id: await fixture.idOf(other, 'FA1'), ok: false, message: '流程不存在或已移除' },
    ])
    expect((await fixture.jobs(other))['FA1']?.['hf15Status']).toBe('BD9602')
    for (const ids of [[], ''])
      expect(await follow(`${FLOW}.doBatchFinishJob`, { ids, prjId, hf15PlanTime: TODAY })).toMatchObject({
        code: 'INVALID',
      })
  })
  it('R18 is for the follower, follow-up manager and managers; with no follower, for anybody on the case', async () => {
    const [sales, service, manager] = [
      await fixture.as('sales'),
      await fixture.as('service'),
      await fixture.as('manager'),
    ]
    expect(await finish(sales, prjId, [await id('FA1')])).toMatchObject([
      { ok: false, message: '只有跟进人或项目的跟进经理可以办理' },
    ])
    expect(await finish(service, prjId, [await id('FA2')])).toMatchObject([{ ok: true }])
    expect(await finish(sales, prjId, [await id('FB1')])).toMatchObject([{ ok: true }])
    expect(await finish(manager, prjId, [await id('FA1')])).toMatchObject([{ ok: true }])
    done(await follow(`${FLOW}.updateObligationUsers`, [{ flowJobId: await id('FC') }]))
    expect(await finish(sales, prjId, [await id('FC')])).toMatchObject([{ ok: true }])
    for (const user of ['viewer', 'finance'] as const)
      expect(
        await (await fixture.as(user))(`${FLOW}.doBatchFinishJob`, {
          ids: [await id('FB2')],
          prjId,
          hf15PlanTime: TODAY,
        }),
      ).toMatchObject({ code: 'NO_PERMISSION' })
    expect(
      await (await fixture.as('provider'))(`${FLOW}.doBatchFinishJob`, {
        ids: [await id('FB2')],
        prjId,
        hf15PlanTime: TODAY,
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('FLW-031 waits for a person where one must be named', async () => {
    expect(await finish(follow, prjId, [await id('FB2')])).toMatchObject([{ ok: false, message: '请先指定跟进人' }])
    done(await follow(`${FLOW}.updateObligationUsers`, [{ flowJobId: await id('FB2'), obligationUserId: 'a-manager' }]))
    expect(await finish(follow, prjId, [await id('FB2')])).toMatchObject([{ ok: true }])
  })
  it('of a main flow finishes its open sub-flows, and each job once however often it is named', async () => {
    const results = await finish(follow, prjId, [await id('FA'), await id('FA1'), await id('FA1'), await id('FB')])
    expect(results.map(({ id: one, ok }) => [one, ok])).toEqual([
      [await id('FA1'), true],
      [await id('FA2'), true],
      [await id('FB1'), true],
      [await id('FB2'), false],
    ])
    expect((await newLogEntries(OPENING)).toSorted()).toEqual(
      ['初审收入 完结', '登记客户 完结', '面签 完结', '审批 开始'].toSorted(),
    )
    expect(await finish(follow, prjId, [await id('FA')])).toEqual([
      { id: await id('FA'), ok: false, message: '该流程已完结' },
    ])
  })
  it('FLW-030 makes a main flow follow its sub-flows: under way with the first, finished with the last', async () => {
    expect((await job('FB'))?.['hf15Status']).toBe('BD9601')
    await finish(follow, prjId, [await id('FB1')])
    expect(await job('FB')).toMatchObject({ hf15Status: 'BD9602' })
    done(await follow(`${FLOW}.updateObligationUsers`, [{ flowJobId: await id('FB2'), obligationUserId: 'a-sales' }]))
    await finish(follow, prjId, [await id('FB2')], TOMORROW)
    expect(await job('FB')).toMatchObject({ hf15Status: 'BD9603', hf15PlanTime: TOMORROW })
  })
  it('of a main flow without sub-flows finishes that flow itself', async () => {
    expect(await finish(follow, prjId, [await id('FC')])).toMatchObject([{ ok: true }])
    expect(await job('FC')).toMatchObject({ hf15Status: 'BD9603' })
  })
  it('starts the next unstarted job of the main flow, else an earlier one, else a later flow’s first', async () => {
    await finish(follow, prjId, [await id('FA2')])
    expect(await newLogEntries(OPENING)).toEqual(['初审收入 完结'])
    await finish(follow, prjId, [await id('FA1')])
    expect(await newLogEntries(OPENING + 1)).toEqual(['登记客户 完结', '面签 开始'])
    await finish(follow, prjId, [await id('FC')])
    expect(await newLogEntries(OPENING + 3)).toEqual(['结案 完结'])
  })
  it('keeps the day a person planned for the job it starts', async () => {
    await finish(follow, prjId, [await id('FA2')], '2026-12-10', '2026-12-10')
    await finish(follow, prjId, [await id('FA1')])
    expect(await job('FA2')).toMatchObject({
      hf15Status: 'BD9602',
      hf15PlanTime: '2026-12-10',
      hf15NoticeTime: '2026-12-10',
    })
  })
  it('says so when the day it gives the next job lies in a year without known holidays', async () => {
    const node = (await fixture.rows(flowNodeTable)).find(({ key }) => key === 'n-FA2')
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(flowNodeTable, 'n-FA2', node?.version ?? 0, { workdays: 60 }),
    )
    prjId = await fixture.openCase()
    await finish(follow, prjId, [await id('FA1')])
    const [line] = done(await follow('Hf2vPrjLog.getPrjLogList', { prjId, jobId: await id('FA2') })).data as readonly {
      readonly hf2vActionText: string
    }[]
    expect(line?.hf2vActionText).toBe(
      '经验时限60个工作日，应于2027-02-12前完成（当年节假日安排尚未公布，只按周末推算）',
    )
  })
  it('is not for a case that is over, but managers', async () => {
    const row = (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(projectTable, prjId, row?.version ?? 0, { hf20DemandStep: 'HX0507' }),
    )
    const ended = '项目已结案，不能修改；如需修改请联系经理'
    expect(
      await follow(`${FLOW}.doBatchFinishJob`, { ids: [await id('FA1')], prjId, hf15PlanTime: TODAY }),
    ).toMatchObject({ code: 'STATUS', message: ended })
    expect(await follow(`${FLOW}.updateObligationUsers`, [{ flowJobId: await id('FA1') }])).toMatchObject({
      code: 'STATUS',
      message: ended,
    })
    expect(await follow(`${FLOW}.doAddFlowJobs`, { objId: prjId })).toMatchObject({ code: 'STATUS', message: ended })
    expect(await follow(`${FLOW}.redoNodeJobs`, { id: await id('FA1') })).toMatchObject({
      code: 'STATUS',
      message: ended,
    })
    expect(await mainFlowsOf(follow, prjId)).toMatchObject({ blocked: ended, mayAssign: 0 })
    expect(await finish(await fixture.as('manager'), prjId, [await id('FA1')])).toMatchObject([{ ok: true }])
  })
  it('is done once under one key, and answered again', async () => {
    const body = { ids: [await id('FA1')], prjId, hf15PlanTime: TODAY, reason: WITHOUT_PAPERS }
    const first = await follow(`${FLOW}.doBatchFinishJob`, body, { key: 'once' })
    expect(await follow(`${FLOW}.doBatchFinishJob`, body, { key: 'once' })).toEqual(first)
    expect(await newLogEntries(OPENING)).toEqual(['登记客户 完结', '初审收入 开始'])
    expect(
      await follow(`${FLOW}.doBatchFinishJob`, { ...body, hf15PlanTime: TOMORROW }, { key: 'once' }),
    ).toMatchObject({ code: 'KEY_REUSED' })
  })
  it('ruling 26 names missing papers and waits for a reason, which is logged; other jobs are finished', async () => {
    const [first, other] = [await id('FA1'), await id('FB1')]
    const ask = async (ids: readonly string[], reason?: string, more = {}) =>
      done(
        await follow(`${FLOW}.doBatchFinishJob`, {
          ids,
          prjId,
          hf15PlanTime: TODAY,
          ...(reason !== undefined && { reason }),
          ...more,
        }),
      ).data
    const missing = [expect.stringMatching(/^买家居民身份证/), '业主不动产权证书（业主）']
    for (const reason of [undefined, '  ']) {
      expect(await ask([first], reason)).toEqual([
        {
          id: first,
          ok: false,
          message: expect.stringMatching(/^缺少资料：买家居民身份证.*、业主不动产权证书.*；确需完结请填写原因$/),
          missing,
        },
      ])
    }
    expect(await ask([first, other])).toMatchObject([
      { id: first, ok: false, missing },
      { id: other, ok: true, missing: [] },
    ])
    expect((await job('FA1'))?.['hf15Status']).toBe('BD9602')
    // A reminder finishes nothing.
    expect(await ask([first], undefined, { hf15PlanTime: LATER, noticeTime: LATER })).toEqual([
      { id: first, ok: true, message: '', missing: [] },
    ])
    expect(await ask([first], '  客户下周补交  ')).toEqual([{ id: first, ok: true, message: '', missing: [] }])
    expect((await job('FA1'))?.['hf15Status']).toBe('BD9603')
    const lines = (await fixture.rows(flowLogTable)).filter(
      ({ values }) => values['hf2vJobId'] === first && values['hf2vActionType'] === '完结',
    )
    expect(lines.map(({ values }) => values['hf2vActionText'])).toEqual([
      expect.stringMatching(
        /^办理日期2026-11-21；缺少资料：买家居民身份证.*、业主不动产权证书（业主）；原因：客户下周补交$/,
      ),
    ])
  })
  it('of more than a thousand at once is refused, changing nothing', async () => {
    const ids = [await id('FA1'), ...Array.from({ length: 1_000 }, (_, i) => `j${i}`)]
    expect(await follow(`${FLOW}.doBatchFinishJob`, { ids, prjId, hf15PlanTime: TODAY })).toMatchObject({
      code: 'INVALID',
      message: '一次最多处理1,000个流程，当前1,001个',
    })
    expect((await job('FA1'))?.['hf15Status']).toBe('BD9602')
  })
})

describe('a reminder', () => {
  it('OPN-057 plans the day and leaves the status, with a line; it starts nothing', async () => {
    await finish(follow, prjId, [await id('FA1'), await id('FA2')], LATER, LATER)
    expect(await job('FA1')).toMatchObject({ hf15Status: 'BD9602', hf15PlanTime: LATER, hf15NoticeTime: LATER })
    expect(await job('FA2')).toMatchObject({ hf15Status: 'BD9601', hf15PlanTime: LATER, hf15NoticeTime: LATER })
    expect(await newLogEntries(OPENING)).toEqual(['登记客户 设置提醒', '初审收入 设置提醒'])
  })
  it('names the same later day twice, or is refused in words', async () => {
    const refused = async (hf15PlanTime: string, noticeTime: string) =>
      issuesOf(await follow(`${FLOW}.doBatchFinishJob`, { ids: [await id('FA1')], prjId, hf15PlanTime, noticeTime }))
    expect(await refused(LATER, '2026-11-24')).toEqual({ noticeTime: '提醒日期应与办理日期相同' })
    expect(await refused(TOMORROW, TOMORROW)).toEqual({
      noticeTime: '提醒日期应晚于明天；今天、明天或更早办理的流程请直接完结',
    })
    expect(await newLogEntries(OPENING)).toEqual([])
  })
  it('is to be given again on another day, and is forgotten when the job is finished', async () => {
    await finish(follow, prjId, [await id('FA1')], LATER, LATER)
    const chosenJob = (await fixture.rows(flowJobTable)).find(({ values }) => values['hf15FlowCode'] === 'FA1')
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(flowJobTable, chosenJob?.key ?? '', chosenJob?.version ?? 0, { hf15RemindedAt: 5 }),
    )
    await finish(follow, prjId, [await id('FA1')], '2026-11-30', '2026-11-30')
    expect((await job('FA1'))?.['hf15RemindedAt']).toBeUndefined()
    await finish(follow, prjId, [await id('FA1')])
    expect((await job('FA1'))?.['hf15NoticeTime']).toBeUndefined()
  })
})

describe('taking a finished job back', () => {
  it('FLW-026 FLW-027 ERR-041 makes it one that has not started, opens its main flow again and says so', async () => {
    await finish(follow, prjId, [await id('FA')])
    expect((await job('FA'))?.['hf15Status']).toBe('BD9603')
    const before = await fixture.lines(prjId)
    const answer = done(await redo(follow, await id('FA1')))
    expect(answer).toMatchObject({
      message: '该流程已恢复请重新开始！',
      data: { keyValue: await id('FA1'), hf15Status: 'BD9601', hf15PlanTime: null, finish: 0 },
    })
    const undone = await job('FA1')
    expect(['hf15PlanTime', 'hf15FinishUsr', 'hf15FinishAt'].map((name) => undone?.[name])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect((await job('FA'))?.['hf15Status']).toBe('BD9602')
    expect(await newLogEntries(before.length)).toEqual(['登记客户 撤销'])
  })
  it('is refused for an open job, a main flow with sub-flows, one without a day, and an older version', async () => {
    expect(await redo(follow, await id('FA1'))).toMatchObject({ code: 'STATUS', message: '该流程未完结，不能撤销' })
    await finish(follow, prjId, [await id('FA')])
    expect(await redo(follow, await id('FA'))).toMatchObject({
      code: 'STATUS',
      message: '主流程随子流程完结，请撤销其中的子流程',
    })
    expect(await redo(follow, await id('FA1'), { version: 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await redo(follow, 'nothing')).toMatchObject({ code: 'NOT_FOUND' })
    const row = (await fixture.rows(flowJobTable)).find(({ values }) => values['hf15FlowCode'] === 'FA1')
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(flowJobTable, row?.key ?? '', row?.version ?? 0, { hf15PlanTime: null }),
    )
    expect(await redo(follow, await id('FA1'))).toMatchObject({
      code: 'STATUS',
      message: '该流程没有办理日期，不能撤销',
    })
  })
  it('is for those who may handle it', async () => {
    await finish(follow, prjId, [await id('FA1')])
    expect(await redo(await fixture.as('sales'), await id('FA1'))).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有跟进人或项目的跟进经理可以撤销',
    })
    expect(await redo(await fixture.as('provider'), await id('FA1'))).toMatchObject({ code: 'NOT_FOUND' })
    expect(recordIn(done(await redo(await fixture.as('manager'), await id('FA1'))))).toMatchObject({
      hf15Status: 'BD9601',
    })
  })
  it('works for a main flow without sub-flows', async () => {
    await finish(follow, prjId, [await id('FC')])
    expect(await redo(follow, await id('FC'))).toMatchObject({ success: true })
  })
})
