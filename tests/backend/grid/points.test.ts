import { beforeEach, describe, expect, it } from 'vitest'
import { POINT_STATE } from '../../../lib/domain/points/point-codes.ts'
import { pointStanding } from '../../../lib/domain/points/point-ledger.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { pointAccountTable, pointBookingTable, pointRuleTable } from '../../../lib/backend/tables.ts'
import { pointsGrids, pointsRows } from '../../../host/grids/points/points.ts'
import { type Desk, openDesk, recordIn, rowsIn, type Send } from '../handlers/desk.ts'

let desk: Desk
let manager: Send
beforeEach(async () => {
  desk = await openDesk({}, undefined, pointsGrids)
  await desk.put(pointRuleTable, 'r1', { ruleCode: 'DEAL', ruleName: '办结', ruleKind: 'EARN', rulePoints: 100, enabled: 1 })
  await desk.put(pointRuleTable, 'r2', { ruleCode: 'OLD', ruleName: '旧', ruleKind: 'EARN', rulePoints: 100, enabled: 0 })
  manager = await desk.as('manager')
})
const put = async (key: string, pointKind: string, pointAmount: number, more: Readonly<Record<string, string>> = {}) =>
  desk.put(pointBookingTable, key, { acctId: 'a-sales', pointKind, pointAmount, pointDay: '2026-11-20', pointReason: '例', pointState: POINT_STATE.draft, ...more })
const accountOf = async (acctId: string) => (await desk.rows(pointAccountTable)).find(({ values }) => values['acctId'] === acctId)?.values
const confirm = (id: string, by = manager) => by('PointBooking.doConfirm', { id })

describe('bookings of points', () => {
  it('ROU-008 count once they are confirmed, and the account is their sum', async () => {
    await put('e1', 'EARN', 300, { pointRule: 'DEAL' })
    await put('e2', 'EARN', 50)
    await put('s1', 'SPEND', 120)
    expect(await accountOf('a-sales')).toBeUndefined()
    expect(recordIn(await confirm('e1'))).toMatchObject({ pointState: 'BOOKED', pointBookedBy: 'a-manager' })
    await confirm('s1')
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 180, pointEarned: 300, pointSpent: 120, pointCount: 2, pointLevel: 'PLAIN', pointLastAt: desk.clock.now })
    await confirm('e2')
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 230 })
    expect((await desk.rows(pointAccountTable)).length).toBe(1)
    expect((await confirm('e2')).code).toBe('STATUS')
  })
  it('ROU-008 take no more than there is, also when many are confirmed at once, and leave nothing behind when refused', async () => {
    await put('e1', 'EARN', 100)
    for (const key of ['s1', 's2', 's3']) await put(key, 'SPEND', 60)
    expect(await confirm('s1')).toMatchObject({ code: 'STATUS', message: '积分余额不足：现有 0，需要 60' })
    await confirm('e1')
    const { data } = await manager('PointBooking.doConfirmAll', { ids: ['s1', 's2', 's3'] })
    expect((data as readonly { readonly id: string; readonly ok: boolean }[]).map(({ id, ok }) => [id, ok])).toEqual([['s1', true], ['s2', false], ['s3', false]])
    const both = await Promise.all([put('e9', 'EARN', 20).then(() => confirm('e9')), confirm('s2')])
    expect(both[0]?.success).toBe(true)
    const bookings = (await desk.rows(pointBookingTable)).map(({ values }) => values)
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: pointStanding(bookings).balance })
    expect(pointStanding(bookings).balance).toBeGreaterThanOrEqual(0)
  })
  it('ROU-008 are taken back by cancelling, unless the points are used already; never by changing or deleting', async () => {
    await put('e1', 'EARN', 100)
    await put('s1', 'SPEND', 60)
    await confirm('e1')
    await confirm('s1')
    expect(await manager('PointBooking.doCancel', { id: 'e1', reason: '例：登记错误' })).toMatchObject({ code: 'STATUS', message: '积分余额不足：现有 40，需要 100' })
    expect((await manager('PointBooking.doSave', { keyValue: 's1', pointAmount: 1 })).code).toBe('STATUS')
    expect((await manager('PointBooking.doDelete', { id: 's1' })).code).toBe('STATUS')
    expect(recordIn(await manager('PointBooking.doCancel', { id: 's1', reason: '例：退回' }))).toMatchObject({ pointState: 'CANCELLED', pointCancelReason: '例：退回' })
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 100, pointSpent: 0, pointCount: 1 })
    expect((await manager('PointBooking.doCancel', { id: 'e1', reason: '例' })).success).toBe(true)
    expect(await accountOf('a-sales')).toMatchObject({ pointBalance: 0, pointEarned: 0, pointCount: 0 })
  })
  it('ROU-008 follow the rule they name: it is there, in use, and of their direction', async () => {
    await put('e1', 'EARN', 10, { pointRule: 'OLD' })
    await put('s1', 'SPEND', 10, { pointRule: 'DEAL' })
    await put('e2', 'EARN', 10, { pointRule: 'NONE' })
    expect([await confirm('e1'), await confirm('s1'), await confirm('e2')].map(({ message }) => message)).toEqual(['积分规则已停用，不能入账', '收支方向与积分规则不一致，不能入账', '积分规则不存在，不能入账'])
  })
  it('ROU-008 of oneself are seen by oneself; who may not book does not, and accounts are written by nobody', async () => {
    await put('e1', 'EARN', 100)
    await put('e2', 'EARN', 100, { acctId: 'a-follow' })
    await confirm('e2')
    const sales = await desk.as('sales')
    expect(rowsIn(await sales('PointBooking.getPageList', {})).map(({ keyValue }) => keyValue)).toEqual(['e1'])
    expect(rowsIn(await sales('PointAccount.getPageList', {}))).toEqual([])
    expect((await confirm('e1', sales)).code).toBe('NO_PERMISSION')
    expect((await confirm('e1', await desk.as('service'))).success).toBe(true)
    expect((await manager('PointAccount.doSave', { keyValue: 'x', pointBalance: 5 })).code).toBe('UNKNOWN_CALL')
  })
  it('ROU-008 and accounts that come with demo data agree', async () => {
    const fresh = await openDesk({}, undefined, pointsGrids)
    await seedGridRows(fresh.store, fresh.ports, pointsRows, { demo: true })
    const bookings = (await fresh.rows(pointBookingTable)).map(({ values }) => values)
    const accounts = await fresh.rows(pointAccountTable)
    expect(accounts.length).toBeGreaterThanOrEqual(12)
    for (const { values } of accounts) {
      const { balance, earned, spent } = pointStanding(bookings.filter(({ acctId }) => acctId === values['acctId']))
      expect([values['acctId'], values['pointBalance'] ?? 0, values['pointEarned'] ?? 0, values['pointSpent'] ?? 0]).toEqual([values['acctId'], balance, earned, spent])
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  })
})
