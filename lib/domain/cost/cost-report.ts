import type { Day } from '../../catalogue/day.ts'
import { COST_CATEGORIES, type CostCategory } from './cost-codes.ts'
import { budgetUse, changeOf, costRate, dailyChange, perCase } from './cost-figures.ts'
import type { BudgetLine, CaseLine, CostLine, IncomeLine } from './cost-line.ts'
import { addMonths, type Month, monthOf, monthsBetween, passedOf } from '../months.ts'

/** Costs, income and cases of a city, or of one of its stores. */
export interface CostLedger {
  readonly costs: readonly CostLine[]
  readonly incomes: readonly IncomeLine[]
  readonly cases: readonly CaseLine[]
  readonly budgets: readonly BudgetLine[]
  readonly stores: readonly { readonly code: string; readonly name: string }[]
}

export type ByCategory = Readonly<Record<CostCategory, bigint>>
/** One month, or a part of one. Amounts are fen. */
export interface MonthFigures {
  readonly month: Month
  /** False for the current month. */
  readonly finished: boolean
  readonly income: bigint
  readonly cost: bigint
  readonly categories: ByCategory
  readonly cases: number
  readonly rate: number | null
  readonly perCase: bigint | null
  readonly budget: bigint | null
}
export interface StoreFigures {
  readonly store: string
  readonly name: string
  readonly income: bigint
  readonly cost: bigint
  readonly rate: number | null
  /** Difference of the rate to the previous month, in points; null where either month has no rate. */
  readonly points: number | null
  readonly used: number | null
}
export interface Overspent {
  readonly store: string
  readonly name: string
  readonly category: CostCategory
  readonly spent: bigint
  readonly budget: bigint
  readonly share: number
}
export interface CostReport {
  readonly months: readonly MonthFigures[]
  /** Compared with the previous month per day, and with the same month of the previous year. */
  readonly incomeDaily: number | null
  readonly incomeYear: number | null
  readonly ratePoints: number | null
  readonly perCaseChange: number | null
  /** The part of the last month that has passed, from 0 to 1. */
  readonly passed: number
  readonly stores: readonly StoreFigures[]
  readonly overspent: readonly Overspent[]
  /** Number of budgets of the last month that are not exceeded. */
  readonly within: number
}

export const sumOf = (lines: readonly { readonly amount: bigint }[]): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n)

/** Days from one to another, both included. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** The part of a ledger within some days; budgets cover whole months and stay. */
export function clippedTo(ledger: CostLedger, { from, to }: DayRange): CostLedger {
  const within = <T extends { readonly day: Day }>(lines: readonly T[]) =>
    lines.filter(({ day }) => day >= from && day <= to)
  return { ...ledger, costs: within(ledger.costs), incomes: within(ledger.incomes), cases: within(ledger.cases) }
}

/**
 * The figures of some days by month, with stores and budgets for the whole last month.
 * @source ROU-012 (StatementAnalysis)
 */
export function costReport(ledger: CostLedger, range: DayRange, today: Day): CostReport {
  const clipped = clippedTo(ledger, range)
  const shown = monthsBetween(range.from, range.to).map((month) => monthFigures(clipped, month, today))
  const last = monthOf(range.to)
  const now = monthFigures(ledger, last, today)
  const before = monthFigures(ledger, addMonths(last, -1), today)
  const yearAgo = monthFigures(ledger, addMonths(last, -12), today)
  const budgets = ledger.budgets.filter(({ month }) => month === last)
  const overspent = overspentOf(ledger, last, budgets, today)
  return {
    months: shown,
    incomeDaily: dailyChange(now.income, before.income, last, before.month, today),
    incomeYear: now.finished
      ? changeOf(now.income, yearAgo.income)
      : dailyChange(now.income, yearAgo.income, last, yearAgo.month, today),
    ratePoints: pointsOf(now.rate, before.rate),
    perCaseChange: now.perCase === null || before.perCase === null ? null : changeOf(now.perCase, before.perCase),
    passed: passedOf(last, today),
    stores: storesOf(ledger, last, today),
    overspent,
    within: budgets.filter(({ amount }) => amount > 0n).length - overspent.length,
  }
}

/** Income, costs and cases of a month. */
export function monthFigures({ costs, incomes, cases, budgets }: CostLedger, month: Month, today: Day): MonthFigures {
  const mine = costs.filter(({ day }) => monthOf(day) === month)
  const income = sumOf(incomes.filter(({ day }) => monthOf(day) === month))
  const cost = sumOf(mine)
  const count = cases.filter(({ day }) => monthOf(day) === month).reduce((sum, one) => sum + one.count, 0)
  const planned = budgets.filter((budget) => budget.month === month)
  return {
    month,
    finished: passedOf(month, today) === 1 && monthOf(today) !== month,
    income,
    cost,
    categories: byCategory(mine),
    cases: count,
    rate: costRate(cost, income),
    perCase: perCase(cost, count),
    budget: planned.length === 0 ? null : sumOf(planned),
  }
}

export function byCategory(lines: readonly CostLine[]): ByCategory {
  return Object.fromEntries(
    COST_CATEGORIES.map((category) => [category, sumOf(lines.filter((line) => line.category === category))]),
  ) as ByCategory // adapter: every category has an entry
}

function pointsOf(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10_000) / 10_000
}

/** Stores with amounts in a month, the highest rate first; stores without income last. */
function storesOf(ledger: CostLedger, month: Month, today: Day): readonly StoreFigures[] {
  const figures = ledger.stores.flatMap(({ code, name }) => {
    const own = ledgerOfStore(ledger, code)
    const now = monthFigures(own, month, today)
    if (now.income === 0n && now.cost === 0n && now.budget === null) return []
    const before = monthFigures(own, addMonths(month, -1), today)
    return [
      {
        store: code,
        name,
        income: now.income,
        cost: now.cost,
        rate: now.rate,
        points: pointsOf(now.rate, before.rate),
        used: budgetUse(now.cost, now.budget, month, today).used,
      },
    ]
  })
  return figures.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1) || (b.cost > a.cost ? 1 : -1))
}

/** The part of a ledger that belongs to one store. */
export function ledgerOfStore({ costs, incomes, cases, budgets, stores }: CostLedger, store: string): CostLedger {
  const mine = <T extends { readonly store: string }>(lines: readonly T[]) =>
    lines.filter((line) => line.store === store)
  return {
    costs: mine(costs),
    incomes: mine(incomes),
    cases: mine(cases),
    budgets: mine(budgets),
    stores: stores.filter(({ code }) => code === store),
  }
}

function overspentOf(
  { costs, stores }: CostLedger,
  month: Month,
  budgets: readonly BudgetLine[],
  today: Day,
): readonly Overspent[] {
  const names = new Map(stores.map(({ code, name }) => [code, name]))
  return budgets
    .flatMap(({ store, category, amount }) => {
      const spent = sumOf(
        costs.filter((line) => line.store === store && line.category === category && monthOf(line.day) === month),
      )
      const { over, overShare } = budgetUse(spent, amount, month, today)
      return over > 0n
        ? [{ store, name: names.get(store) ?? store, category, spent, budget: amount, share: overShare }]
        : []
    })
    .toSorted((a, b) => b.share - a.share)
}
