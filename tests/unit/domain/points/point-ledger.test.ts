import { describe, expect, it } from 'vitest'
import { cancelComplaint, confirmComplaint, pointStanding } from '../../../../lib/domain/points/point-ledger.ts'
import * as fc from '../../../property.ts'

const booking = (pointKind: string, pointAmount: number, pointState = 'BOOKED') => ({ pointKind, pointAmount, pointState })
const amount = fc.integer({ min: 1, max: 5_000 })

describe('the ledger of points', () => {
  it('ROU-008 sums confirmed bookings alone, and names the level by what was ever earned', () => {
    expect(pointStanding([])).toEqual({ balance: 0, earned: 0, spent: 0, count: 0, level: 'PLAIN' })
    expect(pointStanding([booking('EARN', 999), booking('SPEND', 400), booking('EARN', 5_000, 'DRAFT'), booking('SPEND', 90, 'CANCELLED')])).toEqual({ balance: 599, earned: 999, spent: 400, count: 2, level: 'PLAIN' })
    expect([1_000, 5_000, 20_000].map((earned) => pointStanding([booking('EARN', earned), booking('SPEND', earned)]).level)).toEqual(['SILVER', 'GOLD', 'DIAMOND'])
  })
  it('ROU-008 never falls below nothing, whatever is confirmed and cancelled in which order', () => {
    const step = fc.record({ kind: fc.constantFrom('EARN', 'SPEND'), amount, cancel: fc.boolean(), at: fc.nat() })
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const bookings: { pointKind: string; pointAmount: number; pointState: string }[] = []
      for (const { kind, amount: wanted, cancel, at } of steps) {
        const old = cancel ? bookings[at % Math.max(1, bookings.length)] : undefined
        if (old && old.pointState === 'BOOKED' && cancelComplaint(pointStanding(bookings), old) === null) old.pointState = 'CANCELLED'
        const next = booking(kind, wanted, 'DRAFT')
        if (confirmComplaint(pointStanding(bookings), next, null) === null) bookings.push({ ...next, pointState: 'BOOKED' })
        const { balance, earned, spent } = pointStanding(bookings)
        expect(balance).toBe(earned - spent)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
    }))
  })
  it('ROU-008 says what is missing: points, the rule, its direction', () => {
    const before = pointStanding([booking('EARN', 1_200)])
    expect(confirmComplaint(before, booking('SPEND', 1_200, 'DRAFT'), null)).toBeNull()
    expect(confirmComplaint(before, booking('SPEND', 1_201, 'DRAFT'), null)).toBe('积分余额不足：现有 1,200，需要 1,201')
    expect(confirmComplaint(before, booking('EARN', 1, 'DRAFT'), { kind: 'SPEND', enabled: true })).toBe('收支方向与积分规则不一致，不能入账')
    expect(confirmComplaint(before, booking('EARN', 1, 'DRAFT'), { kind: 'EARN', enabled: false })).toBe('积分规则已停用，不能入账')
    expect(confirmComplaint(before, booking('EARN', 1, 'DRAFT'), undefined)).toBe('积分规则不存在，不能入账')
    expect(cancelComplaint(pointStanding([booking('EARN', 1_200), booking('SPEND', 300)]), booking('EARN', 1_200))).toBe('积分余额不足：现有 900，需要 1,200')
    expect(cancelComplaint(before, booking('SPEND', 5_000))).toBeNull()
  })
})
