import { beforeEach, describe, expect, it } from 'vitest'
import { renewCommission } from '../../../lib/backend/commission/renew-commission.ts'
import { payOrder } from '../../../lib/backend/fee/orders/pay-order.ts'
import type { Values } from '../../../lib/backend/store.ts'
import {
  commissionEntryTable,
  commissionRuleTable,
  commissionWeightTable,
} from '../../../lib/backend/commission/commission-tables.ts'
import { chargeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { callName } from '../../../lib/contract/call.ts'
import type { Send } from '../handlers/fixture.ts'
import { EXPENSE, sendIncome, ORDER, PAID_OUT, SPENT, spend, UNPAID } from '../fee/fees-fixture.ts'
import { type JobsFixture, openJobsFixture } from './jobs-fixture.ts'

const REFRESH = 'Hf15FlowJobs.doRefreshPrjCommissionState'
let fixture: JobsFixture
let follow: Send
beforeEach(async () => {
  fixture = await openJobsFixture()
  follow = await fixture.as('follow')
  await fixture.doing('system', async ({ unit }) => {
    const charge = await unit.get(chargeTable, 'agency')
    await unit.update(chargeTable, 'agency', charge?.version ?? 0, { receiveWho: 'HX5401' })
  })
  await fixture.addJob('main', {
    hf15FlowCode: 'FA01',
    hf15FatherCode: null,
    hf15HdlMemberId: 'a-follow',
    hf15Weight: 50,
  })
  await fixture.addJob('a', { hf15HdlMemberId: 'a-follow', hf15Weight: 3 })
  await fixture.addJob('b', { hf15Weight: 4 })
  await fixture.addJob('c', { hf15HdlMemberId: 'a-sales', userGroup: 'HX5902' })
  await fixture.addJob('alone', {
    hf15FlowCode: 'FB09',
    hf15FatherCode: null,
    hf15HdlMemberId: 'a-sales',
    userGroup: 'HX5902',
    hf15Weight: null,
  })
  await fixture.addJob('cash', { hf15HdlMemberId: 'a-finance', userGroup: 'HX5904' })
  await fixture.addRule('HF11C01', '实收服务费 * 30% * 40% * 权重 / 岗位权重合计')
  await fixture.addRule('HF11C02', '应收服务费 * 1% * 权重 / 岗位权重合计', { hf11Participants: ['HX5901', 'HX5903'] })
})

const renew = () =>
  fixture.doing('a-follow', async (context) => {
    const project = await context.unit.get(projectTable, 'p1', { lock: true })
    if (project) await renewCommission(context, project)
  })
const change = (table: typeof flowJobTable, key: string, patch: Values) =>
  fixture.doing('system', async ({ unit }) => void (await unit.compareAndSet(table, key, {}, patch)))
/** Job, person, amount and whether it is earned, of every line. */
const lines = async () =>
  (await fixture.rows(commissionEntryTable))
    .map(({ values }) => [values['jobId'], values['acctId'] ?? null, values['amount'], values['earned']].join(' '))
    .sort()
const totalFor = async (send: Send) =>
  (((await send(REFRESH, { objId: 'p1' })).data ?? {}) as { readonly mytotalAmount: unknown }).mytotalAmount
const pay = (id: unknown) =>
  fixture.doing('payment', (context) =>
    payOrder(context, [String(id)], { method: 'HFD806', at: fixture.clock.now, transactionNumber: 'T-1' }),
  )

/**
 * 应收 15000 × 1% over two jobs of sales, shared by their follower and the follow-up manager; the case has no customer
 * service.
 */
const BY_CHARGES = ['alone a-follow 37.5 0', 'alone a-sales 37.5 0', 'c a-follow 37.5 0', 'c a-sales 37.5 0']

describe('the commission of a case', () => {
  it('FLW-019 is computed for sub-flows and main flows without any; jobs nobody follows have no person', async () => {
    await renew()
    expect(await lines()).toEqual(['a a-follow 0 0', ...BY_CHARGES.slice(0, 2), 'b  0 0', ...BY_CHARGES.slice(2)])
  })
  it('ROU-003 is shared by the weights of the positions, those of the scene before the general ones', async () => {
    await fixture.put(commissionWeightTable, 'all', { weightPosition: 'HX5902', weightValue: 2, enabled: 1 })
    await renew()
    expect(await lines()).toEqual(expect.arrayContaining(['c a-follow 25 0', 'c a-sales 50 0']))
    await fixture.put(commissionWeightTable, 'scene', {
      weightPosition: 'HX5902',
      weightScene: 'HF11S05',
      weightValue: 4,
      enabled: 1,
    })
    await fixture.put(commissionWeightTable, 'other', {
      weightPosition: 'HX5902',
      weightScene: 'HF11S01',
      weightValue: 9,
      enabled: 1,
    })
    await fixture.put(commissionWeightTable, 'off', { weightPosition: 'HX5901', weightValue: 9, enabled: 0 })
    await renew()
    expect(await lines()).toEqual(expect.arrayContaining(['c a-follow 15 0', 'c a-sales 60 0']))
  })
  it('rises with the very payment, for what the company is paid itself, and the lines sum up to it', async () => {
    await renew()
    await fixture.put(
      chargeTable,
      'fund',
      { prjId: 'p1', produceCls: 'PC10', totalFee: 60_000, receiveWho: 'HX5406', sortNo: 9 },
      { project: 'p1', city: '440100' },
    )
    await pay((await sendIncome(follow, { ...UNPAID, hf54ProjectName: 'PC10', orderAmount: 3_000 }))['hf54ObjId'])
    expect(await lines()).toContain('a a-follow 0 0')
    await pay((await sendIncome(follow, { ...UNPAID, orderAmount: 1_000 }))['hf54ObjId'])
    // 1000 × 30% × 40% = 120, in three and four parts of seven, rounded once each.
    expect(await lines()).toEqual([
      'a a-follow 51.43 0',
      ...BY_CHARGES.slice(0, 2),
      'b  68.57 0',
      ...BY_CHARGES.slice(2),
    ])
    const sum = (await fixture.rows(commissionEntryTable)).reduce(
      (all, { values }) => all + Math.round(Number(values['amount']) * 100),
      0,
    )
    expect([sum, await totalFor(await fixture.as('manager'))]).toEqual([27_000, 270])
  })
  it('falls again with what is taken back', async () => {
    await fixture.addPrepaid('paid', 800)
    const deduction = await sendIncome(follow, {
      hf54PrjId: 'p1',
      hf54ChargeKind: 'HH0701',
      hf54DeducetionType: 'PC01',
      hf54BindOrederId: ['paid'],
      orderAmount: 800,
    })
    expect(await lines()).toContain('a a-follow 41.14 0')
    expect(await follow(`${ORDER}.doReturn`, { id: deduction['hf54ObjId'], suggest: '填错了' })).toMatchObject({
      success: true,
    })
    expect(await lines()).toContain('a a-follow 0 0')
  })
  it('EXP-013 falls with an approved refund or set-off, at its approval, and never below zero', async () => {
    const finance = await fixture.as('finance')
    await pay((await sendIncome(follow, { ...UNPAID, orderAmount: 1_000 }))['hf54ObjId'])
    const sum = async () =>
      (await fixture.rows(commissionEntryTable)).reduce(
        (all, { values }) => all + Math.round(Number(values['amount']) * 100),
        0,
      )
    const approve = async (body: Values) => {
      const { keyValue, version } = await spend(follow, { ...SPENT, ...body })
      const before = await sum()
      const saved = await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue, version, ...PAID_OUT })
      expect(await sum()).toBe(before)
      expect(
        await finance(`${EXPENSE}.doExamine`, { id: keyValue, version: Number((saved.data as Values)['version']) }),
      ).toMatchObject({ success: true }) // adapter: the saved expense
    }
    // 12 % of what was received, and 1 % of the 15,000 that are charged.
    const expected = (received: number, setOff: number) =>
      Math.max(0, Math.round(received * 100 * 0.3 * 0.4) + 15_000 - setOff * 100)
    expect(await sum()).toBe(expected(1_000, 0))
    await approve({ hf40ProjectName: ['HX5506'], hf40CostFet: 55 })
    expect(await sum()).toBe(expected(1_000, 0))
    await approve({ hf40ProjectName: ['HX5512'], hf40CostFet: 100 })
    expect(await sum()).toBe(expected(900, 0))
    await approve({ hf40ProjectName: ['HX5506'], hf40CostFet: 33.33, hf40DeducetionType: 'HX5602' })
    expect(await sum()).toBe(expected(900, 33.33))
    expect(await totalFor(await fixture.as('manager'))).toBe(expected(900, 33.33) / 100)
    await approve({ hf40ProjectName: ['HX5512'], hf40CostFet: 5_000 })
    expect(await sum()).toBe(expected(0, 33.33))
    await approve({ hf40ProjectName: ['HX5507'], hf40CostFet: 5_000, hf40DeducetionType: 'HX5602' })
    expect(await sum()).toBe(0)
    expect((await fixture.rows(commissionEntryTable)).every(({ values }) => Number(values['amount']) === 0)).toBe(true)
  })
  it('EXP-013 falls once for a refund: not while it waits or is sent back, and not again on a refresh', async () => {
    const [finance, manager] = [await fixture.as('finance'), await fixture.as('manager')]
    await pay((await sendIncome(follow, { ...UNPAID, orderAmount: 1_000 }))['hf54ObjId'])
    const sum = async () =>
      (await fixture.rows(commissionEntryTable)).reduce(
        (all, { values }) => all + Math.round(Number(values['amount']) * 100),
        0,
      )
    const [whole, refunded, setOff] = [27_000, 27_000 - 1_200, 27_000 - 1_200 - 3_333]
    for (const [body, before, after] of [
      [{ hf40ProjectName: ['HX5512'], hf40CostFet: 100 }, whole, refunded],
      [{ hf40ProjectName: ['HX5506'], hf40CostFet: 33.33, hf40DeducetionType: 'HX5602' }, refunded, setOff],
    ] as const) {
      const { keyValue } = await spend(follow, { ...SPENT, ...body, hf40ProjectName: [...body.hf40ProjectName] })
      const approve = async () => {
        const saved = await finance(`${EXPENSE}.doCostFeeRecord`, { keyValue, ...PAID_OUT })
        return saved.success ? finance(`${EXPENSE}.doExamine`, { id: keyValue }) : saved
      }
      expect(await sum()).toBe(before)
      expect(await finance(`${EXPENSE}.doReturn`, { id: keyValue, suggest: '缺签字' })).toMatchObject({ success: true })
      await manager(REFRESH, { objId: 'p1' })
      expect(await sum()).toBe(before)
      await spend(follow, { ...SPENT, ...body, hf40ProjectName: [...body.hf40ProjectName], keyValue })
      expect(await sum()).toBe(before)
      expect(await approve()).toMatchObject({ success: true })
      expect(await sum()).toBe(after)
      // What finance approved is neither approved again nor sent back.
      expect((await approve()).success).toBe(false)
      expect((await finance(`${EXPENSE}.doReturn`, { id: keyValue, suggest: '再退' })).success).toBe(false)
      await manager(REFRESH, { objId: 'p1' })
      await renew()
      expect(await sum()).toBe(after)
    }
  })
  it('is earned while the job is finished, and no longer once that is taken back', async () => {
    await renew()
    await change(flowJobTable, 'c', { hf15Status: 'BD9603' })
    await renew()
    expect(await lines()).toEqual(
      expect.arrayContaining(['c a-follow 37.5 1', 'c a-sales 37.5 1', 'alone a-sales 37.5 0']),
    )
    await change(flowJobTable, 'c', { hf15Status: 'BD9601' })
    await renew()
    expect(await lines()).toEqual(expect.arrayContaining(['c a-follow 37.5 0', 'c a-sales 37.5 0']))
  })
  it('FLW-027 FLW-028 is earned by finishing the job, and no longer once that is undone', async () => {
    const [sales, manager] = [await fixture.as('sales'), await fixture.as('manager')]
    const earned = async () => {
      const { mytotalAmount, earnedAmount } = (await sales('Hf15FlowJobs.getMainFlowJobs', { objId: 'p1' }))
        .data as Readonly<Record<string, unknown>> // adapter: the sums beside the flows
      return [mytotalAmount, earnedAmount]
    }
    await renew()
    expect(await earned()).toEqual([75, 0])
    expect(
      await manager('Hf15FlowJobs.doBatchFinishJob', { ids: ['c'], prjId: 'p1', hf15PlanTime: '2026-11-21' }),
    ).toMatchObject({ success: true })
    expect(await earned()).toEqual([75, 37.5])
    expect(await manager('Hf15FlowJobs.redoNodeJobs', { id: 'c' })).toMatchObject({ success: true })
    expect(await earned()).toEqual([75, 0])
  })
  it('moves with the job, and goes with it; what is the same stays the same row', async () => {
    await renew()
    const stored = (await fixture.rows(commissionEntryTable))
      .filter(({ values }) => values['jobId'] === 'c')
      .map(({ key }) => key)
    await change(flowJobTable, 'alone', { hf15HdlMemberId: 'a-service' })
    await fixture.doing('system', async ({ unit }) => void (await unit.remove(flowJobTable, 'a')))
    await renew()
    expect(await lines()).toEqual(['alone a-follow 37.5 0', 'alone a-service 37.5 0', 'b  0 0', ...BY_CHARGES.slice(2)])
    expect(
      (await fixture.rows(commissionEntryTable)).filter(({ values }) => values['jobId'] === 'c').map(({ key }) => key),
    ).toEqual(stored)
    const before = fixture.auditLog.length
    await renew()
    expect(fixture.auditLog).toHaveLength(before)
  })
  it('leaves one entry in the audit log for all that changed', async () => {
    await renew()
    await change(flowJobTable, 'c', { hf15HdlMemberId: 'a-service' })
    await renew()
    expect(fixture.auditLog.at(-1)).toMatchObject({
      by: 'a-follow',
      table: 'flow_commission',
      key: 'p1',
      project: 'p1',
      city: '440100',
      before: { lines: ['F-c a-sales 37.5'] },
      after: { lines: ['F-c a-service 37.5'] },
    })
  })
  it('CAL-093 follows changed rules when refreshed; a rule nobody can read earns nothing and is reported', async () => {
    expect([await totalFor(follow), await totalFor(await fixture.as('manager'))]).toEqual([75, 150])
    await change(commissionRuleTable, 'rule-HF11C02', { hf11CommissionExp: '200', hf11Participants: [] })
    expect([await totalFor(follow), await totalFor(await fixture.as('manager'))]).toEqual([0, 400])
    await change(commissionRuleTable, 'rule-HF11C02', { hf11CommissionExp: '200 *' })
    expect([await totalFor(follow), await totalFor(await fixture.as('sales'))]).toEqual([0, 0])
    expect(fixture.reports).toMatchObject([
      { message: 'a commission rule cannot be read' },
      { message: 'a commission rule cannot be read' },
    ])
    await change(commissionRuleTable, 'rule-HF11C02', { hf11CommissionExp: '200', hf11Enabled: 0 })
    expect(await totalFor(await fixture.as('manager'))).toBe(0)
  })
  it('follows the scheme of the case with the very save, though its jobs stay the same', async () => {
    for (const key of ['main', 'a', 'b', 'c', 'alone', 'cash'])
      await change(flowJobTable, key, { hf15PlanTime: '2026-12-01' })
    await fixture.put(commissionRuleTable, 'mortgaged', {
      hf11SceneGrp: 'HF11S01',
      hf11CardType: 'HF11C02',
      hf11CommissionExp: '7',
      hf11Enabled: 1,
    })
    await renew()
    const version = (await fixture.rows(projectTable)).find(({ key }) => key === 'p1')?.version
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', version, prjPayType: 'HH2001' })).toMatchObject({
      success: true,
    })
    expect(await lines()).toEqual(['alone a-sales 7 0', 'c a-sales 7 0'])
  })
  it('is nothing that could be shown in a case without jobs', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    expect(await follow(REFRESH, { prjId: 'p2' })).toMatchObject({ success: true, data: { mytotalAmount: null } })
  })
})

