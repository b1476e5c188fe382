import { beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../../lib/backend/store.ts'
import { flowTriggerTable } from '../../../lib/backend/flow/flow-tables.ts'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import type { Send } from '../handlers/fixture.ts'
import { finish, type FlowFixture, openFlowFixture } from './flow-fixture.ts'

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase()
})
const rule = (key: string, values: Values) =>
  fixture.put(flowTriggerTable, key, { triggerName: key, triggerFlow: 'FA1', enabled: 1, ...values })
const finishOf = async (code: string) => finish(follow, prjId, [await fixture.idOf(prjId, code)])
const job = async (code: string) => (await fixture.jobs(prjId))[code]
const sentNotices = async () =>
  (await fixture.rows(noticeTable))
    .filter(({ values }) => values['kind'] === 'FLOW_RULE')
    .map(({ values }) => `${String(values['acctId'])} ${String(values['title'])}`)
    .sort()

describe('ROU-003 finishing a flow', () => {
  it('gives the flow of a rule its day, so many working days on, and says so in the log', async () => {
    await rule('预约面签', { triggerAction: 'PLAN', triggerNext: 'FB1', triggerDays: 2 })
    expect((await job('FB1'))?.['hf15PlanTime'] ?? null).toBeNull()
    await finishOf('FA1')
    // Saturday is today: Monday and Tuesday.
    expect(await job('FB1')).toMatchObject({
      hf15PlanTime: '2026-11-24',
      hf15NoticeTime: '2026-11-24',
      hf15Status: 'BD9601',
    })
    expect((await fixture.lines(prjId)).slice(-1)).toEqual(['面签 设置提醒'])
  })
  it('leaves a day alone that a person chose, and follows no rule that is out of use or of another flow', async () => {
    await rule('off', { triggerAction: 'PLAN', triggerNext: 'FB1', triggerDays: 2, enabled: 0 })
    await rule('other', { triggerAction: 'PLAN', triggerNext: 'FB1', triggerDays: 2, triggerFlow: 'FB2' })
    await rule('chosen', { triggerAction: 'PLAN', triggerNext: 'FA2', triggerDays: 9 })
    await finishOf('FA1')
    expect([(await job('FB1'))?.['hf15PlanTime'] ?? null, (await job('FA2'))?.['hf15PlanTime']]).toEqual([
      null,
      '2026-11-24',
    ])
  })
  it('adds a flow the case does not have, once', async () => {
    await rule('补充', { triggerAction: 'ADD', triggerNext: 'FA3', triggerDays: 1 })
    await rule('again', { triggerAction: 'ADD', triggerNext: 'FA3', triggerDays: 5, triggerFlow: 'FA2' })
    expect(await job('FA3')).toBeUndefined()
    await finishOf('FA1')
    expect(await job('FA3')).toMatchObject({ hf15PlanTime: '2026-11-23', hf15Chosen: 1 })
    const count = (await fixture.lines(prjId)).filter((line) => line === '补充证明 添加').length
    await finishOf('FA2')
    expect([count, (await fixture.lines(prjId)).filter((line) => line === '补充证明 添加').length]).toEqual([1, 1])
  })
  it('tells the person who holds the position a rule names, but not of what they did themselves', async () => {
    await rule('请回访', { triggerAction: 'TELL', triggerWho: 'HX5903' })
    await rule('own', { triggerAction: 'TELL', triggerWho: 'HX5901' })
    await finishOf('FA1')
    expect(await sentNotices()).toEqual(['a-service “登记客户”已完结：请回访'])
  })
  it('heeds the condition of a rule, and takes a main flow for finished with its last sub-flow', async () => {
    await rule('loan', { triggerAction: 'TELL', triggerWho: 'HX5903', triggerWhen: 'LOAN', triggerFlow: 'FA' })
    await rule('unpaid', { triggerAction: 'TELL', triggerWho: 'HX5902', triggerWhen: 'UNPAID', triggerFlow: 'FA' })
    await finishOf('FA1')
    expect(await sentNotices()).toEqual([])
    await finishOf('FA2')
    expect(await sentNotices()).toEqual(['a-service “接待”已完结：loan'])
  })
})
