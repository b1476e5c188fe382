import { beforeEach, describe, expect, it } from 'vitest'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import type { AddedFlows } from '../../../lib/contract/flow/flow-job-calls.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { done, finish, FLOW, type FlowFixture, LATER, openFlowFixture, TODAY } from './flow-fixture.ts'

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase({ prjPayType: 'HH2004' })
})
const add = async (body: object = {}, send: Send = follow) =>
  done(await send(`${FLOW}.doAddFlowJobs`, { objId: prjId, ...body })).data as AddedFlows
const codes = ({ added }: AddedFlows) => added.map(({ hf15FlowCode }) => hf15FlowCode)
const offered = async () =>
  rowsIn(done(await follow(`${FLOW}.getAddableFlows`, { objId: prjId }))) as unknown as readonly {
    readonly flowCode: string
    readonly suggested: number
    readonly condition: string | null
  }[]

describe('flows that can be added', () => {
  it('are those in use the case does not have, in their order, with when they are needed in words', async () => {
    expect(await offered()).toEqual([
      {
        flowCode: 'FA2',
        flowName: '初审收入',
        categoryName: '前期准备',
        fatherCode: 'FA',
        fatherName: '接待',
        suggested: 0,
        condition: '贷款付款',
      },
      {
        flowCode: 'FA3',
        flowName: '补充证明',
        categoryName: '前期准备',
        fatherCode: 'FA',
        fatherName: '接待',
        suggested: 0,
        condition: null,
      },
      {
        flowCode: 'FD',
        flowName: '找房',
        categoryName: '前期准备',
        fatherCode: null,
        fatherName: null,
        suggested: 0,
        condition: '需要找房',
      },
      {
        flowCode: 'FD1',
        flowName: '带看',
        categoryName: '前期准备',
        fatherCode: 'FD',
        fatherName: '找房',
        suggested: 0,
        condition: '需要找房',
      },
      ...['FB', 'FB1', 'FB2', 'FB3', 'FE', 'FE1'].map((flowCode) =>
        expect.objectContaining({ flowCode, suggested: 0 }),
      ),
    ])
  })
  it('are suggested where the case needs them by now', async () => {
    const row = (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(projectTable, prjId, row?.version ?? 0, { hf20Ctrl1: 1 }),
    )
    expect((await offered()).filter(({ suggested }) => suggested === 1).map(({ flowCode }) => flowCode)).toEqual([
      'FD',
      'FD1',
    ])
  })
})

