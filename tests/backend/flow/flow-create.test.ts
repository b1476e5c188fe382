import { beforeEach, describe, expect, it } from 'vitest'
import { flowFactsOf } from '../../../lib/backend/flow/adding/flow-facts.ts'
import { houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { flowDefinitionTable, flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { recordIn } from '../handlers/fixture.ts'
import { done, FLOW, type FlowFixture, LATER, openFlowFixture, WITHOUT_PAPERS } from './flow-fixture.ts'
import { FRESH } from '../handlers/people.ts'

let fixture: FlowFixture
beforeEach(async () => {
  fixture = await openFlowFixture()
})
const codes = async (prjId: string) => Object.keys(await fixture.jobs(prjId)).sort()
const save = async (values: object, user: 'manager' | 'follow' = 'manager', service = 'Hf20PrjBase') =>
  recordIn(done(await (await fixture.as(user))(`${service}.doSave`, values)))

describe('a new case', () => {
  it('gets the flows in use whose condition holds, and none of those that are added only on demand', async () => {
    const prjId = await fixture.openCase()
    expect(await codes(prjId)).toEqual(['FA', 'FA1', 'FA2', 'FB', 'FB1', 'FB2', 'FC'])
    const cash = await fixture.openCase({ prjPayType: 'HH2004' })
    expect(await codes(cash)).toEqual(['FA', 'FA1', 'FC'])
    const searching = await fixture.openCase({ prjPayType: 'HH2004', hf20Ctrl1: 1 })
    expect(await codes(searching)).toEqual(['FA', 'FA1', 'FC', 'FD', 'FD1'])
  })
  it('gives each job to whoever holds its position in the case, or to nobody where nobody holds it', async () => {
    const jobs = await fixture.jobs(await fixture.openCase())
    expect(
      Object.fromEntries(Object.entries(jobs).map(([code, values]) => [code, values['hf15HdlMemberId'] ?? null])),
    ).toEqual({
      FA: 'a-follow',
      FA1: 'a-follow',
      FA2: 'a-service',
      FB: 'a-service',
      FB1: 'a-sales',
      FB2: null,
      FC: 'a-follow',
    })
  })
  it('takes name, terms and place of a job from its definition, as it is then', async () => {
    const prjId = await fixture.openCase()
    expect((await fixture.jobs(prjId))['FA1']).toMatchObject({
      hf15PrjId: prjId,
      hf15FatherCode: 'FA',
      hf15FlowName: '登记客户',
      categoryName: '前期准备',
      userGroup: 'HX5901',
      needCfgHdlMember: 1,
      hf15Workdays: 1,
      hf15Weight: 1,
      hf15BuyerPapers: ['P001'],
      hf15OwnerPapers: ['P022'],
    })
    const named = (await fixture.rows(flowDefinitionTable)).find(({ key }) => key === 'd-FC')
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.update(flowDefinitionTable, 'd-FC', named?.version ?? 0, { flowName: '结案归档' }),
    )
    expect((await fixture.jobs(prjId))['FC']?.['hf15FlowName']).toBe('结案')
    expect((await fixture.jobs(await fixture.openCase()))['FC']?.['hf15FlowName']).toBe('结案归档')
  })
  it('starts its first job, due its working days from today by the working calendar', async () => {
    const prjId = await fixture.openCase()
    const jobs = await fixture.jobs(prjId)
    expect(jobs['FA1']).toMatchObject({ hf15Status: 'BD9602', hf15PlanTime: LATER })
    expect(jobs['FA']).toMatchObject({ hf15Status: 'BD9602', hf15PlanTime: LATER })
    expect(['FA2', 'FB', 'FB1', 'FB2', 'FC'].map((code) => jobs[code]?.['hf15Status'])).toEqual(Array(5).fill('BD9601'))
    expect(await fixture.lines(prjId)).toEqual([
      '接待 添加',
      '登记客户 添加',
      '初审收入 添加',
      '贷款 添加',
      '面签 添加',
      '审批 添加',
      '结案 添加',
      '登记客户 开始',
    ])
  })
  it('says in the log of people who has which job from the start, and tells them', async () => {
    const prjId = await fixture.openCase()
    expect(await fixture.lines(prjId, 'PEOPLE')).toEqual([
      '接待 例跟进 接手',
      '登记客户 例跟进 接手',
      '初审收入 例客服 接手',
      '贷款 例客服 接手',
      '面签 例业务 接手',
      '结案 例跟进 接手',
    ])
    const notices = done(await (await fixture.as('sales'))('Notice.getMyNotices')).data as {
      readonly rows: readonly { readonly title: string }[]
    }
    expect(notices.rows.map(({ title }) => title)).toEqual(['您被指派为“面签”的跟进人'])
  })
  it('leaves one line in the audit log that names all of them, and the case at its first version', async () => {
    const prjId = await fixture.openCase()
    const lines = fixture.auditLog.filter(
      ({ table, project, before }) =>
        table === flowJobTable.name && project === prjId && Object.keys(before).length === 0,
    )
    expect(lines.map(({ after }) => after['hf15FlowCode'])).toEqual([['FA', 'FA1', 'FA2', 'FB', 'FB1', 'FB2', 'FC']])
    expect((await fixture.caseOf(prjId)).version).toBe(1)
  })
  it('has none where nothing is defined', async () => {
    for (const { key } of await fixture.rows(flowDefinitionTable))
      await fixture.store.unit({ account: 'system', now: 0 }, (unit) => unit.remove(flowDefinitionTable, key))
    expect(await codes(await fixture.openCase())).toEqual([])
  })
})

describe('the basis for the flows of a case', () => {
  const factsOf = (key: string) =>
    fixture.store.unit({ account: 'system', now: 0 }, async (unit) => {
      const row = await unit.get(projectTable, key)
      if (!row) throw new Error(`no ${key}`)
      return flowFactsOf(unit, row)
    })
  const place = { project: 'p1', city: '440100' }
  it('is its type, scheme, pay way, the loan on the house, the mode of trade and when the bank pays', async () => {
    await fixture.addCase('p1', { hf20LoanScheme: 'HF9901', hf20PayWay: 'HG1002' })
    expect(await factsOf('p1')).toEqual({
      prjType: 'HF0101',
      scheme: 'HF9901',
      payWay: 'HG1002',
      houseLoan: null,
      tradeMode: null,
      payout: null,
      searching: false,
    })
    await fixture.put(houseTable, 'h1', { hf29PrjId: 'p1', hf29LoanStatus: 'HF7902', hf29TradeType: 'HFG501' }, place)
    await fixture.put(loanTable, 'l1', { hf2iPrjId: 'p1', hf2iLoanMethod: 'HFG602' }, place)
    expect(await factsOf('p1')).toMatchObject({ houseLoan: 'HF7902', tradeMode: 'HFG501', payout: 'HFG602' })
    await fixture.put(tradeTable, 't1', { hf2hPrjId: 'p1', hf2hTradeType: 'HFG503' }, place)
    expect(await factsOf('p1')).toMatchObject({ tradeMode: 'HFG503' })
  })
  it('OPN-043 is nothing that the case does not show', async () => {
    await fixture.addCase('p1', { hf20LoanScheme: 'HF9907', hf20PayWay: null })
    await fixture.put(tradeTable, 't1', { hf2hPrjId: 'p1', hf2hTradeType: 'HFG503' }, place)
    expect(await factsOf('p1')).toMatchObject({ scheme: 'HF9907', payWay: null, tradeMode: null })
  })
  it('is that a house is looked for, by its type or because a user said so', async () => {
    await fixture.addCase('p1', { hf20PrjType: 'HF0103' })
    await fixture.addCase('p2', { hf20Ctrl1: 1 })
    expect([(await factsOf('p1')).searching, (await factsOf('p2')).searching]).toEqual([true, true])
  })
})

describe('a case that becomes another one', () => {
  it('gets what it needs now, and loses what it no longer needs and nobody touched', async () => {
    const prjId = await fixture.openCase()
    await save({ keyValue: prjId, version: 1, prjPayType: 'HH2004' })
    expect(await codes(prjId)).toEqual(['FA', 'FA1', 'FC'])
    expect((await fixture.lines(prjId)).slice(8)).toEqual(['初审收入 移除', '面签 移除', '审批 移除', '贷款 移除'])
    await save({ keyValue: prjId, prjPayType: 'HH2001' })
    expect(await codes(prjId)).toEqual(['FA', 'FA1', 'FA2', 'FB', 'FB1', 'FB2', 'FC'])
  })
  it('keeps what a person planned, handles, noted, or gave to a person', async () => {
    const prjId = await fixture.openCase()
    const follow = await fixture.as('follow')
    done(
      await follow(`${FLOW}.doBatchFinishJob`, {
        ids: [await fixture.idOf(prjId, 'FA2')],
        prjId,
        hf15PlanTime: '2026-12-01',
        noticeTime: '2026-12-01',
      }),
    )
    done(
      await follow(`${FLOW}.updateObligationUsers`, [
        { flowJobId: await fixture.idOf(prjId, 'FB2'), obligationUserId: 'a-sales' },
      ]),
    )
    await save({ keyValue: prjId, prjPayType: 'HH2004' })
    expect(await codes(prjId)).toEqual(['FA', 'FA1', 'FA2', 'FB', 'FB2', 'FC'])
  })
  it('is not looked at for a save that decides nothing about flows', async () => {
    const prjId = await fixture.openCase()
    const { key } = (await fixture.jobs(prjId))['FB1'] ?? { key: '' }
    await fixture.store.unit({ account: 'system', now: 0 }, (unit) => unit.remove(flowJobTable, key))
    await save({ keyValue: prjId, hf20HouseMarketPrice: 3_000_000 })
    expect(await codes(prjId)).not.toContain('FB1')
  })
  it('gets flows by what its house says, too', async () => {
    const prjId = await fixture.openCase()
    const house = (await save({ hf29PrjId: prjId, hf29LoanStatus: 'HF7902' }, 'follow', 'Hf29PrjHourse')).keyValue
    expect(await codes(prjId)).toContain('FE1')
    expect((await fixture.jobs(prjId))['FE1']?.['hf15HdlMemberId']).toBeUndefined()
    await save({ keyValue: house, hf29LoanStatus: 'HF7901' }, 'follow', 'Hf29PrjHourse')
    expect(await codes(prjId)).not.toContain('FE')
  })
  it('is opened once and stays as it is when it is saved without a change', async () => {
    const prjId = await fixture.openCase()
    const before = await fixture.jobs(prjId)
    await save({ keyValue: prjId, version: 1 })
    expect(await fixture.jobs(prjId)).toEqual(before)
  })
})

describe('a case in other hands', () => {
  it('takes along the open jobs of the person before, and leaves those another person was named for', async () => {
    const prjId = await fixture.openCase()
    const follow = await fixture.as('follow')
    done(
      await follow(`${FLOW}.updateObligationUsers`, [
        { flowJobId: await fixture.idOf(prjId, 'FC'), obligationUserId: 'a-sales' },
      ]),
    )
    await save({ keyValue: prjId, hf20ManagerId: 'a-manager' })
    const jobs = await fixture.jobs(prjId)
    expect([
      jobs['FA1']?.['hf15HdlMemberId'],
      jobs['FC']?.['hf15HdlMemberId'],
      jobs['FB1']?.['hf15HdlMemberId'],
    ]).toEqual(['a-manager', 'a-sales', 'a-sales'])
    expect((await fixture.lines(prjId, 'PEOPLE')).slice(-4)).toEqual([
      '接待 例跟进 移交',
      '接待 例经理 接手',
      '登记客户 例跟进 移交',
      '登记客户 例经理 接手',
    ])
  })
  it('leaves a finished job with the person who did it, who goes on seeing the case', async () => {
    const prjId = await fixture.openCase()
    const follow = await fixture.as('follow')
    done(
      await follow(`${FLOW}.doBatchFinishJob`, {
        ids: [await fixture.idOf(prjId, 'FA1')],
        prjId,
        hf15PlanTime: '2026-11-21',
        reason: WITHOUT_PAPERS,
      }),
    )
    await save({ keyValue: prjId, hf20ManagerId: 'a-manager' })
    expect((await fixture.jobs(prjId))['FA1']?.['hf15HdlMemberId']).toBe('a-follow')
    expect((await fixture.caseOf(prjId))['hf20JobUsers']).toEqual(['a-follow'])
    expect(await follow('Hf20PrjBase.getOne', { id: prjId })).toMatchObject({ success: true })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: prjId, hf20HouseMarketPrice: 1 })).toMatchObject({
      code: 'NO_PERMISSION',
    })
  })
  it('fills jobs nobody had once a person holds their position', async () => {
    const prjId = recordIn(done(await (await fixture.as('manager'))('Hf20PrjBase.doSave', FRESH))).keyValue
    expect((await fixture.jobs(prjId))['FB1']?.['hf15HdlMemberId']).toBeUndefined()
    await save({ keyValue: prjId, hf20RecommendId: 'a-sales' })
    expect((await fixture.jobs(prjId))['FB1']?.['hf15HdlMemberId']).toBe('a-sales')
  })
})
