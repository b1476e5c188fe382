import { beforeEach, describe, expect, it } from 'vitest'
import { POINT_STATE } from '../../../lib/domain/points/point-codes.ts'
import { pointTotals } from '../../../lib/domain/points/point-ledger.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { pointAccountTable, pointEntryTable, pointRuleTable } from '../../../lib/backend/points/point-tables.ts'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import { pointsGrids, pointsRows } from '../../../host/grids/points/points.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, pointsGrids)
  await fixture.put(pointRuleTable, 'r1', {
    ruleCode: 'DEAL',
    ruleName: '办结',
    ruleKind: 'EARN',
    rulePoints: 100,
    enabled: 1,
  })
  await fixture.put(pointRuleTable, 'r2', {
    ruleCode: 'OLD',
    ruleName: '旧',
    ruleKind: 'EARN',
    rulePoints: 100,
    enabled: 0,
  })
  manager = await fixture.as('manager')
})
const put = async (key: string, pointKind: string, pointAmount: number, more: Readonly<Record<string, string>> = {}) =>
  fixture.put(pointEntryTable, key, {
    acctId: 'a-sales',
    pointKind,
    pointAmount,
    pointDay: '2026-11-20',
    pointReason: '例',
    pointState: POINT_STATE.draft,
    ...more,
  })
const accountOf = async (acctId: string) =>
  (await fixture.rows(pointAccountTable)).find(({ values }) => values['acctId'] === acctId)?.values
const confirm = (id: string, by = manager) => by('PointBooking.doConfirm', { id })

