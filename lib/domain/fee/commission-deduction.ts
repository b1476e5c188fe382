import type { Value } from '../../catalogue/kind.ts'
import { EXPENSE_CATEGORY, EXPENSE_STATUS, SET_OFF } from '../codes.ts'

/** The data of an expense that commission needs. */
export interface DeductedExpense {
  /** HX55; the first one counts. */
  readonly kinds: readonly string[]
  /** HX56. */
  readonly setOff: Value | undefined
  /** HFE3. */
  readonly status: Value | undefined
  /** Fen. */
  readonly amount: bigint
}

/** What expenses deduct from commission, in fen. */
export interface CommissionDeductions {
  /** Service fees that were refunded to the customer and so no longer count as received. */
  readonly refunded: bigint
  /** Expenses that are paid out of the commission. */
  readonly setOff: bigint
}

/**
 * What the expenses of a case deduct from its commission. Only approved expenses count, each of them once: an expense
 * set off against commission is deducted from the commission itself, even if it is a refund; any other refund lowers
 * the service fees from which commission is calculated. A refund that a channel pays for deducts nothing.
 */
export function commissionDeductions(expenses: readonly DeductedExpense[]): CommissionDeductions {
  const approved = expenses.filter(({ status }) => status === EXPENSE_STATUS.reviewed)
  const sum = (list: readonly DeductedExpense[]) => list.reduce((all, { amount }) => all + amount, 0n)
  return {
    refunded: sum(
      approved.filter(
        ({ kinds: [kind], setOff }) =>
          kind === EXPENSE_CATEGORY.refund && setOff !== SET_OFF.commission && setOff !== SET_OFF.channel,
      ),
    ),
    setOff: sum(approved.filter(({ setOff }) => setOff === SET_OFF.commission)),
  }
}
