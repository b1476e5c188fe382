import { describe, expect, it } from 'vitest'
import { COST_CATEGORY, COST_SOURCE, type CostCategory } from '../../../../lib/domain/cost/cost-codes.ts'
import type { CostLine } from '../../../../lib/domain/cost/cost-line.ts'
import { COST_PART, costPart, isCostPart } from '../../../../lib/domain/cost/cost-part.ts'
import {
  ledgerOfStore,
  clippedTo,
  type CostLedger,
  costReport,
  monthFigures,
} from '../../../../lib/domain/cost/cost-report.ts'

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
const ledger: CostLedger = {
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
  const report = costReport(ledger, { from: '2026-10-04', to: TODAY }, TODAY)
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
    const mine = costReport(ledgerOfStore(ledger, 'B'), { from: '2026-11-01', to: TODAY }, TODAY)
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
    const none: CostLedger = { ...ledger, costs: [], incomes: [], cases: [] }
    expect(costPart(ledger, none, COST_PART.teams, ['2026-11'])).toEqual([
      { key: 'T1', amount: 20_00n, before: 0n, income: 100_00n, cases: 1, lines: 1, months: [20_00n] },
    ])
    expect(costPart(ledger, ledger, COST_PART.marketing, ['2026-10', '2026-11'])).toEqual([
      { key: 'ONLINE', amount: 40_00n, before: 40_00n, income: 0n, cases: 0, lines: 1, months: [0n, 40_00n] },
    ])
    expect(costPart(ledger, none, COST_PART.commission, ['2026-10', '2026-11'])).toEqual([
      { key: 'u1', amount: 10_00n, before: 0n, income: 0n, cases: 1, lines: 2, months: [5_00n, 5_00n] },
    ])
  })
})

const EMPTY: CostLedger = { costs: [], incomes: [], cases: [], budgets: [], stores: ledger.stores }
const earned = (day: string, store: string, amount: bigint, team: string | null = null) => ({
  day,
  store,
  amount,
  project: null,
  team,
})
const { operations, marketing, team: teamCost, commission } = COST_CATEGORY

describe('ROU-012 days and months', () => {
  it('that are asked for begin with their first day and end with their last', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
    const clipped = clippedTo(
      {
        ...EMPTY,
        costs: days.map((day) => cost(day, 'A', operations, 1n)),
        incomes: days.map((day) => earned(day, 'A', 1n)),
        cases: days.map((day) => ({ day, store: 'A', count: 1, team: null })),
      },
      { from: '2026-11-02', to: '2026-11-03' },
    )
    for (const lines of [clipped.costs, clipped.incomes, clipped.cases])
      expect(lines.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-03'])
  })
  it('are finished the day after their last one', () => {
    const finished = (today: string) => monthFigures(EMPTY, '2026-11', today).finished
    expect(['2026-10-31', '2026-11-30', '2026-12-01'].map(finished)).toEqual([false, false, true])
  })
  it('have a budget once there is a line of it, all lines together', () => {
    expect(monthFigures(ledger, '2026-11', TODAY).budget).toBe(62_00n)
    expect(monthFigures(ledger, '2026-09', TODAY).budget).toBeNull()
  })
  it('that are over are compared with the year before as wholes', () => {
    const incomes = [earned('2026-02-10', 'A', 110n), earned('2025-02-10', 'A', 100n), earned('2026-01-10', 'A', 62n)]
    const { incomeYear, incomeDaily } = costReport(
      { ...EMPTY, incomes },
      { from: '2026-02-01', to: '2026-02-28' },
      TODAY,
    )
    // 110 in 28 days against 62 in 31.
    expect([incomeYear, incomeDaily]).toEqual([0.1, 0.9643])
  })
  it('are compared by what one case costs, where both have cases', () => {
    const costs = [cost('2026-10-05', 'A', operations, 100n), cost('2026-11-05', 'A', operations, 120n)]
    const cases = [
      { day: '2026-10-01', store: 'A', count: 1, team: null },
      { day: '2026-11-01', store: 'A', count: 1, team: null },
    ]
    const change = (costCases: CostLedger['cases']) =>
      costReport({ ...EMPTY, costs, cases: costCases }, { from: '2026-11-01', to: TODAY }, TODAY).perCaseChange
    expect([change(cases), change(cases.slice(0, 1)), change(cases.slice(1))]).toEqual([0.2, null, null])
  })
})

describe('ROU-012 stores', () => {
  const stores = (parts: Partial<CostLedger>) =>
    costReport({ ...EMPTY, ...parts }, { from: '2026-11-01', to: TODAY }, TODAY).stores.map(({ store }) => store)
  it('are shown with income, costs or a budget, whichever they have', () => {
    expect(stores({ incomes: [earned('2026-11-02', 'A', 1n)] })).toEqual(['A'])
    expect(stores({ costs: [cost('2026-11-02', 'B', operations, 1n)] })).toEqual(['B'])
    expect(stores({ budgets: [{ month: '2026-11', store: 'C', category: operations, amount: 1n }] })).toEqual(['C'])
    expect(stores({ budgets: [{ month: '2026-10', store: 'C', category: operations, amount: 1n }] })).toEqual([])
  })
  it('without income come last, the one that spent most first', () => {
    const costs = [
      cost('2026-11-02', 'A', operations, 5n),
      cost('2026-11-02', 'B', operations, 9n),
      cost('2026-11-02', 'C', operations, 0n),
    ]
    expect(stores({ costs, incomes: [earned('2026-11-02', 'C', 1n)] })).toEqual(['C', 'B', 'A'])
  })
})