describe('adding', () => {
  it('a sub-flow brings its main flow, a main flow its sub-flows', async () => {
    expect(codes(await add({ flowCodes: ['FD1'] }))).toEqual(['FD', 'FD1'])
    expect(codes(await add({ flowCodes: ['FE'] }))).toEqual(['FE', 'FE1'])
    expect(codes(await add({ flowCodes: ['FA3', 'FA'] }))).toEqual(['FA3'])
  })
  it('a main flow brings the sub-flows whose own condition holds, and none of those added on demand', async () => {
    expect(codes(await add({ flowCodes: ['FB'] }))).toEqual(['FB', 'FB1', 'FB2'])
  })
  it('what the case has already adds nothing and harms nothing', async () => {
    const before = await fixture.jobs(prjId)
    expect(await add({ flowCodes: ['FA', 'FA1'] })).toEqual({ added: [], results: [] })
    expect(await add()).toEqual({ added: [], results: [] })
    expect(await fixture.jobs(prjId)).toEqual(before)
  })
  it('names what is no flow, or out of use', async () => {
    for (const code of ['FX', 'nothing']) {
      const refused = await follow(`${FLOW}.doAddFlowJobs`, { objId: prjId, flowCodes: ['FB', code] })
      expect([refused.code, issuesOf(refused)]).toEqual(['INVALID', { flowCodes: `流程“${code}”不存在或已停用` }])
    }
    expect(Object.keys(await fixture.jobs(prjId)).sort()).toEqual(['FA', 'FA1', 'FC'])
  })
  it('without names brings whatever the case needs and lacks, also for a case of long ago that has none', async () => {
    await fixture.addCase('old', { hf20ManagerId: 'a-follow', hf20PayWay: 'HG1002' })
    const { added, results } = done(await follow(`${FLOW}.doAddFlowJobs`, { objId: 'old' })).data as AddedFlows
    expect(added.map(({ hf15FlowCode, hf15Status }) => [hf15FlowCode, hf15Status])).toEqual([
      ['FA', 'BD9602'],
      ['FA1', 'BD9602'],
      ['FA2', 'BD9601'],
      ['FB', 'BD9601'],
      ['FB1', 'BD9601'],
      ['FB2', 'BD9601'],
      ['FC', 'BD9601'],
    ])
    expect(results).toEqual([])
  })
  it('R18 FLW-033 finishes what it adds in the same unit where allowed, and starts the job after it', async () => {
    const { added, results } = await add({ flowCodes: ['FB'], hf15PlanTime: TODAY })
    expect(results).toEqual([
      { id: await fixture.idOf(prjId, 'FB1'), ok: true, message: '', missing: [] },
      { id: await fixture.idOf(prjId, 'FB2'), ok: false, message: '请先指定跟进人', missing: [] },
    ])
    expect(added.map(({ hf15FlowCode, hf15Status, finish: finished }) => [hf15FlowCode, hf15Status, finished])).toEqual(
      [
        ['FB', 'BD9602', 0],
        ['FB1', 'BD9603', 1],
        ['FB2', 'BD9602', 0],
      ],
    )
    expect((await fixture.lines(prjId)).slice(-5)).toEqual([
      '贷款 添加',
      '面签 添加',
      '审批 添加',
      '面签 完结',
      '审批 开始',
    ])
  })
  it('or sets a reminder for it', async () => {
    const { added, results } = await add({ flowCodes: ['FD'], hf15PlanTime: LATER, noticeTime: LATER })
    expect(results).toMatchObject([{ ok: true }])
    expect(added.map(({ hf15FlowCode, hf15Status }) => [hf15FlowCode, hf15Status])).toEqual([
      ['FD', 'BD9601'],
      ['FD1', 'BD9601'],
    ])
    expect((await fixture.jobs(prjId))['FD1']).toMatchObject({ hf15NoticeTime: LATER })
    expect(await follow(`${FLOW}.doAddFlowJobs`, { objId: prjId, flowCodes: ['FE'], noticeTime: LATER })).toMatchObject(
      { code: 'INVALID', message: '办理日期必填' },
    )
  })
  it('a sub-flow opens a finished main flow again', async () => {
    await finish(follow, prjId, [await fixture.idOf(prjId, 'FA')])
    expect((await fixture.jobs(prjId))['FA']?.['hf15Status']).toBe('BD9603')
    await add({ flowCodes: ['FA3'] })
    expect((await fixture.jobs(prjId))['FA']?.['hf15Status']).toBe('BD9602')
  })
  it('by hand stays, whatever the case becomes', async () => {
    await add({ flowCodes: ['FE'] })
    const send = await fixture.as('manager')
    done(await send('Hf20PrjBase.doSave', { keyValue: prjId, prjPayType: 'HH2001' }))
    done(await send('Hf20PrjBase.doSave', { keyValue: prjId, prjPayType: 'HH2004' }))
    expect(Object.keys(await fixture.jobs(prjId)).sort()).toEqual(['FA', 'FA1', 'FC', 'FE', 'FE1'])
  })
  it('is for those who may change the case and hold what it takes', async () => {
    expect(await (await fixture.as('viewer'))(`${FLOW}.doAddFlowJobs`, { objId: prjId })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await (await fixture.as('provider'))(`${FLOW}.doAddFlowJobs`, { objId: prjId })).toMatchObject({
      code: 'NOT_FOUND',
    })
    await fixture.addCase('theirs', {
      hf20ServiceAcct: 'a-service',
      hf20RecommendId: 'a-saver',
      hf20DivisionDetailId: 'org-desk',
    })
    expect(await (await fixture.as('saver'))(`${FLOW}.doAddFlowJobs`, { objId: 'theirs' })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“新增”权限，请联系管理员',
    })
  })
  it('C17 many times under one key adds once', async () => {
    const body = { objId: prjId, flowCodes: ['FB'], hf15PlanTime: TODAY }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => follow(`${FLOW}.doAddFlowJobs`, body, { key: 'add' })),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await fixture.rows(flowJobTable)).filter(({ values }) => values['hf15FlowCode'] === 'FB1')).toHaveLength(1)
    expect(recordIn(done(await follow('Hf20PrjBase.getOne', { id: prjId }))).keyValue).toBe(prjId)
  })
})
