import { describe, expect, it } from 'vitest'
import {
  cancelIssue,
  confirmIssue,
  expiredPoints,
  pointTotals,
  type PointTerms,
  ruleIssue,
} from '../../../../lib/domain/points/point-ledger.ts'
import * as fc from '../../../property.ts'

const entry = (pointKind: string, pointAmount: number, pointState = 'BOOKED') => ({
  pointKind,
  pointAmount,
  pointState,
})
const terms: PointTerms = { kind: 'EARN', enabled: true, points: 10, basis: 'TIME', daily: null }
const amount = fc.integer({ min: 1, max: 5_000 })

describe('the ledger of points', () => {
  it('ROU-008 sums confirmed bookings alone, and names the level by what was ever earned', () => {
    expect(pointTotals([])).toEqual({ balance: 0, earned: 0, spent: 0, count: 0, level: 'PLAIN' })
    expect(
      pointTotals([
        entry('EARN', 999),
        entry('SPEND', 400),
        entry('EARN', 5_000, 'DRAFT'),
        entry('SPEND', 90, 'CANCELLED'),
      ]),
    ).toEqual({ balance: 599, earned: 999, spent: 400, count: 2, level: 'PLAIN' })
    expect(
      [1_000, 5_000, 20_000].map((earned) => pointTotals([entry('EARN', earned), entry('SPEND', earned)]).level),
    ).toEqual(['SILVER', 'GOLD', 'DIAMOND'])
  })
  it('ROU-008 never falls below nothing, whatever is confirmed and cancelled in which order', () => {
    const step = fc.record({ kind: fc.constantFrom('EARN', 'SPEND'), amount, cancel: fc.boolean(), at: fc.nat() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const entries: { pointKind: string; pointAmount: number; pointState: string }[] = []
        for (const { kind, amount: requested, cancel, at } of steps) {
          const old = cancel ? entries[at % Math.max(1, entries.length)] : undefined
          if (old && old.pointState === 'BOOKED' && cancelIssue(pointTotals(entries), old) === null)
            old.pointState = 'CANCELLED'
          const next = entry(kind, requested, 'DRAFT')
          if (confirmIssue(pointTotals(entries), next, null) === null) entries.push({ ...next, pointState: 'BOOKED' })
          const { balance, earned, spent } = pointTotals(entries)
          expect(balance).toBe(earned - spent)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
  it('ROU-008 says what is missing: points, the rule, its direction', () => {
    const before = pointTotals([entry('EARN', 1_200)])
    expect(confirmIssue(before, entry('SPEND', 1_200, 'DRAFT'), null)).toBeNull()
    expect(confirmIssue(before, entry('SPEND', 1_201, 'DRAFT'), null)).toBe('积分余额不足：现有 1,200，需要 1,201')
    expect(confirmIssue(before, entry('EARN', 1, 'DRAFT'), { ...terms, kind: 'SPEND' })).toBe(
      '收支方向与积分规则不一致，不能入账',
    )
    expect(confirmIssue(before, entry('EARN', 1, 'DRAFT'), { ...terms, enabled: false })).toBe(
      '积分规则已停用，不能入账',
    )
    expect(confirmIssue(before, entry('EARN', 1, 'DRAFT'), undefined)).toBe('积分规则不存在，不能入账')
    expect(cancelIssue(pointTotals([entry('EARN', 1_200), entry('SPEND', 300)]), entry('EARN', 1_200))).toBe(
      '积分余额不足：现有 900，需要 1,200',
    )
    expect(cancelIssue(before, entry('SPEND', 5_000))).toBeNull()
  })
  it.each([
    [{}, 30, [], null],
    [{}, 35, [], '应为积分规则每次 10 的整数倍'],
    [{ basis: 'ONCE' }, 10, [], null],
    [{ basis: 'ONCE' }, 20, [], '超过积分规则的次数：每个账号只计一次'],
    [{ basis: 'ONCE' }, 10, [['2026-01-01', 10]], '超过积分规则的次数：每个账号只计一次'],
    [{ daily: 3 }, 20, [['2026-11-21', 10]], null],
    [{ daily: 3 }, 30, [['2026-11-21', 10]], '超过积分规则的每日上限 3 次：当天已计 1 次'],
    [{ daily: 3 }, 30, [['2026-11-20', 30]], null],
    [{ basis: 'DAY', daily: 5 }, 10, [['2026-11-21', 10]], '超过积分规则的每日上限 1 次：当天已计 1 次'],
    // Given under the rule as it was then: what was started counts as a whole.
    [{ daily: 2 }, 10, [['2026-11-21', 15]], '超过积分规则的每日上限 2 次：当天已计 2 次'],
  ] as const)('ROU-008 a rule %j lets %i points through after %j: %s', (more, pointAmount, under, issue) => {
    expect(
      ruleIssue(
        { ...terms, ...more },
        { pointAmount, pointDay: '2026-11-21' },
        under.map(([pointDay, had]) => ({ pointDay, pointAmount: had })),
      ),
    ).toBe(issue)
  })
  it('ROU-008 points run out on their day, the last of a shorter month, and the oldest are used first', () => {
    const got = (pointDay: string, pointAmount: number, pointRule = 'YEAR') => ({
      ...entry('EARN', pointAmount),
      pointDay,
      pointRule,
    })
    const monthsOf = (rule: unknown) => (rule === 'YEAR' ? 12 : rule === 'MONTH' ? 1 : null)
    const over = (today: string, ...entries: readonly Parameters<typeof expiredPoints>[0][number][]) =>
      expiredPoints(entries, monthsOf, today)
    expect([over('2026-11-20', got('2025-11-21', 100)), over('2026-11-21', got('2025-11-21', 100))]).toEqual([0, 100])
    expect([
      over('2026-02-27', got('2026-01-31', 50, 'MONTH')),
      over('2026-02-28', got('2026-01-31', 50, 'MONTH')),
      over('2027-02-28', got('2024-02-29', 50)),
    ]).toEqual([0, 50, 50])
    expect(over('2026-11-21', got('2025-11-21', 100), got('2026-11-01', 100), entry('SPEND', 30))).toBe(70)
    expect(over('2026-11-21', got('2025-11-21', 100), entry('SPEND', 130))).toBe(0)
    expect(
      over('2026-11-21', got('2020-01-01', 100, 'FOREVER'), { ...got('2020-01-01', 100), pointState: 'DRAFT' }),
    ).toBe(0)
  })
})
