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
 * The maximum that can be entered on a charge type, in fen; null where there is no such charge, or no total.
 * @source INC-036
 */
export function mostOf(charges: readonly ChargeRow[], type: string | null): bigint | null {
  return fenOf(charges.find(({ produceCls }) => produceCls === type)?.bookableFee)
}

/** The ledger data the income rules need; null while the deducted orders are loading. */
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
 * Errors in a typed income according to the ledger; none while the ledger is unknown.
 * @source INC-030, INC-036, INC-037
 */
export function ledgerIssues(values: RecordValues, formData: IncomeFormData): readonly Issue[] {
  const context = contextOf(formData, values['hf54ChargeKind'] === CHARGE_KIND.deduction)
  const { orderAmount = null } = values
  // The user may still be typing an amount, which is rounded to fen on blur.
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

/** The order numbers, which the user sees, for these order keys. */
export function orderNumbers(orders: readonly Stored<SaleOrder>[], keys: readonly string[]): string {
  return keys.map((key) => orders.find(({ keyValue }) => keyValue === key)?.sl01BillNo ?? key).join('、')
}
