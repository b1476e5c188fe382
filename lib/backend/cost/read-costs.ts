import { addDays, dayOf, millisecondsOf, type Day } from '../../catalogue/day.ts'
import { CHARGE_KIND, EXPENSE_STATUS, ORGANISATION_TYPE } from '../../domain/codes.ts'
import { COST_CATEGORY, COST_SOURCE, ENTRY_KIND, isCostCategory } from '../../domain/cost/cost-codes.ts'
import {
  type BudgetLine,
  type CaseLine,
  type CostLine,
  expenseKind,
  type IncomeLine,
  isOwnIncome,
  storeOfArea,
} from '../../domain/cost/cost-line.ts'
import { monthOf } from '../../domain/months.ts'
import type { CostLedger, DayRange } from '../../domain/cost/cost-report.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { listOf, textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { commissionEntryTable } from '../commission/commission-tables.ts'
import { costBudgetTable, costEntryTable } from './cost-tables.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'
import { expenseTable, incomeTable, orderTable } from '../fee/fee-tables.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { type StoreOfCity, storesIn } from './cost-stores.ts'
import { rowsOfMany } from './in-parts.ts'

/** A cost ledger with the cases its entries are about. */
export interface ReadCosts {
  readonly ledger: CostLedger
  readonly stores: readonly StoreOfCity[]
  readonly cases: ReadonlyMap<string, Row>
}

/**
 * Every income and cost entry of a city in a range of days, each with its store. Lists are read by index, cases by key.
 */
export async function readCosts(unit: Unit, city: string, range: DayRange): Promise<ReadCosts> {
  const here: Filter = { field: '$city', is: [city] }
  const days = (field: string): Filter => ({ field, from: range.from, to: range.to })
  const instants = (field: string): Filter => ({
    field,
    from: millisecondsOf(range.from),
    to: millisecondsOf(addDays(range.to, 1)) - 1,
  })
  const rows = async (...[table, ...where]: readonly [Parameters<Unit['list']>[0], ...Filter[]]) =>
    (await unit.list(table, { where: { all: [here, ...where] }, counted: false })).rows
  const stores = await storesIn(unit, city)
  const orders = (await rows(orderTable, { field: 'sl01PaySign', is: [1] }, instants('sl01PayTime'))).filter(
    ({ values }) => isOwnIncome(values['sl01BillClass']),
  )
  const deducting = new Set(
    (
      await rowsOfMany(
        unit,
        incomeTable,
        '$key',
        orders.map(({ values }) => textOf(values['sl01IncomeId'])),
        [{ field: 'hf54ChargeKind', is: [CHARGE_KIND.deduction] }],
      )
    ).map(({ key }) => key),
  )
  const expenses = await rows(
    expenseTable,
    { field: 'hf40Status', is: [EXPENSE_STATUS.reviewed] },
    days('hf40CostDate'),
  )
  const jobs = new Map((await rows(flowJobTable, instants('hf15FinishAt'))).map((row) => [row.key, row]))
  const commissions = await rowsOfMany(unit, commissionEntryTable, 'jobId', jobs.keys(), [{ field: 'earned', is: [1] }])
  const entries = await rows(costEntryTable, days('entryDate'))
  const budgets = await rows(costBudgetTable, {
    field: 'budgetMonth',
    from: monthOf(range.from),
    to: monthOf(range.to),
  })
  const opened = await rows(projectTable, instants('$createdAt'))
  const agencies = new Set(
    (
      await unit.list(organisationTable, {
        where: { field: 'hf31OrgType', is: [ORGANISATION_TYPE.agency] },
        counted: false,
      })
    ).rows.map(({ key }) => key),
  )
  const known = new Map(opened.map((row) => [row.key, row]))
  const others = [...orders, ...expenses, ...commissions].flatMap(({ project }) =>
    project === null || known.has(project) ? [] : [project],
  )
  for (const row of await rowsOfMany(unit, projectTable, '$key', others)) known.set(row.key, row)

  const placeOf = (key: string | null) => {
    const project = key === null ? undefined : known.get(key)
    const organisation = textOf(project?.values['hf20DivisionDetailId'])
    return {
      project: key,
      store: storeOfArea(stores, textOf(project?.values['hf20HouseArea']) || null),
      team: agencies.has(organisation) ? organisation : null,
    }
  }
  const refunds = expenses.filter((row) => kindOf(row) === 'refund')
  const ledger: CostLedger = {
    incomes: [
      ...orders
        .filter(({ values }) => !deducting.has(textOf(values['sl01IncomeId'])))
        .map(
          (row): IncomeLine => ({
            day: dayOf(Number(row.values['sl01PayTime'])),
            amount: amountOf(row, 'sl01OrderAmount'),
            ...placeOf(row.project),
          }),
        ),
      ...refunds.map(
        (row): IncomeLine => ({
          day: textOf(row.values['hf40CostDate']),
          amount: -amountOf(row, 'hf40CostFet'),
          ...placeOf(row.project),
        }),
      ),
      ...entries.filter(isIncome).map((row): IncomeLine => ({ ...ofEntry(row), project: null })),
    ],
    costs: [
      ...expenses.flatMap((row) => expenseLine(row, placeOf)),
      ...commissions.map((row) => commissionOf(row, jobs.get(textOf(row.values['jobId'])), placeOf)),
      ...entries.filter((row) => !isIncome(row)).map(entryLine),
    ],
    cases: [
      ...opened.map((row): CaseLine => ({ day: dayOf(row.createdAt), count: 1, ...placeOf(row.key) })),
      ...entries
        .filter(isIncome)
        .map((row): CaseLine => ({ ...ofEntry(row), count: Number(row.values['caseCount'] ?? 0) })),
    ],
    budgets: budgets.flatMap(({ values }): readonly BudgetLine[] => {
      const category = values['costCategory']
      return isCostCategory(category)
        ? [
            {
              month: textOf(values['budgetMonth']),
              store: textOf(values['storeCode']),
              category,
              amount: fenOf(values['budgetAmount']) ?? 0n,
            },
          ]
        : []
    }),
    stores,
  }
  return { ledger, stores, cases: known }
}

