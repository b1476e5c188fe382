import { fromFen } from '../../catalogue/unit.ts'
import { ALARM_RATE, TARGET_RATE } from '../../domain/cost/cost-figures.ts'
import { monthOf, monthsBetween, monthsUpTo } from '../../domain/months.ts'
import { COST_PART, costPart, isCostPart } from '../../domain/cost/cost-part.ts'
import {
  ledgerOfStore,
  byCategory,
  clippedTo,
  costReport,
  type DayRange,
  type MonthFigures,
  monthFigures,
  sumOf,
} from '../../domain/cost/cost-report.ts'
import { COST_CATEGORY } from '../../domain/cost/cost-codes.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { accountTable } from '../account/account-table.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'
import { readCostLabels, namesOf } from './cost-labels.ts'
import { comparedWith, daysBefore, rangeOf } from './cost-range.ts'
import { readCosts } from './read-costs.ts'

interface Asked {
  readonly from?: string | null
  readonly to?: string | null
  readonly store?: string | null
}

/** Reads the ledger and the values that every cost answer contains. */
async function openLedger(context: SignedIn, asked: Asked, widen: (range: DayRange) => DayRange) {
  const { unit, principal, today, now } = context
  const range = rangeOf(asked, today)
  const read = await readCosts(unit, principal.city, widen(range))
  if (asked.store && !read.stores.some(({ code }) => code === asked.store))
    throw Refusal.invalid([{ field: 'store', message: '没有这个门店' }])
  const costLabels = await readCostLabels(unit)
  const common = {
    at: now,
    ...range,
    stores: read.stores.map(({ code, name }) => ({ code, name })),
    labels: Object.fromEntries(costLabels.labels),
  }
  return {
    range,
    costLabels,
    common,
    ...read,
    ledger: asked.store ? ledgerOfStore(read.ledger, asked.store) : read.ledger,
  }
}

const monthAnswer = ({ income, cost, categories, perCase, budget, ...rest }: MonthFigures) => ({
  ...rest,
  income: fromFen(income),
  cost: fromFen(cost),
  perCase: perCase === null ? null : fromFen(perCase),
  budget: budget === null ? null : fromFen(budget),
  categories: Object.fromEntries(Object.entries(categories).map(([category, amount]) => [category, fromFen(amount)])),
})

/** Number of months shown, up to and including the last one. */
const RECENT = 6

export async function answerAnalysis(context: SignedIn, asked: Asked): Promise<Readonly<Record<string, unknown>>> {
  const { range, common, ledger } = await openLedger(context, asked, comparedWith)
  const { today } = context
  const { months, stores, overspent, ...figures } = costReport(ledger, range, today)
  const last = monthOf(range.to)
  const recent = monthsUpTo(last, RECENT).map((month) => monthFigures(ledger, month, today))
  return {
    ...common,
    ...figures,
    targetRate: TARGET_RATE,
    alarmRate: ALARM_RATE,
    months: months.map(monthAnswer),
    recent: recent.map(monthAnswer),
    current: monthAnswer(monthFigures(ledger, last, today)),
    comparison: stores.map(({ income, cost, ...rest }) => ({ ...rest, income: fromFen(income), cost: fromFen(cost) })),
    overspent: overspent.map(({ spent, budget, ...rest }) => ({
      ...rest,
      spent: fromFen(spent),
      budget: fromFen(budget),
    })),
  }
}

interface AskedLines extends Asked {
  readonly category?: string | null
  readonly item?: string | null
  readonly source?: string | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
const PAGE = 20

export async function answerBreakdown(
  context: SignedIn,
  { category, item, source, page, pageSize, ...asked }: AskedLines,
): Promise<Readonly<Record<string, unknown>>> {
  const { costLabels, common, ledger, cases } = await openLedger(context, asked, (range) => range)
  const requested = ledger.costs.filter(
    (line) =>
      (!category || line.category === category) && (!item || line.item === item) && (!source || line.source === source),
  )
  const size = pageSize ?? PAGE
  const shown = requested
    .toSorted((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? 1 : -1))
    .slice(((page ?? 1) - 1) * size, (page ?? 1) * size)
  const people = await namesOf(context.unit, accountTable, 'br01Name', [
    ...new Set(shown.flatMap(({ person }) => person ?? [])),
  ])
  return {
    ...common,
    total: requested.length,
    sum: fromFen(sumOf(requested)),
    items: costLabels.items,
    byCategory: Object.fromEntries(
      Object.entries(byCategory(requested)).map(([name, amount]) => [name, fromFen(amount)]),
    ),
    rows: shown.map(({ amount, person, team: _team, ...line }) => {
      const project = line.project === null ? undefined : cases.get(line.project)
      return {
        ...line,
        amount: fromFen(amount),
        itemName: costLabels.labels.get(line.item) ?? line.item,
        person: people.get(person ?? '') ?? '',
        projectName: project ? caseName(project) : '',
      }
    }),
  }
}

const NOBODY = {
  [COST_PART.teams]: '未指明团队',
  [COST_PART.marketing]: '未指明渠道',
  [COST_PART.operations]: '未指明项目',
  [COST_PART.commission]: '未指明人员',
} as const
const CATEGORY = {
  [COST_PART.teams]: COST_CATEGORY.team,
  [COST_PART.marketing]: COST_CATEGORY.marketing,
  [COST_PART.operations]: COST_CATEGORY.operations,
  [COST_PART.commission]: COST_CATEGORY.commission,
} as const

export async function answerPart(
  context: SignedIn,
  { part, ...asked }: Asked & { readonly part?: string | null },
): Promise<Readonly<Record<string, unknown>>> {
  if (!isCostPart(part)) throw Refusal.invalid([{ field: 'part', message: '没有这个范围' }])
  const { range, costLabels, common, ledger } = await openLedger(context, asked, (period) => ({
    from: daysBefore(period).from,
    to: period.to,
  }))
  const [now, before] = [clippedTo(ledger, range), clippedTo(ledger, daysBefore(range))]
  const months = monthsBetween(range.from, range.to)
  const rows = costPart(now, before, part, months)
  const keys = rows.map(({ key }) => key).filter(Boolean)
  const names =
    part === COST_PART.teams
      ? await namesOf(context.unit, organisationTable, 'hf31BranceName', keys)
      : part === COST_PART.commission
        ? await namesOf(context.unit, accountTable, 'br01Name', keys)
        : costLabels.labels
  const budgets = ledger.budgets.filter(({ category, month }) => category === CATEGORY[part] && months.includes(month))
  return {
    ...common,
    months,
    comparable: monthsBetween(daysBefore(range).from, daysBefore(range).to).every((month) =>
      before.costs.some(({ day }) => monthOf(day) === month),
    ),
    budget: budgets.length === 0 ? null : fromFen(sumOf(budgets)),
    casesInAll: now.cases.reduce((sum, { count }) => sum + count, 0),
    total: fromFen(rows.reduce((sum, { amount }) => sum + amount, 0n)),
    before: fromFen(rows.reduce((sum, row) => sum + row.before, 0n)),
    rows: rows.map((row) => ({
      ...row,
      name: names.get(row.key) || (row.key === '' ? NOBODY[part] : row.key),
      amount: fromFen(row.amount),
      before: fromFen(row.before),
      income: fromFen(row.income),
      months: row.months.map(fromFen),
    })),
  }
}
