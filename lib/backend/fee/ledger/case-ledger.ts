import { fromFen } from '../../../catalogue/unit.ts'
import {
  type PostedIncome,
  posted,
  ledgerTotals,
  type ChargeBalance,
  chargeBalance,
  fenOf,
} from '../../../domain/fee/ledger.ts'
import { textOf } from '../../session.ts'
import type { Row, Table, Unit, Values } from '../../store.ts'
import { chargeTable, expenseTable, incomeTable } from '../fee-tables.ts'

/** Charges, incomes and expenses of a case, each in the order they were added. */
export interface Ledger {
  readonly charges: readonly Row[]
  readonly incomes: readonly Row[]
  readonly expenses: readonly Row[]
  /** The incomes that name a charge and an amount, in fen. */
  readonly posted: readonly PostedIncome[]
}

/** The ledger of a case from its rows. Lock the case first when you decide by it. */
export async function readLedger(unit: Unit, project: Pick<Row, 'key'>): Promise<Ledger> {
  const [charges, incomes, expenses] = await Promise.all([
    rowsOfCase(unit, chargeTable, project),
    rowsOfCase(unit, incomeTable, project),
    rowsOfCase(unit, expenseTable, project),
  ])
  return { charges, incomes, expenses, posted: incomes.flatMap(({ values }) => posted(values) ?? []) }
}

/** All rows of a case in a table, in the order they were added. */
export async function rowsOfCase(unit: Unit, table: Table, { key }: Pick<Row, 'key'>): Promise<readonly Row[]> {
  const { rows } = await unit.list(table, {
    where: { field: '$project', is: [key] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  return rows
}

/** The balance of the charge of a type; null when the case has no such charge. */
export function balanceOfType({ charges, posted: incomes }: Ledger, type: string): ChargeBalance | null {
  const row = charges.find(({ values }) => values['produceCls'] === type)
  return row ? chargeBalance(type, fenOf(row.values['totalFee']), incomes) : null
}

/** The amount received and pending for a type, in fen, whether or not there is such a charge. */
export function postedOn({ posted: incomes }: Ledger, type: string): bigint {
  const { received, open } = chargeBalance(type, null, incomes)
  return received + open
}

/** The sums of a case in yuan, by the fields that hold them. */
export function sumsOf({ charges, expenses, posted: incomes }: Ledger): Values {
  const { collected, due, cost } = ledgerTotals(
    charges.map(({ values }) => ({ type: textOf(values['produceCls']), total: fenOf(values['totalFee']) })),
    incomes,
    expenses.map(({ values }) => ({ amount: fenOf(values['hf40CostFet']) ?? 0n, status: values['hf40Status'] })),
  )
  return { hf20Amount5: fromFen(collected), hf20PrjCost: fromFen(cost), hf20NoPayAmount: fromFen(due) }
}
