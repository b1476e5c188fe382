import { describe, expect, it } from 'vitest'
import {
  budgetUse,
  changeOf,
  costRate,
  dailyChange,
  perCase,
  shareOf,
} from '../../../../lib/domain/cost/cost-figures.ts'
import { expenseKind, isOwnIncome, storeOfArea } from '../../../../lib/domain/cost/cost-line.ts'
import { addMonths, daysIn, lastDay, monthsBetween, passedOf } from '../../../../lib/domain/months.ts'
import * as fc from '../../../property.ts'

describe('ROU-012 the cost rate', () => {
  it('is what was spent by what came in, to a hundredth of a percent, and none without income', () => {
    expect(costRate(94_000_000n, 241_000_000n)).toBe(0.39)
    expect(costRate(1n, 3n)).toBe(0.3333)
    expect(costRate(2n, 3n)).toBe(0.6667)
    expect(costRate(5n, 0n)).toBeNull()
    expect(costRate(5n, -100n)).toBeNull()
    expect(costRate(0n, 100n)).toBe(0)
  })
  it('never differs from the exact part by more than half a hundredth of a percent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        fc.bigInt({ min: 10n ** 4n, max: 10n ** 13n }),
        (part, whole) => {
          const tenThousandths = BigInt(Math.round((shareOf(part, whole) ?? 0) * 10_000))
          const off = part * 20_000n - tenThousandths * 2n * whole
          expect(off <= whole && off >= -whole).toBe(true)
        },
      ),
    )
  })
})

describe('ROU-012 what one case costs', () => {
  it('is rounded to the fen, and nothing without cases', () => {
    expect(perCase(94_000_050n, 58)).toBe(1_620_691n)
    expect(perCase(1n, 2)).toBe(1n)
    expect(perCase(100n, 3)).toBe(33n)
    expect(perCase(100n, 0)).toBeNull()
  })
})

describe('ROU-012 a month that is not over', () => {
  it('is compared with the one before by the day', () => {
    // 22 of 30 days brought in as much a day as 31 days of October did.
    expect(dailyChange(22_000n, 31_000n, '2026-11', '2026-10', '2026-11-22')).toBe(0)
    expect(dailyChange(24_200n, 31_000n, '2026-11', '2026-10', '2026-11-22')).toBe(0.1)
    expect(dailyChange(30_000n, 31_000n, '2026-09', '2026-08', '2026-11-22')).toBe(0)
    expect(dailyChange(5n, 0n, '2026-11', '2026-10', '2026-11-22')).toBeNull()
  })
  it('is over by its days', () => {
    expect([
      passedOf('2026-11', '2026-11-21'),
      passedOf('2026-10', '2026-11-21'),
      passedOf('2026-12', '2026-11-21'),
    ]).toEqual([0.7, 1, 0])
  })
  it('changes up and down by parts of the amount before', () => {
    expect([changeOf(110n, 100n), changeOf(90n, 100n), changeOf(100n, 100n), changeOf(1n, 0n)]).toEqual([
      0.1,
      -0.1,
      0,
      null,
    ])
  })
})

describe('ROU-012 a budget', () => {
  it('is overspent by a fen, and ahead while more of it is gone than of its month', () => {
    expect(budgetUse(10_001n, 10_000n, '2026-11', '2026-11-15')).toEqual({
      used: 1.0001,
      over: 1n,
      overShare: 0.0001,
      ahead: false,
    })
    expect(budgetUse(10_000n, 10_000n, '2026-11', '2026-11-15')).toEqual({
      used: 1,
      over: 0n,
      overShare: 0,
      ahead: true,
    })
    expect(budgetUse(5_000n, 10_000n, '2026-11', '2026-11-15')).toEqual({
      used: 0.5,
      over: 0n,
      overShare: 0,
      ahead: false,
    })
    expect(budgetUse(5_000n, 0n, '2026-11', '2026-11-15')).toEqual({
      used: null,
      over: 0n,
      overShare: 0,
      ahead: false,
    })
    expect(budgetUse(5_000n, null, '2026-11', '2026-11-15')).toEqual({
      used: null,
      over: 0n,
      overShare: 0,
      ahead: false,
    })
  })
})

describe('ROU-012 what counts', () => {
  it('as income are services of our own, not what is passed on', () => {
    expect(['SL0101', 'SL0104', 'SL0102', 'SL0103', null].map(isOwnIncome)).toEqual([true, true, false, false, false])
  })
  it('as cost is all but refunds and what is passed on or set off against the share of a channel', () => {
    expect([
      expenseKind(['HX5510'], 'HX5601'),
      expenseKind(['HX5511'], null),
      expenseKind(['HX5506'], 'HX5604'),
      expenseKind(['自定义'], null),
      expenseKind([], null),
      expenseKind(['HX5501'], null),
      expenseKind(['HX5506'], 'HX5603'),
      expenseKind(['HX5512'], 'HX5601'),
      expenseKind(['HX5506'], 'HX5602'),
      expenseKind(['HX5501'], 'HX5602'),
      expenseKind(['HX5512'], 'HX5602'),
    ]).toEqual([
      'TEAM',
      'MARKETING',
      'OPERATIONS',
      'OTHER',
      'OTHER',
      null,
      null,
      'refund',
      'OPERATIONS',
      'OTHER',
      'refund',
    ])
  })
  it('for a store are the cases of its district, all others for the main one; closed stores get none', () => {
    const stores = [
      { code: 'A', area: '440105', isMain: false, enabled: true },
      { code: 'B', area: '440106', isMain: true, enabled: true },
      { code: 'C', area: '440113', isMain: false, enabled: false },
    ]
    expect(['440105', '440113', null].map((area) => storeOfArea(stores, area))).toEqual(['A', 'B', 'B'])
    expect(storeOfArea([], '440105')).toBe('')
    const small = { code: 'D', area: null, isMain: false, enabled: true }
    expect(storeOfArea([small, ...stores], null)).toBe('B')
    expect(storeOfArea([{ ...small, code: 'E', enabled: false }, small], '440105')).toBe('D')
  })
})

describe('months', () => {
  it('follow one another over the ends of years', () => {
    expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-03', -27)]).toEqual([
      '2025-12',
      '2027-01',
      '2023-12',
    ])
    expect([daysIn('2024-02'), daysIn('2026-02'), lastDay('2026-12')]).toEqual([29, 28, '2026-12-31'])
  })
})
