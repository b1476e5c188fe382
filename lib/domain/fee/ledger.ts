import { decimalsOf, toFen } from '../../catalogue/unit.ts'
import type { Value } from '../../catalogue/kind.ts'
import { CHARGE_KIND, EXPENSE_STATUS, ORDER_STATUS } from '../codes.ts'

/** How an income counts in the ledger: received, still open, or not at all. */
export type Weight = 'received' | 'open' | 'void'

/** One income as the ledger counts it. Amounts are fen. */
export interface PostedIncome {
  /** Charge type of the income. */
  readonly type: string
  readonly amount: bigint
  readonly weight: Weight
}

/** Balance of one charge. Amounts are fen. @public */
export interface ChargeBalance {
  readonly received: bigint
  readonly open: bigint
  /** Still to be collected; null without a total. @source FEE-014 */
  readonly remind: bigint | null
  /** Maximum of a new income: what is to be collected and not booked yet. @source INC-036 */
  readonly bookable: bigint | null
}

/** Sums of a case, in fen. @source FEE-011, ruling 10 @public */
export interface LedgerTotals {
  readonly collected: bigint
  readonly due: bigint
  readonly cost: bigint
}

/** An amount in fen. Null when it is empty or has parts of a fen, which only an unchecked form value can have. */
export function fenOf(yuan: Value | undefined): bigint | null {
  return typeof yuan === 'number' && decimalsOf(yuan) <= 2 ? toFen(yuan) : null
}

/**
 * The charge type of an income: each kind of income stores it in a field of its own.
 * @source INC-032, INC-034
 * @public
 */
export function chargeTypeOf(income: Readonly<Record<string, unknown>>): string | null {
  const type =
    income['hf54ChargeKind'] === CHARGE_KIND.deduction ? income['hf54DeducetionType'] : income['hf54ProjectName']
  return typeof type === 'string' && type !== '' ? type : null
}

/** How an income counts. @source INC-013 to INC-018 */
export function weightOf({ status, paySign }: Readonly<Record<string, unknown>>): Weight {
  if (paySign === 1) return 'received'
  return status === ORDER_STATUS.returned ? 'void' : 'open'
}

/** An income as the ledger counts it; null when it names no charge or no amount. */
export function posted(income: Readonly<Record<string, Value>>): PostedIncome | null {
  const type = chargeTypeOf(income)
  const amount = fenOf(income['orderAmount'])
  return type === null || amount === null ? null : { type, amount, weight: weightOf(income) }
}

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, one) => all + one, 0n)

/** @param total fen, null while none is entered @public */
export function chargeBalance(type: string, total: bigint | null, incomes: readonly PostedIncome[]): ChargeBalance {
  const of = (weight: Weight) =>
    sum(incomes.filter((income) => income.type === type && income.weight === weight).map(({ amount }) => amount))
  const [received, open] = [of('received'), of('open')]
  return {
    received,
    open,
    remind: total === null ? null : total - received,
    bookable: total === null ? null : total - received - open,
  }
}

/** The sums of a case, calculated from its ledger only. @public */
export function ledgerTotals(
  charges: readonly { readonly type: string; readonly total: bigint | null }[],
  incomes: readonly PostedIncome[],
  expenses: readonly { readonly amount: bigint; readonly status: Value | undefined }[],
): LedgerTotals {
  return {
    collected: sum(incomes.filter(({ weight }) => weight === 'received').map(({ amount }) => amount)),
    due: sum(charges.map(({ type, total }) => chargeBalance(type, total, incomes).remind ?? 0n)),
    cost: sum(expenses.filter(({ status }) => status === EXPENSE_STATUS.reviewed).map(({ amount }) => amount)),
  }
}
