import { describe, expect, it } from 'vitest'
import { COST_CATEGORY, COST_SOURCE, type CostCategory } from '../../../../lib/domain/cost/cost-codes.ts'
import type { CostLine } from '../../../../lib/domain/cost/cost-line.ts'
import { COST_PART, costPart } from '../../../../lib/domain/cost/cost-part.ts'
import { bookOf, type CostBook, costReport } from '../../../../lib/domain/cost/cost-report.ts'

const TODAY = '2026-11-15'
let keys = 0
const cost = (
  day: string,
  store: string,
  category: CostCategory,
  amount: bigint,
  more: Partial<CostLine> = {},
): CostLine => {
  keys += 1
  return {
    key: `c${keys}`,
    day,
    store,
    category,
    amount,
    source: COST_SOURCE.entry,
    item: 'RENT',
    project: null,
    person: null,
    team: null,
    memo: '',
    ...more,
  }
}
const book: CostBook = {
  stores: [
    { code: 'A', name: '甲店' },
    { code: 'B', name: '乙店' },
    { code: 'C', name: '丙店' },
  ],
  incomes: [
    { day: '2026-11-03', store: 'A', amount: 100_00n, project: 'p1', team: 'T1' },
    { day: '2026-11-09', store: 'B', amount: 50_00n, project: 'p2', team: null },
    { day: '2026-10-31', store: 'A', amount: 200_00n, project: null, team: null },
    { day: '2025-11-01', store: 'A', amount: 300_00n, project: null, team: null },
    { day: '2026-11-10', store: 'A', amount: -10_00n, project: 'p1', team: null },
  ],
  costs: [
    cost('2026-11-02', 'A', COST_CATEGORY.operations, 30_00n),
    cost('2026-11-04', 'A', COST_CATEGORY.team, 20_00n, { team: 'T1', item: 'REBATE' }),
    cost('2026-11-05', 'B', COST_CATEGORY.marketing, 40_00n, { item: 'ONLINE' }),
    cost('2026-10-05', 'A', COST_CATEGORY.operations, 60_00n),
    cost('2026-10-05', 'A', COST_CATEGORY.commission, 5_00n, { person: 'u1', project: 'p1' }),
    cost('2026-11-06', 'A', COST_CATEGORY.commission, 5_00n, { person: 'u1', project: 'p1' }),
  ],
  cases: [
    { day: '2026-11-01', store: 'A', count: 1, team: 'T1' },
    { day: '2026-11-02', store: 'B', count: 3, team: null },
    { day: '2026-10-02', store: 'A', count: 2, team: null },
  ],
  budgets: [
    { month: '2026-11', store: 'B', category: COST_CATEGORY.marketing, amount: 32_00n },
    { month: '2026-11', store: 'A', category: COST_CATEGORY.operations, amount: 30_00n },
    { month: '2026-10', store: 'A', category: COST_CATEGORY.operations, amount: 1n },
  ],
}

describe('ROU-012 the analysis of costs', () => {
  const report = costReport(book, { from: '2026-10-04', to: TODAY }, TODAY)
  it('sums each month by category, to the fen, with its rate and what a case costs', () => {
    expect(
      report.months.map(({ month, income, cost: spent, rate, cases, perCase, finished }) => [
        month,
        income,
        spent,
        rate,
        cases,
        perCase,
        finished,
      ]),
    ).toEqual([
      ['2026-10', 200_00n, 65_00n, 0.325, 0, null, true],
      ['2026-11', 140_00n, 95_00n, 0.6786, 4, 23_75n, false],
    ])
    expect(report.months[1]?.categories).toEqual({
      COMMISSION: 5_00n,
      TEAM: 20_00n,
      MARKETING: 40_00n,
      OPERATIONS: 30_00n,
      OTHER: 0n,
    })
  })
  it('compares the last month with the one before and the year before, by the day while it is not over', () => {
    // 140 in 15 of 30 days against 200 in 31 days, and against 300 in 30 days.
    expect(report.incomeDaily).toBe(0.4467)
    expect(report.incomeYear).toBe(-0.0667)
    expect(report.ratePoints).toBe(0.3536)
    expect(report.passed).toBe(0.5)
  })
  it('puts the store with the highest rate first, and leaves out those without money', () => {
    expect(
      report.stores.map(({ name, income, cost: spent, rate, points, used }) => [
        name,
        income,
        spent,
        rate,
        points,
        used,
      ]),
    ).toEqual([
      ['乙店', 50_00n, 40_00n, 0.8, null, 1.25],
      ['甲店', 90_00n, 55_00n, 0.6111, 0.2861, 1.8333],
    ])
  })
  it('names what is beyond its budget, and counts what is not', () => {
    expect(report.overspent).toEqual([
      { store: 'B', name: '乙店', category: 'MARKETING', spent: 40_00n, budget: 32_00n, share: 0.25 },
    ])
    expect(report.within).toBe(1)
  })
  it('of one store holds nothing of the others', () => {
    const mine = costReport(bookOf(book, 'B'), { from: '2026-11-01', to: TODAY }, TODAY)
    expect([mine.months[0]?.income, mine.months[0]?.cost, mine.stores.map(({ store }) => store)]).toEqual([
      50_00n,
      40_00n,
      ['B'],
    ])
  })
  it('of nothing is nothing, without a rate', () => {
    const none = costReport(
      { costs: [], incomes: [], cases: [], budgets: [], stores: [] },
      { from: '2026-11-01', to: TODAY },
      TODAY,
    )
    expect([
      none.months.length,
      none.months[0]?.rate,
      none.stores,
      none.overspent,
      none.within,
      none.incomeDaily,
    ]).toEqual([1, null, [], [], 0, null])
  })
})

describe('ROU-012 one category', () => {
  it('goes by team with what the team brought in, by item, and by person with their cases', () => {
    const none: CostBook = { ...book, costs: [], incomes: [], cases: [] }
    expect(costPart(book, none, COST_PART.teams, ['2026-11'])).toEqual([
      { key: 'T1', amount: 20_00n, before: 0n, income: 100_00n, cases: 1, lines: 1, months: [20_00n] },
    ])
    expect(costPart(book, book, COST_PART.marketing, ['2026-10', '2026-11'])).toEqual([
      { key: 'ONLINE', amount: 40_00n, before: 40_00n, income: 0n, cases: 0, lines: 1, months: [0n, 40_00n] },
    ])
    expect(costPart(book, none, COST_PART.commission, ['2026-10', '2026-11'])).toEqual([
      { key: 'u1', amount: 10_00n, before: 0n, income: 0n, cases: 1, lines: 2, months: [5_00n, 5_00n] },
    ])
  })
})