describe('bookings of points', () => {
  it('ROU-008 count once they are confirmed, and the account is their sum', async () => {
    await put('e1', 'EARN', 300, { pointRule: 'DEAL' })
    await put('e2', 'EARN', 50)
    await put('s1', 'SPEND', 120)
    expect(await accountOf('a-sales')).toBeUndefined()
    expect(recordIn(await confirm('e1'))).toMatchObject({ pointState: 'BOOKED', pointBookedBy: 'a-manager' })
    await confirm('s1')
    expect(await accountOf('a-sales')).toMatchObject({
      pointBalance: 180,
      pointEarned: 300,
      pointSpent: 120,
      pointCount: 2,
      pointLevel: 'PLAIN',
      pointLastAt: fixture.clock.now,
    })
    await confirm('e2')
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 230 })
    expect((await fixture.rows(pointAccountTable)).length).toBe(1)
    expect((await confirm('e2')).code).toBe('STATUS')
  })
  it('ROU-008 never take more than there is, even when confirmed at once; a refused one stores nothing', async () => {
    await put('e1', 'EARN', 100)
    for (const key of ['s1', 's2', 's3']) await put(key, 'SPEND', 60)
    expect(await confirm('s1')).toMatchObject({ code: 'STATUS', message: '积分余额不足：现有 0，需要 60' })
    await confirm('e1')
    const { data } = await manager('PointBooking.doConfirmAll', { ids: ['s1', 's2', 's3'] })
    expect((data as readonly { readonly id: string; readonly ok: boolean }[]).map(({ id, ok }) => [id, ok])).toEqual([
      ['s1', true],
      ['s2', false],
      ['s3', false],
    ])
    const both = await Promise.all([put('e9', 'EARN', 20).then(() => confirm('e9')), confirm('s2')])
    expect(both[0]?.success).toBe(true)
    const entries = (await fixture.rows(pointEntryTable)).map(({ values }) => values)
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: pointTotals(entries).balance })
    expect(pointTotals(entries).balance).toBeGreaterThanOrEqual(0)
  })
  it('ROU-008 can be cancelled unless the points are used already, but neither changed nor deleted', async () => {
    await put('e1', 'EARN', 100)
    await put('s1', 'SPEND', 60)
    await confirm('e1')
    await confirm('s1')
    expect(await manager('PointBooking.doCancel', { id: 'e1', reason: '例：登记错误' })).toMatchObject({
      code: 'STATUS',
      message: '积分余额不足：现有 40，需要 100',
    })
    expect((await manager('PointBooking.doSave', { keyValue: 's1', pointAmount: 1 })).code).toBe('STATUS')
    expect((await manager('PointBooking.doDelete', { id: 's1' })).code).toBe('STATUS')
    expect(recordIn(await manager('PointBooking.doCancel', { id: 's1', reason: '例：退回' }))).toMatchObject({
      pointState: 'CANCELLED',
      pointCancelReason: '例：退回',
    })
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 100, pointSpent: 0, pointCount: 1 })
    expect((await manager('PointBooking.doCancel', { id: 'e1', reason: '例' })).success).toBe(true)
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 0, pointEarned: 0, pointCount: 0 })
  })
  it('ROU-008 follow the rule they name: it is there, in use, and of their direction', async () => {
    await put('e1', 'EARN', 10, { pointRule: 'OLD' })
    await put('s1', 'SPEND', 10, { pointRule: 'DEAL' })
    await put('e2', 'EARN', 10, { pointRule: 'NONE' })
    expect([await confirm('e1'), await confirm('s1'), await confirm('e2')].map(({ message }) => message)).toEqual([
      '积分规则已停用，不能入账',
      '收支方向与积分规则不一致，不能入账',
      '积分规则不存在，不能入账',
    ])
  })
  it('ROU-008 are seen by their owner and confirmed only by those who may; nobody edits an account', async () => {
    await put('e1', 'EARN', 100)
    await put('e2', 'EARN', 100, { acctId: 'a-follow' })
    await confirm('e2')
    const sales = await fixture.as('sales')
    expect(rowsIn(await sales('PointBooking.getPageList', {})).map(({ keyValue }) => keyValue)).toEqual(['e1'])
    expect(rowsIn(await sales('PointAccount.getPageList', {}))).toEqual([])
    expect((await confirm('e1', sales)).code).toBe('NO_PERMISSION')
    expect((await confirm('e1', await fixture.as('service'))).success).toBe(true)
    expect((await manager('PointAccount.doSave', { keyValue: 'x', pointBalance: 5 })).code).toBe('UNKNOWN_CALL')
  })
  it('ROU-008 and accounts that come with demo data agree', async () => {
    const fresh = await openFixture({}, undefined, pointsGrids)
    await seedGridRows(fresh.store, fresh.ports, pointsRows, { demo: true })
    const entries = (await fresh.rows(pointEntryTable)).map(({ values }) => values)
    const accounts = await fresh.rows(pointAccountTable)
    expect(accounts.length).toBeGreaterThanOrEqual(12)
    for (const { values } of accounts) {
      const { balance, earned, spent } = pointTotals(entries.filter(({ acctId }) => acctId === values['acctId']))
      expect([
        values['acctId'],
        values['pointBalance'] ?? 0,
        values['pointEarned'] ?? 0,
        values['pointSpent'] ?? 0,
      ]).toEqual([values['acctId'], balance, earned, spent])
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('rules of points', () => {
  const rule = (ruleCode: string, ruleEvent: string, more: Readonly<Record<string, string | number>> = {}) =>
    fixture.put(pointRuleTable, ruleCode, {
      ruleCode,
      ruleName: `规则${ruleCode}`,
      ruleEvent,
      ruleKind: 'EARN',
      rulePoints: 50,
      ruleBasis: 'TIME',
      enabled: 1,
      ...more,
    })
  const entries = async (acctId = 'a-sales') =>
    (await fixture.rows(pointEntryTable)).map(({ values }) => values).filter((values) => values['acctId'] === acctId)
  /** Takes a case a step on. */
  const step = async (key: string, hf20DemandStep: string): Promise<void> => {
    expect(await manager('Hf20PrjBase.doSave', { keyValue: key, hf20DemandStep })).toMatchObject({ success: true })
  }

  it('ROU-008 set the points: a booking is a multiple of them, checked when typed and when confirmed', async () => {
    for (const key of ['EARN', 'SPEND'])
      await fixture.put(dictEntryTable, key, { dict: 'POINT_KIND', key, value: key, sortOrder: 1, enabled: 1 })
    await fixture.put(dictEntryTable, 'deal', {
      dict: 'POINT_RULE',
      key: 'DEAL',
      value: '办结',
      sortOrder: 1,
      enabled: 1,
    })
    const fresh = { acctId: 'a-sales', pointKind: 'EARN', pointRule: 'DEAL', pointDay: '2026-11-20', pointReason: '例' }
    expect(issuesOf(await manager('PointBooking.doSave', { ...fresh, pointAmount: 250 }))).toEqual({
      pointAmount: '积分应为积分规则每次 100 的整数倍',
    })
    const { keyValue } = recordIn(await manager('PointBooking.doSave', { ...fresh, pointAmount: 200 }))
    for (const [dict, key] of [
      ['POINT_EVENT', 'CASE_DONE'],
      ['POINT_BASIS', 'CASE'],
    ] as const)
      await fixture.put(dictEntryTable, key, { dict, key, value: key, sortOrder: 1, enabled: 1 })
    expect(
      await manager('PointRule.doSave', { keyValue: 'r1', rulePoints: 150, ruleEvent: 'CASE_DONE', ruleBasis: 'CASE' }),
    ).toMatchObject({ success: true })
    expect(await confirm(keyValue)).toMatchObject({ code: 'STATUS', message: '应为积分规则每次 150 的整数倍' })
  })
  it('ROU-008 limit a day, and what counts once', async () => {
    await rule('SHARE', 'SHARED', { ruleDaily: 2 })
    await rule('ATTEND', 'ATTENDED', { ruleBasis: 'DAY' })
    await rule('JOIN', 'REFERRAL', { ruleBasis: 'ONCE' })
    const tried = async (key: string, pointRule: string, amount: number, pointDay = '2026-11-20') => {
      await put(key, 'EARN', amount, { pointRule, pointDay })
      return (await confirm(key)).message ?? 'DONE'
    }
    expect([
      await tried('a', 'SHARE', 50),
      await tried('b', 'SHARE', 100),
      await tried('c', 'SHARE', 50),
      await tried('d', 'SHARE', 50),
      await tried('e', 'SHARE', 100, '2026-11-21'),
    ]).toEqual([
      'DONE',
      '超过积分规则的每日上限 2 次：当天已计 1 次',
      'DONE',
      '超过积分规则的每日上限 2 次：当天已计 2 次',
      'DONE',
    ])
    expect([
      await tried('f', 'ATTEND', 50),
      await tried('g', 'ATTEND', 50),
      await tried('h', 'ATTEND', 50, '2026-11-21'),
    ]).toEqual(['DONE', '超过积分规则的每日上限 1 次：当天已计 1 次', 'DONE'])
    expect([await tried('i', 'JOIN', 50), await tried('j', 'JOIN', 50, '2026-12-01')]).toEqual([
      'DONE',
      '超过积分规则的次数：每个账号只计一次',
    ])
    expect(await manager('PointBooking.doCancel', { id: 'a', reason: '例' })).toMatchObject({ success: true })
    expect((await confirm('d')).success).toBe(true)
  })
  it('ROU-008 give points by themselves when a case is done, once to each of its people, within limits', async () => {
    await rule('DONE', 'CASE_DONE', { ruleBasis: 'CASE', ruleDaily: 1 })
    for (const key of ['p1', 'p2'])
      await fixture.addCase(key, {
        hf20ManagerId: 'a-follow',
        hf20RecommendId: 'a-sales',
        hf20DemandStep: DEMAND_STEP.consulting,
      })
    for (const [key, to] of [
      ['p1', DEMAND_STEP.finished],
      ['p1', DEMAND_STEP.consulting],
      ['p1', DEMAND_STEP.finished],
      ['p2', DEMAND_STEP.finished],
    ] as const)
      await step(key, to)
    expect(await entries()).toMatchObject([
      { pointRule: 'DONE', pointAmount: 50, pointDay: '2026-11-21', pointState: 'BOOKED', pointSource: 'p1' },
    ])
    expect(await entries('a-follow')).toHaveLength(1)
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 50, pointCount: 1 })
    expect(await entries('a-manager')).toEqual([])
  })
  it('ROU-008 that are off, or take points, give nothing by themselves', async () => {
    await rule('OFF', 'CASE_DONE', { enabled: 0 })
    await rule('TAKE', 'CASE_DONE', { ruleKind: 'SPEND' })
    await fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20RecommendId: 'a-sales',
      hf20DemandStep: DEMAND_STEP.consulting,
    })
    await step('p1', DEMAND_STEP.finished)
    expect(await entries()).toEqual([])
  })
  it('ROU-008 take what ran out unused, from what runs out first, before anything else counts', async () => {
    await rule('YEAR', 'TRAINED', { ruleMonths: 12 })
    await rule('EXPIRE', 'EXPIRED', { ruleKind: 'SPEND', rulePoints: 1 })
    for (const [key, day] of [
      ['old', '2025-11-21'],
      ['new', '2025-11-22'],
    ] as const)
      await fixture.put(pointEntryTable, key, {
        acctId: 'a-sales',
        pointKind: 'EARN',
        pointRule: 'YEAR',
        pointAmount: 100,
        pointDay: day,
        pointReason: '例',
        pointState: 'BOOKED',
      })
    await put('s1', 'SPEND', 40)
    await put('s2', 'SPEND', 130)
    // A dry run counts what ran out as the operation does, and does not take it.
    expect((await manager('PointBooking.doConfirmAll', { ids: ['s1', 's2'], dryRun: 1 })).data).toEqual([
      { id: 's1', ok: true, message: '' },
      { id: 's2', ok: false, message: '积分余额不足：现有 100，需要 130' },
    ])
    expect((await entries()).filter(({ pointRule }) => pointRule === 'EXPIRE')).toEqual([])
    expect(await accountOf('a-sales')).toBeUndefined()
    expect(await confirm('s2')).toMatchObject({ code: 'STATUS', message: '积分余额不足：现有 100，需要 130' })
    expect((await confirm('s1')).success).toBe(true)
    expect((await entries()).filter(({ pointRule }) => pointRule === 'EXPIRE')).toMatchObject([
      { pointAmount: 100, pointKind: 'SPEND', pointDay: '2026-11-21' },
    ])
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 60 })
  })
})
