import { beforeEach, describe, expect, it } from 'vitest'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { issuesOf, rowsIn, type Send } from '../handlers/fixture.ts'
import { done, finish, FLOW, type FlowFixture, LOG, openFlowFixture, subFlowsOf } from './flow-fixture.ts'

let fixture: FlowFixture
let follow: Send
let prjId: string
beforeEach(async () => {
  fixture = await openFlowFixture()
  follow = await fixture.as('follow')
  prjId = await fixture.openCase()
})
const id = (code: string) => fixture.idOf(prjId, code)
const assign = (send: Send, rows: readonly object[], query = {}) =>
  send(`${FLOW}.updateObligationUsers`, rows, { query })
const handlerOf = async (code: string) => (await fixture.jobs(prjId))[code]?.['hf15HdlMemberId'] ?? null

describe('the follow-up person of a job', () => {
  it('FLW-035 is saved for several jobs at once, answered as they are now, and sent to the new person', async () => {
    const answer = done(
      await assign(
        follow,
        [
          { flowJobId: await id('FB2'), obligationUserId: 'a-manager' },
          { flowJobId: await id('FB1'), obligationUserId: 'a-manager' },
          { flowJobId: await id('FC'), obligationUserId: null },
        ],
        { prjId },
      ),
    )
    expect(
      rowsIn(answer).map(({ hf15FlowCode, hf15HdlMemberId, refValues }) => [
        hf15FlowCode,
        hf15HdlMemberId,
        refValues['hf15HdlMemberId'],
      ]),
    ).toEqual([
      ['FB2', 'a-manager', '例经理'],
      ['FB1', 'a-manager', '例经理'],
      ['FC', null, undefined],
    ])
    expect(await handlerOf('FC')).toBeNull()
    const notices = done(await (await fixture.as('manager'))('Notice.getMyNotices')).data as {
      readonly rows: readonly { readonly title: string }[]
    }
    expect(notices.rows.map(({ title }) => title)).toEqual(['您被指派为 2 个流程的跟进人'])
  })
  it('is saved as a whole or not at all, naming every row that is wrong', async () => {
    const rows = [
      { flowJobId: await id('FB2'), obligationUserId: 'a-sales' },
      { flowJobId: await id('FB1'), obligationUserId: 'a-southern' },
      { flowJobId: await id('FA2'), obligationUserId: 'nobody' },
      { flowJobId: await id('FB2'), obligationUserId: 'a-follow' },
    ]
    const refused = await assign(follow, rows)
    expect([refused.code, issuesOf(refused)]).toEqual([
      'INVALID',
      {
        'rows[1].obligationUserId': '第2行跟进人不在本项目的城市',
        'rows[2].obligationUserId': '第3行跟进人不存在',
        'rows[3].flowJobId': '第4行流程重复',
      },
    ])
    expect(await handlerOf('FB2')).toBeNull()
    expect(await assign(follow, [])).toMatchObject({ code: 'INVALID', message: '请选择要保存跟进人的流程' })
    expect(
      await assign(follow, [
        { flowJobId: await id('FB2'), obligationUserId: 'a-sales' },
        { flowJobId: 'nothing', obligationUserId: 'a-sales' },
      ]),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(await handlerOf('FB2')).toBeNull()
  })
  it('R8 is saved for jobs of one case', async () => {
    const other = await fixture.openCase()
    const rows = [
      { flowJobId: await id('FB2'), obligationUserId: 'a-sales' },
      { flowJobId: await fixture.idOf(other, 'FB2'), obligationUserId: 'a-sales' },
    ]
    expect(await assign(follow, rows)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await assign(follow, rows.slice(1), { prjId })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('is for those who may change the case', async () => {
    done(await assign(follow, [{ flowJobId: await id('FB2'), obligationUserId: 'a-provider' }]))
    expect(
      await assign(await fixture.as('provider'), [{ flowJobId: await id('FB2'), obligationUserId: 'a-sales' }]),
    ).toMatchObject({ code: 'NO_PERMISSION', message: '您不是该项目的跟进人员，不能修改' })
    expect(await assign(await fixture.as('southern'), [{ flowJobId: await id('FB2') }])).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(
      await assign(await fixture.as('sales'), [{ flowJobId: await id('FB2'), obligationUserId: 'a-sales' }]),
    ).toMatchObject({ success: true })
  })
  it('stays as it is once the job is finished', async () => {
    await finish(follow, prjId, [await id('FA1')])
    expect(await assign(follow, [{ flowJobId: await id('FA1'), obligationUserId: 'a-sales' }])).toMatchObject({
      code: 'STATUS',
      message: '“登记客户”已完结，不能更换跟进人',
    })
    expect(await assign(follow, [{ flowJobId: await id('FA1'), obligationUserId: 'a-follow' }])).toMatchObject({
      success: true,
    })
  })
  it('FLW-013 leaves an entry for the person before and the new one, and none where nothing changed', async () => {
    const before = (await fixture.lines(prjId, 'PEOPLE')).length
    done(
      await assign(follow, [
        { flowJobId: await id('FB1'), obligationUserId: 'a-provider' },
        { flowJobId: await id('FA1'), obligationUserId: 'a-follow' },
      ]),
    )
    expect((await fixture.lines(prjId, 'PEOPLE')).slice(before)).toEqual(['面签 例业务 移交', '面签 例服务 接手'])
    const lines = rowsIn(done(await follow(`${LOG}.getObligationUserLogList`, { prjId, jobId: await id('FB1') })))
    expect(
      lines.map(
        ({
          obligationUsrName,
          obligationUsrStatus,
          branceName,
          divisionName,
          crtUsrName,
          hf2vChgTime,
          hf2vActionType,
        }) => [
          obligationUsrName,
          obligationUsrStatus,
          branceName,
          divisionName,
          crtUsrName,
          hf2vChgTime,
          hf2vActionType,
        ],
      ),
    ).toEqual([
      ['例服务', '接手', '示例银行天河支行', '示例银行', '例跟进', fixture.clock.now, '变更责任人'],
      ['例业务', '移交', null, '业务员', '例跟进', fixture.clock.now, '变更责任人'],
      ['例业务', '接手', null, '业务员', '例经理', fixture.clock.now, '变更责任人'],
    ])
  })
})

describe('R7 the person who follows a job', () => {
  beforeEach(async () => {
    done(await assign(follow, [{ flowJobId: await id('FB2'), obligationUserId: 'a-provider' }]))
  })
  it('sees the case, in the list and by itself, with everything that belongs to it', async () => {
    const provider = await fixture.as('provider')
    expect(rowsIn(done(await provider('Hf20PrjBase.getPageList'))).map(({ keyValue }) => keyValue)).toEqual([prjId])
    for (const [call, body] of [
      ['Hf20PrjBase.getOne', { id: prjId }],
      [`${FLOW}.getMainFlowJobs`, { objId: prjId }],
      [`${LOG}.getPrjLogList`, { prjId }],
      ['ProjectChargeCfg.getChargeCfgList', { prjId }],
      ['Hf29PrjHourse.getSubPageList', { objKey: prjId }],
    ] as const)
      expect(await provider(call, body)).toMatchObject({ success: true })
    expect((await fixture.caseOf(prjId))['hf20JobUsers']).toEqual(['a-provider'])
  })
  it('handles that job and none of the others, not even those nobody follows', async () => {
    done(await assign(follow, [{ flowJobId: await id('FC') }]))
    const provider = await fixture.as('provider')
    expect(await finish(provider, prjId, [await id('FB2'), await id('FB1'), await id('FC')])).toMatchObject([
      { ok: true },
      { ok: false },
      { ok: false },
    ])
    expect(
      (await subFlowsOf(provider, prjId)).map(({ hf15FlowCode, disableEdit }) => [hf15FlowCode, disableEdit]),
    ).toEqual([
      ['FA1', 1],
      ['FA2', 1],
      ['FB1', 1],
      ['FB2', 0],
    ])
    expect(await provider(`${FLOW}.redoNodeJobs`, { id: await id('FB2') })).toMatchObject({ success: true })
  })
  it('changes nothing of the case itself, and adds no flows', async () => {
    const provider = await fixture.as('provider')
    for (const [call, body] of [
      ['Hf20PrjBase.doSave', { keyValue: prjId, hf20HouseMarketPrice: 1 }],
      ['Prj.checkStatus', { prjId }],
      [`${FLOW}.doAddFlowJobs`, { objId: prjId }],
      ['Hf29PrjHourse.doSave', { hf29PrjId: prjId }],
    ] as const)
      expect(await provider(call, body)).toMatchObject({ code: 'NO_PERMISSION' })
  })
  it('sees it no longer once another person follows the job', async () => {
    done(await assign(follow, [{ flowJobId: await id('FB2'), obligationUserId: 'a-sales' }]))
    const provider = await fixture.as('provider')
    expect(await provider('Hf20PrjBase.getOne', { id: prjId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(rowsIn(done(await provider('Hf20PrjBase.getPageList')))).toEqual([])
    expect((await fixture.caseOf(prjId))['hf20JobUsers']).toBeUndefined()
  })
  it('sees it in a city of theirs only', async () => {
    const user = (await fixture.rows(userTable)).find(({ key }) => key === 'u-provider')
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(userTable, 'u-provider', user?.version ?? 0, { cities: ['440300'], city: '440300' }),
    )
    expect(await (await fixture.as('provider'))('Hf20PrjBase.getOne', { id: prjId })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
  it('is no field a save can set', async () => {
    expect(await follow('Hf20PrjBase.doSave', { keyValue: prjId, hf20JobUsers: ['a-viewer'] })).toMatchObject({
      code: 'INVALID',
    })
    expect((await fixture.caseOf(prjId))['hf20JobUsers']).toEqual(['a-provider'])
  })
})
