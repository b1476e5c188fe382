import { RECEIVER } from '../../domain/codes.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { type CommissionDeductions, commissionDeductions } from '../../domain/fee/commission-deduction.ts'
import type { ServiceFees } from '../../domain/flow/commission.ts'
import { type Ledger, balanceOfType } from '../fee/ledger/case-ledger.ts'
import { listOf, textOf } from '../session.ts'

/** Approved expenses of a case that reduce its commission. */
export function deductionsOf({ expenses }: Ledger): CommissionDeductions {
  return commissionDeductions(
    expenses.map(({ values }) => ({
      kinds: listOf(values['hf40ProjectName']),
      setOff: values['hf40DeducetionType'],
      status: values['hf40Status'],
      amount: fenOf(values['hf40CostFet']) ?? 0n,
    })),
  )
}

/**
 * What a case brings for the company's own services: received minus refunded, and charged. Money collected for others
 * earns no commission. When refunds exceed receipts, the result is zero.
 */
export function serviceFees(ledger: Ledger): ServiceFees {
  const own = ledger.charges.filter(({ values }) => values['receiveWho'] === RECEIVER.company)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
  const received = sum(own.map(({ values }) => balanceOfType(ledger, textOf(values['produceCls']))?.received ?? 0n))
  const { refunded } = deductionsOf(ledger)
  return {
    received: received > refunded ? received - refunded : 0n,
    charged: sum(own.map(({ values }) => fenOf(values['totalFee']) ?? 0n)),
  }
}
