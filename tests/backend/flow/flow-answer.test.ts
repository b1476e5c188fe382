import { beforeEach, describe, expect, it } from 'vitest'
import { commissionRuleTable } from '../../../lib/backend/commission/commission-tables.ts'
import { chargeTable, incomeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { rowsIn, type Send } from '../handlers/fixture.ts'
import {
  done,
  finish,
  FLOW,
  type FlowFixture,
  LATER,
  LOG,
  mainFlowsOf,
  openFlowFixture,
  subFlowsOf,
  TODAY,
} from './flow-fixture.ts'

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase({ hf20Ctrl1: 1 })
})
const id = (code: string) => fixture.idOf(prjId, code)
const mainOf = async (send: Send, code: string) =>
  (await mainFlowsOf(send, prjId)).flowWorkVos
    .flatMap(({ jobsList }) => jobsList)
    .find(({ hf15FlowCode }) => hf15FlowCode === code)

describe('the main flows of a case', () => {
  it('FLW-001 FLW-022 come by category, each once, in the order of their definitions', async () => {
    const { flowWorkVos, isManager, mayAssign, blocked } = await mainFlowsOf(follow, prjId)
    expect(
      flowWorkVos.map(({ categoryName, jobsList }) => [categoryName, jobsList.map(({ hf15FlowCode }) => hf15FlowCode)]),
    ).toEqual([
      ['前期准备', ['FA', 'FD']],
      ['贷款审批', ['FB']],
      ['结案', ['FC']],
    ])
    expect([isManager, mayAssign, blocked]).toEqual([0, 1, null])
  })
  it('FLW-017 FLW-018 FLW-020 carry texts, flags and their sub-flows’ papers, each counted once', async () => {
    await finish(follow, prjId, [await id('FC')])
    expect(await mainOf(follow, 'FA')).toMatchObject({
      keyValue: await id('FA'),
      hf15JobId: await id('FA'),
      hf15FlowName: '接待',
      finish: 0,
      disableEdit: 0,
      needCfgHdlMember: 1,
      userGroup: 'HX5901',
      cardPaper: {
        buyerCardPaperCount: 2,
        sellerCardPaperCount: 1,
        buyerCardPaperReceived: 0,
        sellerCardPaperReceived: 0,
      },
      refValues: { hf15Status: '进行中', hf15HdlMemberId: '例跟进', userGroup: '跟进经理' },
    })
    expect(await mainOf(follow, 'FC')).toMatchObject({
      finish: 1,
      disableEdit: 0,
      SubflowData: { total: 0, openIds: [] },
    })
  })
  it('count their sub-flows for the caller: finished, late, without a person, and those they may handle', async () => {
    fixture.clock.now += 5 * 86_400_000
    const [again, sales, viewer] = [await fixture.as('follow'), await fixture.as('sales'), await fixture.as('viewer')]
    await finish(again, prjId, [await id('FB1')])
    expect((await mainOf(again, 'FA'))?.SubflowData).toEqual({
      total: 2,
      finished: 0,
      openIds: [await id('FA1'), await id('FA2')],
      mine: 1,
      late: 1,
      unassigned: 0,
    })
    expect((await mainOf(again, 'FB'))?.SubflowData).toEqual({
      total: 2,
      finished: 1,
      openIds: [await id('FB2')],
      mine: 0,
      late: 0,
      unassigned: 1,
    })
    expect((await mainOf(sales, 'FA'))?.SubflowData).toMatchObject({ openIds: [], mine: 0 })
    expect((await mainOf(sales, 'FD'))?.SubflowData).toMatchObject({ openIds: [await id('FD1')], mine: 1 })
    expect((await mainOf(viewer, 'FB'))?.SubflowData).toMatchObject({ openIds: [] })
  })
  it('name nothing that can be handled once the case is over, but to managers', async () => {
    const row = (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(projectTable, prjId, row?.version ?? 0, { hf20DemandStep: 'HX0508' }),
    )
    expect(await mainOf(follow, 'FA')).toMatchObject({ disableEdit: 1, SubflowData: { openIds: [] } })
    expect((await subFlowsOf(follow, prjId)).map(({ disableEdit }) => disableEdit)).toEqual([1, 1, 1, 1, 1])
    expect(await mainOf(await fixture.as('manager'), 'FA')).toMatchObject({
      disableEdit: 0,
      SubflowData: { openIds: [await id('FA1'), await id('FA2')] },
    })
  })
  it('name nothing that can be handled to a person who may not finish jobs at all', async () => {
    await fixture.addRole('viewer', 'ROLE_SALES')
    await fixture.addCase('theirs', { hf20ManagerId: 'a-viewer', hf20PayWay: 'HG1002' })
    const viewer = await fixture.as('viewer')
    expect(await viewer(`${FLOW}.doAddFlowJobs`, { objId: 'theirs', hf15PlanTime: TODAY })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“完结”权限，请联系管理员',
    })
    expect(done(await viewer(`${FLOW}.doAddFlowJobs`, { objId: 'theirs' }))).toMatchObject({ data: { results: [] } })
    const {
      flowWorkVos: [first],
    } = await mainFlowsOf(viewer, 'theirs')
    expect(first?.jobsList[0]).toMatchObject({
      hf15FlowCode: 'FA',
      disableEdit: 1,
      SubflowData: { total: 2, openIds: [], mine: 1 },
    })
  })
  it('FLW-005 ROL-010 tell managers of the whole commission and others of their own share', async () => {
    expect(await mainFlowsOf(follow, prjId)).toMatchObject({ mytotalAmount: null, earnedAmount: null })
    const place = { project: prjId, city: '440100' }
    for (const [key, hf11CardType] of [
      ['r1', 'HF11C01'],
      ['r2', 'HF11C02'],
    ] as const)
      await fixture.put(commissionRuleTable, key, {
        hf11SceneGrp: 'HF11S01',
        hf11CardType,
        hf11CommissionExp: '实收服务费 * 10%',
        hf11Enabled: 1,
      })
    await fixture.put(
      chargeTable,
      'c1',
      { prjId, produceCls: 'PC01', totalFee: 1_000, receiveWho: 'HX5401', sortNo: 1 },
      place,
    )
    await fixture.put(
      incomeTable,
      'i1',
      { hf54PrjId: prjId, hf54ProjectName: 'PC01', orderAmount: 1_000, paySign: 1, status: 'BDA104', sortNo: 1 },
      place,
    )
    await finish(follow, prjId, [await id('FA1')])
    const [all, own] = [await mainFlowsOf(await fixture.as('manager'), prjId), await mainFlowsOf(follow, prjId)]
    expect(all.isManager).toBe(1)
    expect(own.mytotalAmount).toBeGreaterThan(0)
    expect(all.mytotalAmount).toBeGreaterThan(own.mytotalAmount ?? 0)
    expect(own).toMatchObject({ earnedAmount: 100 })
    expect((await subFlowsOf(follow, prjId)).find(({ hf15FlowCode }) => hf15FlowCode === 'FA1')).toMatchObject({
      flowJobCommissionFee: 100,
      flowCommissionCfg: {
        commissionExp: '实收服务费 * 10%',
        participateMembers: ['例跟进'],
        otherValues: { HF11_SCENE_GRP: 'HF11S01', HF11_CARD_TYPE: 'HF11C01' },
      },
    })
    expect(await mainOf(follow, 'FA')).toMatchObject({ flowJobCommissionFee: 100 })
    expect((await subFlowsOf(follow, prjId)).find(({ hf15FlowCode }) => hf15FlowCode === 'FD1')).toMatchObject({
      flowJobCommissionFee: null,
    })
  })
  it('are for those who see the case', async () => {
    for (const call of [`${FLOW}.getMainFlowJobs`, `${FLOW}.getSecondFlowJobs`, `${FLOW}.getAddableFlows`] as const) {
      expect(await (await fixture.as('provider'))(call, { objId: prjId })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await (await fixture.as('viewer'))(call, { objId: prjId })).toMatchObject({ success: true })
    }
  })
})

