import type { Issue } from '../../../../catalogue/check.ts'
import type { RecordValues } from '../../../../catalogue/effect.ts'
import type { ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import type { Stored } from '../../../../contract/output.ts'
import { CHARGE_KIND } from '../../../../domain/codes.ts'
import { fenOf } from '../../../../domain/fee/ledger.ts'
import { type IncomeContext, incomeIssues } from '../../../../domain/fee/income-rules.ts'
import type { SaleOrder } from '../../../../domain/fee/sale-order.ts'
import { roundHalfUp } from '../../../../field/numbers/round-half-up.ts'
import type { IncomeFormData } from './income-form-data.ts'

/**
 * What may be booked on a charge type at most, in fen; null where there is no such charge, or no total.
 * @source INC-036
 */
export function mostOf(charges: readonly ChargeRow[], type: string | null): bigint | null {
  return fenOf(charges.find(({ produceCls }) => produceCls === type)?.bookableFee)
}

/** The book of the case as the rules of an income ask for it; null while the orders a deduction names are not known. */
function contextOf({ charges, orders }: IncomeFormData, deduction: boolean): IncomeContext | null {
  if (deduction && orders === null) return null
  return {
    bookable: (type) => mostOf(charges, type),
    orders: (orders ?? []).map((order) => ({
      key: order.keyValue ?? '',
      amount: fenOf(order.sl01OrderAmount) ?? 0n,
      paid: order.sl01PaySign === 1,
      deducted: order.sl01DeductedBy !== null,
    })),
  }
}

/**
 * What the book of the case has against an income as it is typed; nothing while that is not known.
 * @source INC-030, INC-036, INC-037
 */
export function ledgerIssues(values: RecordValues, formData: IncomeFormData): readonly Issue[] {
  const context = contextOf(formData, values['hf54ChargeKind'] === CHARGE_KIND.deduction)
  const { orderAmount = null } = values
  // Somebody may be in the middle of an amount: the parts of a fen go when the caret leaves.
  return context
    ? incomeIssues(
        { ...values, orderAmount: typeof orderAmount === 'number' ? roundHalfUp(orderAmount, 2) : orderAmount },
        context,
      )
    : []
}

/** @returns fen */
export function sumOf(orders: readonly Stored<SaleOrder>[], keys: readonly string[]): bigint {
  return orders
    .filter(({ keyValue }) => keys.includes(keyValue ?? ''))
    .reduce((sum, { sl01OrderAmount }) => sum + (fenOf(sl01OrderAmount) ?? 0n), 0n)
}

/** The numbers of the orders with these keys, as a person knows them. */
export function orderNumbers(orders: readonly Stored<SaleOrder>[], keys: readonly string[]): string {
  return keys.map((key) => orders.find(({ keyValue }) => keyValue === key)?.sl01BillNo ?? key).join('、')
}