describe('ROU-012 budgets', () => {
  const plan = (store: string, amount: bigint, category: CostCategory = operations) => ({
    month: '2026-11',
    store,
    category,
    amount,
  })
  const report = (parts: Partial<CostLedger>) =>
    costReport({ ...EMPTY, ...parts }, { from: '2026-11-01', to: TODAY }, TODAY)
  it('of the store, the category and the month are what is spent by', () => {
    const costs = [
      cost('2026-11-02', 'A', operations, 5n),
      cost('2026-11-02', 'A', marketing, 50n),
      cost('2026-11-02', 'B', operations, 50n),
      cost('2026-10-02', 'A', operations, 50n),
    ]
    const { overspent, within } = report({ costs, budgets: [plan('A', 4n)] })
    expect(overspent.map(({ spent, share }) => [spent, share])).toEqual([[5n, 0.25]])
    expect(within).toBe(0)
  })
  it('that are overspent most come first; a store that is gone is named by its code', () => {
    const costs = ['A', 'B', 'gone'].map((store) => cost('2026-11-02', store, operations, 10n))
    const { overspent } = report({ costs, budgets: [plan('A', 9n), plan('B', 5n), plan('gone', 8n)] })
    expect(overspent.map(({ name }) => name)).toEqual(['乙店', 'gone', '甲店'])
  })
  it('of nothing are none that hold', () => {
    expect(report({ budgets: [plan('A', 0n), plan('B', 5n)] }).within).toBe(1)
  })
})

describe('ROU-012 rows of one category', () => {
  const rows = (parts: Partial<CostLedger>, part: Parameters<typeof costPart>[2], before: Partial<CostLedger> = {}) =>
    costPart({ ...EMPTY, ...parts }, { ...EMPTY, ...before }, part, ['2026-11'])
  it('are those of the page', () => {
    expect([...Object.values(COST_PART), 'OTHER', '', null].map(isCostPart)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
  it('come by amount, the largest first, then by their key', () => {
    const costs = ['C', 'A', 'B', 'D'].map((item, at) =>
      cost('2026-11-02', 'A', operations, at === 3 ? 9n : 5n, { item }),
    )
    expect(rows({ costs }, COST_PART.operations).map(({ key }) => key)).toEqual(['D', 'A', 'B', 'C'])
    expect(rows({ costs: costs.toReversed() }, COST_PART.operations).map(({ key }) => key)).toEqual([
      'D',
      'A',
      'B',
      'C',
    ])
  })
  it('hold of the days before what was spent on the same category and key', () => {
    const earlier = [
      cost('2026-10-02', 'A', operations, 3n, { item: 'RENT' }),
      cost('2026-10-02', 'A', operations, 30n, { item: 'POWER' }),
      cost('2026-10-02', 'A', marketing, 300n, { item: 'RENT' }),
    ]
    const costs = [cost('2026-11-02', 'A', operations, 5n, { item: 'RENT' })]
    expect(rows({ costs }, COST_PART.operations, { costs: earlier }).map(({ before }) => before)).toEqual([3n])
  })
  it('of teams hold teams that brought something in and cost nothing', () => {
    const incomes = [earned('2026-11-02', 'A', 7n, 'T2')]
    const cases = [{ day: '2026-11-02', store: 'A', count: 2, team: 'T3' }]
    expect(
      rows({ incomes, cases }, COST_PART.teams).map(({ key, income, cases: count }) => [key, income, count]),
    ).toEqual([
      ['T2', 7n, 0],
      ['T3', 0n, 2],
    ])
    expect(rows({ incomes, cases }, COST_PART.operations)).toEqual([])
  })
  it('of nobody bring nothing in', () => {
    const costs = [cost('2026-11-02', 'A', teamCost, 5n, { team: null })]
    const incomes = [earned('2026-11-02', 'A', 7n), earned('2026-11-02', 'A', 7n, '')]
    const cases = [{ day: '2026-11-02', store: 'A', count: 2, team: '' }]
    expect(rows({ costs, incomes, cases }, COST_PART.teams)).toEqual([
      { key: '', amount: 5n, before: 0n, income: 0n, cases: 0, lines: 1, months: [5n] },
    ])
  })
  it('of people count each of their cases once', () => {
    const costs = ['p1', 'p1', 'p2', null].map((project) =>
      cost('2026-11-02', 'A', commission, 5n, { person: 'u1', project }),
    )
    expect(rows({ costs }, COST_PART.commission).map(({ cases, lines }) => [cases, lines])).toEqual([[2, 4]])
  })
})