describe('the sub-flows', () => {
  it('FLW-036 are those of one main flow, or of the whole case, in their order', async () => {
    expect((await subFlowsOf(follow, prjId, 'FB')).map(({ hf15FlowCode }) => hf15FlowCode)).toEqual(['FB1', 'FB2'])
    expect((await subFlowsOf(follow, prjId)).map(({ hf15FlowCode }) => hf15FlowCode)).toEqual([
      'FA1',
      'FA2',
      'FD1',
      'FB1',
      'FB2',
    ])
    expect(await subFlowsOf(follow, prjId, 'nothing')).toEqual([])
  })
  it('FLW-018 FLW-020 say if they are finished, how many papers they take and if the caller may act', async () => {
    await finish(follow, prjId, [await id('FA1')])
    const shown = async (send: Send) =>
      (await subFlowsOf(send, prjId, 'FA')).map(({ hf15FlowCode, finish: finished, disableEdit, cardPaper }) => [
        hf15FlowCode,
        finished,
        disableEdit,
        cardPaper,
      ])
    const papers = (buyers: number, owners: number) => ({
      buyerCardPaperCount: buyers,
      sellerCardPaperCount: owners,
      buyerCardPaperReceived: 0,
      sellerCardPaperReceived: 0,
    })
    expect(await shown(follow)).toEqual([
      ['FA1', 1, 0, papers(1, 1)],
      ['FA2', 0, 0, papers(2, 0)],
    ])
    expect((await shown(await fixture.as('service'))).map(([, , disabled]) => disabled)).toEqual([1, 0])
    expect((await shown(await fixture.as('viewer'))).map(([, , disabled]) => disabled)).toEqual([1, 1])
  })
})

