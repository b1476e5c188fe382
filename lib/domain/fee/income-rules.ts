import type { Issue } from '../../catalogue/check.ts'
import type { Value } from '../../catalogue/kind.ts'
import { CHARGE_KIND, PAY_CHANNEL, RECEIVE_SIGN } from '../codes.ts'
import { chargeTypeOf, fenOf } from './ledger.ts'
import { fenText } from './charge-rules.ts'

/** An order that may be deducted. @source INC-030 */
export interface DeductibleOrder {
  readonly key: string
  readonly amount: bigint
  readonly paid: boolean
  /** True when another income has already taken it. */
  readonly deducted: boolean
}

/** What the rules of an income read beside the record. Amounts are fen. */
export interface IncomeContext {
  /** The maximum that may be booked on a charge type; null where there is no such charge, or no total. */
  readonly bookable: (type: string) => bigint | null
  /** The orders the income deducts, as far as they exist in this case. */
  readonly orders: readonly DeductibleOrder[]
}

/**
 * The issues of an income beyond its single fields, in the order of the form.
 * @source INC-030, INC-036, INC-037, R14
 * @public
 */
export function incomeIssues(
  income: Readonly<Record<string, Value>>,
  { bookable, orders }: IncomeContext,
): readonly Issue[] {
  const deduction = income['hf54ChargeKind'] === CHARGE_KIND.deduction
  const bound = deduction ? listOf(income['hf54BindOrederId']) : []
  const amount = fenOf(income['orderAmount'])
  const first = deduction ? orderIssues(bound, orders) : channelIssues(income)
  return [
    ...first,
    ...amountIssues(income, amount, bookable),
    // The sum is checked only when all orders can be deducted.
    ...(deduction && first.length === 0 && amount !== null ? sumIssues(bound, orders, amount) : []),
  ]
}

/** The keys of the orders an income deducts. */
export function listOf(value: Value | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? value : []
}

/** Collected income is shown to finance; income still to be collected is paid by a code. */
function channelIssues({ hf54ReceiveSign, payChannel }: Readonly<Record<string, Value>>): readonly Issue[] {
  const expected = hf54ReceiveSign === RECEIVE_SIGN.collected ? PAY_CHANNEL.offline : PAY_CHANNEL.online
  if (payChannel === null || payChannel === undefined || payChannel === expected) return []
  return [
    {
      field: 'payChannel',
      message:
        expected === PAY_CHANNEL.offline ? '已收款的收入应选择线下支付，由财务审核' : '未收款的收入应选择线上扫码支付',
    },
  ]
}

function orderIssues(bound: readonly string[], orders: readonly DeductibleOrder[]): readonly Issue[] {
  const field = 'hf54BindOrederId'
  const known = bound.map((key) => orders.find((order) => order.key === key))
  if (new Set(bound).size < bound.length) return [{ field, message: '同一订单只能选择一次' }]
  if (known.some((order) => order === undefined)) return [{ field, message: '所选订单不属于本项目' }]
  if (known.some((order) => order?.paid === false)) return [{ field, message: '只能抵扣已支付的订单' }]
  return known.some((order) => order?.deducted) ? [{ field, message: '所选订单已被抵扣' }] : []
}

function amountIssues(
  income: Readonly<Record<string, Value>>,
  amount: bigint | null,
  bookable: IncomeContext['bookable'],
): readonly Issue[] {
  const field = 'orderAmount'
  if (amount !== null && amount <= 0n) return [{ field, message: '订单金额应大于 0' }]
  const type = chargeTypeOf(income)
  if (type === null) return []
  const most = bookable(type)
  const typeField = income['hf54ChargeKind'] === CHARGE_KIND.deduction ? 'hf54DeducetionType' : 'hf54ProjectName'
  if (most === null || most <= 0n)
    return [{ field: typeField, message: most === null ? '该收费类型没有待收费用' : '该费用没有可收的金额' }]
  return amount !== null && amount > most ? [{ field, message: `订单金额不能超过可收金额 ${fenText(most)}` }] : []
}

/** An order is deducted as a whole and only once. */
function sumIssues(bound: readonly string[], orders: readonly DeductibleOrder[], amount: bigint): readonly Issue[] {
  const total = orders.filter(({ key }) => bound.includes(key)).reduce((all, order) => all + order.amount, 0n)
  return total === amount ? [] : [{ field: 'orderAmount', message: `订单金额应等于所选订单合计 ${fenText(total)}` }]
}