describe('FLW-037 ROL-010 what others earn', () => {
  it('is seen by managers; all other users see their own', async () => {
    await change(flowJobTable, 'c', { hf15HdlMemberId: 'a-service' })
    await change(projectTable, 'p1', { hf20ServiceAcct: 'a-service' })
    const seen: unknown[] = []
    for (const user of ['manager', 'follow', 'sales', 'service', 'finance', 'viewer'] as const)
      seen.push(await totalFor(await fixture.as(user)))
    expect(seen).toEqual([150, 62.5, 25, 62.5, 0, 0])
  })
  it('is in the answer of no call an ordinary employee can make', async () => {
    await change(commissionRuleTable, 'rule-HF11C01', { hf11CommissionExp: '7654.32' })
    await change(commissionRuleTable, 'rule-HF11C02', { hf11CommissionExp: '1234.56', hf11Participants: [] })
    const [manager, sales] = [await fixture.as('manager'), await fixture.as('sales')]
    expect([await totalFor(manager), await totalFor(sales)]).toEqual([17_777.76, 2_469.12])
    const known: Readonly<Record<string, unknown>> = {
      id: 'a',
      keyValue: 'a',
      objKey: 'p1',
      objId: 'p1',
      prjId: 'p1',
      S_PRJ_ID: 'p1',
      jobId: 'a',
      S_JOB_ID: 'a',
      fatherCode: 'FA01',
      hf54PrjId: 'p1',
    }
    const leaking: string[] = []
    for (const call of allCalls().filter(({ effect }) => effect === 'read')) {
      for (const id of ['a', 'p1']) {
        const input = Object.fromEntries(
          Object.keys(call.input.fields).flatMap((name) =>
            name in known ? [[name, name === 'id' ? id : known[name]]] : [],
          ),
        )
        const answer = JSON.stringify(await sales(callName(call), input))
        if (/7654\.32|15308\.64|17777\.76/.test(answer)) leaking.push(callName(call))
      }
    }
    expect(leaking).toEqual([])
  })
})