describe('the log', () => {
  it('FLW-012 of actions comes newest first, of one job or of the whole case, in the words of the time', async () => {
    await finish(follow, prjId, [await id('FA1')], TODAY)
    await finish(follow, prjId, [await id('FA2')], LATER, LATER)
    done(await follow(`${FLOW}.redoNodeJobs`, { id: await id('FA1') }))
    const lines = rowsIn(done(await follow(`${LOG}.getPrjLogList`, { prjId, jobId: await id('FA1') })))
    expect(
      lines.map(({ hf2vActionType, hf2vActionText, crtUsrName, hf2vActionTime }) => [
        hf2vActionType,
        hf2vActionText,
        crtUsrName,
        hf2vActionTime,
      ]),
    ).toEqual([
      ['撤销', '原办理日期2026-11-21', '例跟进', fixture.clock.now],
      [
        '完结',
        '办理日期2026-11-21；缺少资料：买家居民身份证（买家）、业主不动产权证书（业主）；原因：资料后补',
        '例跟进',
        fixture.clock.now,
      ],
      ['开始', '经验时限1个工作日，应于2026-11-23前完成', '例经理', fixture.clock.now],
      ['添加', null, '例经理', fixture.clock.now],
    ])
    expect(rowsIn(done(await follow(`${LOG}.getPrjLogList`, { prjId })))[1]).toMatchObject({
      hf2vFlowName: '初审收入',
      hf2vActionText: '提醒日期2026-11-23',
    })
  })
  it('is for those who see the case, whichever job they name', async () => {
    const other = await fixture.openCase({ hf20ManagerId: 'a-manager', hf20RecommendId: null, hf20ServiceAcct: null })
    for (const call of ['getPrjLogList', 'getObligationUserLogList'] as const) {
      expect(await follow(`${LOG}.${call}`, { prjId: other })).toMatchObject({ code: 'NOT_FOUND' })
      expect(rowsIn(done(await follow(`${LOG}.${call}`, { prjId, jobId: await fixture.idOf(other, 'FA1') })))).toEqual(
        [],
      )
    }
  })
})
