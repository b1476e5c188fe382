import { beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../../lib/backend/store.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { remindTable } from '../../../lib/backend/log/log-tables.ts'
import { noticeTable, remindRuleTable } from '../../../lib/backend/notice/notice-tables.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'

const DAY = 86_400_000
let fixture: JobsFixture
beforeEach(async () => {
  fixture = await openJobsFixture()
})
const rule = (key: string, values: Values) =>
  fixture.put(remindRuleTable, key, { remindName: key, remindBy: 'SITE', remindWho: 'HX5901', enabled: 1, ...values })
const sentNotices = async () =>
  (await fixture.rows(noticeTable))
    .map(({ values }) => `${String(values['acctId'])} ${String(values['title'])}｜${String(values['body'])}`)
    .sort()
const sweep = () => fixture.backend.reminders.sweep()

describe('ROU-003 a rule of reminders', () => {
  it('reminds of a job so many days before its day, once, the user who holds the position it names', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-23', hf15HdlMemberId: 'a-sales', userGroup: 'HX5902' })
    expect(await sweep()).toEqual({ reminded: 0 })
    await rule('明天办理', { remindWhen: 'BEFORE', remindDays: 2, remindText: '请确认客户与资料。' })
    expect([await sweep(), await sentNotices()]).toEqual([
      { reminded: 1 },
      ['a-follow 流程a：请确认客户与资料。｜示例路1号，计划11月23日办理'],
    ])
    fixture.clock.now += DAY
    expect(await sweep()).toEqual({ reminded: 0 })
  })
  it('goes to the follower of a job of its position, else to all of it in the city if the case has none', async () => {
    await fixture.addJob('a', {
      hf15PlanTime: '2026-11-18',
      hf15RemindedAt: 1,
      hf15HdlMemberId: 'a-service',
      userGroup: 'HX5903',
    })
    await rule('follower', { remindWhen: 'AFTER', remindDays: 3, remindWho: 'HX5903' })
    await rule('managers', { remindWhen: 'AFTER', remindDays: 3, remindWho: 'HX5905' })
    await sweep()
    expect((await sentNotices()).map((line) => line.split('｜')[0])).toEqual([
      'a-manager 流程a：managers',
      'a-service 流程a：follower',
    ])
  })
  it('is for its flow alone, and for the sub-flows of a main flow', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-24' })
    await fixture.addJob('b', { hf15PlanTime: '2026-11-24', hf15FatherCode: 'FB01' })
    await rule('one', { remindWhen: 'BEFORE', remindDays: 3, remindFlow: 'F-a' })
    await rule('main', { remindWhen: 'BEFORE', remindDays: 3, remindFlow: 'FB01' })
    await sweep()
    expect((await sentNotices()).map((line) => line.split('｜')[0])).toEqual([
      'a-follow 流程a：one',
      'a-follow 流程b：main',
    ])
  })
  it('tells nobody twice of a job on one day, and nobody at all while it is out of use', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-21', hf15HdlMemberId: 'a-follow' })
    await rule('same day', { remindWhen: 'ON_DAY' })
    await rule('off', { remindWhen: 'ON_DAY', remindWho: 'HX5902', enabled: 0 })
    await sweep()
    expect((await sentNotices()).map((line) => line.split('｜')[0])).toEqual(['a-follow 流程a：今天到期'])
  })
  it('says that a person has to phone, and reminds again of another day', async () => {
    await fixture.addJob('a', { hf15PlanTime: '2026-11-23', hf15RemindedAt: 1 })
    await rule('call', { remindWhen: 'BEFORE', remindDays: 2, remindBy: 'PHONE' })
    await sweep()
    expect(
      (await fixture.rows(remindTable)).map(({ values }) => [
        values['remindTitle'],
        values['byPhone'],
        values['planDay'],
      ]),
    ).toEqual([['流程a：call', 1, '2026-11-23']])
    await fixture.doing(
      'system',
      async ({ unit }) => void (await unit.compareAndSet(flowJobTable, 'a', {}, { hf15PlanTime: '2026-11-25' })),
    )
    fixture.clock.now += 2 * DAY
    expect(await sweep()).toEqual({ reminded: 1 })
  })
})
