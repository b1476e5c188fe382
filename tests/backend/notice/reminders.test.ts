import { beforeEach, describe, expect, it } from 'vitest'
import type { Unit } from '../../../lib/backend/store.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { remindTable } from '../../../lib/backend/log/log-tables.ts'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'

const DAY = 86_400_000
let fixture: JobsFixture
beforeEach(async () => {
  fixture = await openJobsFixture()
})
const sentNotices = async () =>
  (await fixture.rows(noticeTable))
    .map(
      ({ values }) =>
        `${String(values['acctId'])} ${String(values['jobId'])} ${String(values['title'])}｜${String(values['body'])}`,
    )
    .sort()
const sweep = () => fixture.backend.reminders.sweep()
const change = (table: typeof flowJobTable, key: string, patch: Parameters<Unit['compareAndSet']>[3]) =>
  fixture.doing('system', async ({ unit }) => void (await unit.compareAndSet(table, key, {}, patch)))

describe('OPN-057 a reminder', () => {
  it('is given on its day, once, to the person who follows the job', async () => {
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-23', hf15NoticeTime: '2026-11-23' })
    expect([await sweep(), await sentNotices()]).toEqual([{ reminded: 0 }, []])
    fixture.clock.now += 2 * DAY - 10 * 3_600_000 - 1
    expect(await sweep()).toEqual({ reminded: 0 })
    // Midnight in Shanghai.
    fixture.clock.now += 1
    expect(await sweep()).toEqual({ reminded: 1 })
    expect(await sentNotices()).toEqual(['a-sales a 流程a：今天到期｜示例路1号，计划11月23日办理'])
    expect((await fixture.rows(flowJobTable))[0]?.values['hf15RemindedAt']).toBe(fixture.clock.now)
    fixture.clock.now += DAY
    expect([await sweep(), (await sentNotices()).length]).toEqual([{ reminded: 0 }, 1])
  })
  it('comes before the work is due where a person set a day, and otherwise on the day of the work', async () => {
    await fixture.addJob('early', {
      hf15HdlMemberId: 'a-sales',
      hf15PlanTime: '2026-11-30',
      hf15NoticeTime: '2026-11-21',
    })
    await fixture.addJob('later', {
      hf15HdlMemberId: 'a-sales',
      hf15PlanTime: '2026-11-20',
      hf15NoticeTime: '2026-11-22',
    })
    await fixture.addJob('late', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-18', hf15Status: 'BD9602' })
    await fixture.addJob('old', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2025-12-31' })
    await fixture.addJob('unplanned', { hf15HdlMemberId: 'a-sales' })
    expect(await sweep()).toEqual({ reminded: 3 })
    expect(await sentNotices()).toEqual([
      'a-sales early 流程early｜示例路1号，计划11月30日办理',
      'a-sales late 流程late：已逾期 3 天｜示例路1号，计划11月18日办理',
      'a-sales old 流程old：已逾期 325 天｜示例路1号，计划2025年12月31日办理',
    ])
  })
  it('is given again for a new day', async () => {
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-21', hf15NoticeTime: '2026-11-21' })
    await sweep()
    await change(flowJobTable, 'a', { hf15PlanTime: '2026-11-25', hf15NoticeTime: '2026-11-25', hf15RemindedAt: null })
    expect(await sweep()).toEqual({ reminded: 0 })
    fixture.clock.now += 4 * DAY
    expect([await sweep(), (await sentNotices()).length]).toEqual([{ reminded: 1 }, 2])
  })
  it('goes to the follow-up manager while nobody follows the job, and waits where there is nobody at all', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-21' })
    await fixture.addCase('p2', { hf20HouseAddress: '示例路2号' })
    await fixture.addJob('b', { hf15PlanTime: '2026-11-21' }, 'p2')
    expect(await sweep()).toEqual({ reminded: 1 })
    expect(await sentNotices()).toEqual(['a-follow a 流程a：今天到期｜示例路1号，计划11月21日办理，尚未指定跟进人'])
    await change(projectTable, 'p2', { hf20ManagerId: 'a-manager' })
    expect(await sweep()).toEqual({ reminded: 1 })
    expect(await sentNotices()).toContain('a-manager b 流程b：今天到期｜示例路2号，计划11月21日办理，尚未指定跟进人')
  })
  it('is not given for finished work, a main flow with sub-flows, or a closed case until it is reopened', async () => {
    const due = { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-20' }
    await fixture.addJob('done', { ...due, hf15Status: 'BD9603' })
    await fixture.addJob('main', { ...due, hf15FlowCode: 'FA01', hf15FatherCode: null })
    await fixture.addJob('sub', { hf15HdlMemberId: 'a-sales' })
    await fixture.addCase('p2', { hf20DemandStep: 'HX0508' })
    await fixture.addJob('stopped', due, 'p2')
    expect([await sweep(), await sentNotices()]).toEqual([{ reminded: 0 }, []])
    await change(projectTable, 'p2', { hf20DemandStep: 'HX0501' })
    expect([await sweep(), (await sentNotices()).length]).toEqual([{ reminded: 1 }, 1])
  })
  it('is told to the pages of the person it is for, and the case to those who look at it', async () => {
    const received: string[] = []
    const { data } = await fixture.send(null)(
      'login.doLogin',
      { userName: 'sales', password: 'sales-secret' },
      { address: 'line' },
    )
    await fixture.backend.live.admit((data as { readonly token: string }).token, {
      send: (text) => void received.push(text),
      end: () => undefined,
    }) // adapter: the answer of the log-in
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-21' })
    await sweep()
    const [[notice], [reminder]] = [await fixture.rows(noticeTable), await fixture.rows(remindTable)]
    await expect
      .poll(() => received.map((text) => Object.values(JSON.parse(text) as object).join(' ')).sort())
      .toEqual([
        'Hf15FlowJobs a',
        'Hf15FlowJobs p1',
        `Notice ${notice?.key}`,
        `RemindLog ${reminder?.key}`,
        `RemindLogH ${reminder?.key}`,
      ])
  })
  it('leaves an entry in the audit log', async () => {
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-21' })
    await sweep()
    expect(fixture.auditLog).toMatchObject([
      {
        by: 'system',
        action: 'reminders.sweep',
        table: 'hf15_flow_jobs',
        key: 'a',
        project: 'p1',
        before: { hf15RemindedAt: null },
        after: { hf15RemindedAt: fixture.clock.now },
      },
    ])
  })
})

describe('a sweep', () => {
  it('reads on however many are due, behind those it can tell nobody about', async () => {
    await fixture.addCase('p2')
    for (let index = 0; index < 130; index += 1)
      await fixture.addJob(`n${String(index).padStart(3, '0')}`, { hf15PlanTime: '2026-11-21' }, 'p2')
    for (let index = 0; index < 130; index += 1)
      await fixture.addJob(`z${String(index).padStart(3, '0')}`, { hf15PlanTime: '2026-11-21' })
    expect(await sweep()).toEqual({ reminded: 130 })
    expect((await fixture.rows(noticeTable)).every(({ project }) => project === 'p1')).toBe(true)
  })
  it('goes on past a case that fails, reports it and comes back to it', async () => {
    let broken = true
    fixture = await openJobsFixture((store) => ({
      ...store,
      unit: (by, work) =>
        store.unit(by, (unit) =>
          work({
            ...unit,
            get: (table, key, options) =>
              broken && key === 'p1' && by.account === 'system' && options?.lock
                ? Promise.reject(new Error('broken'))
                : unit.get(table, key, options),
          }),
        ),
    }))
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager' })
    await fixture.addJob('a', { hf15PlanTime: '2026-11-21' })
    await fixture.addJob('b', { hf15PlanTime: '2026-11-21' }, 'p2')
    expect(await sweep()).toEqual({ reminded: 1 })
    expect(fixture.reports).toMatchObject([{ level: 'warn', message: 'jobs of a case were not reminded of' }])
    broken = false
    expect(await sweep()).toEqual({ reminded: 1 })
  })
  it('ends between two cases when it is told to', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-21' })
    expect(await fixture.backend.reminders.sweep(AbortSignal.abort())).toEqual({ reminded: 0 })
  })
})