interface CasePlace {
  readonly project: string | null
  readonly store: string
  readonly team: string | null
}
type PlaceOf = (key: string | null) => CasePlace

const amountOf = ({ values }: Row, field: string): bigint => fenOf(values[field]) ?? 0n
const kindOf = ({ values }: Row) => expenseKind(listOf(values['hf40ProjectName']), values['hf40DeducetionType'])
const isIncome = ({ values }: Row): boolean => values['entryKind'] === ENTRY_KIND.income
const ofEntry = (
  row: Row,
): { readonly day: Day; readonly store: string; readonly amount: bigint; readonly team: string | null } => ({
  day: textOf(row.values['entryDate']),
  store: textOf(row.values['storeCode']),
  amount: amountOf(row, 'entryAmount'),
  team: textOf(row.values['teamId']) || null,
})

function expenseLine(row: Row, placeOf: PlaceOf): readonly CostLine[] {
  const category = kindOf(row)
  if (category === null || category === 'refund') return []
  const { values } = row
  return [
    {
      key: row.key,
      day: textOf(values['hf40CostDate']),
      source: COST_SOURCE.expense,
      category,
      item: listOf(values['hf40ProjectName'])[0] ?? '',
      amount: amountOf(row, 'hf40CostFet'),
      person: textOf(values['hf40ApplyPerson']) || null,
      memo: textOf(values['hf40BillNo']),
      ...placeOf(row.project),
    },
  ]
}

function commissionOf(row: Row, job: Row | undefined, placeOf: PlaceOf): CostLine {
  const { values } = row
  return {
    key: row.key,
    day: dayOf(Number(job?.values['hf15FinishAt'] ?? row.updatedAt)),
    source: COST_SOURCE.commission,
    category: COST_CATEGORY.commission,
    item: textOf(values['flowCode']),
    amount: amountOf(row, 'amount'),
    person: textOf(values['acctId']) || null,
    memo: textOf(job?.values['hf15FlowName']),
    ...placeOf(row.project),
  }
}

function entryLine(row: Row): CostLine {
  const { values } = row
  const category = values['costCategory']
  return {
    ...ofEntry(row),
    key: row.key,
    source: COST_SOURCE.entry,
    category: isCostCategory(category) ? category : COST_CATEGORY.other,
    item: textOf(values['costItem']),
    project: null,
    person: textOf(values['personId']) || null,
    memo: [textOf(values['payee']), textOf(values['voucherNo'])].filter(Boolean).join(' · '),
  }
}
