import type { Value } from '../../catalogue/kind.ts'
import { EXPENSE_CATEGORY, EXPENSE_STATUS, SET_OFF } from '../codes.ts'

/** An expense as commission sees it. */
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

/** What expenses take from commission, in fen. */
export interface CommissionDeductions {
  /** Service fees that went back to the customer: they are not received any more. */
  readonly refunded: bigint
  /** Expenses that are paid out of the commission itself. */
  readonly setOff: bigint
}

/**
 * What the expenses of a case take from its commission. Only what finance approved counts, and each expense counts
 * once: an
 * expense set off against commission is taken from the commission itself, also when it is a refund; any other refund
 * lowers
 * the service fees commission is reckoned from. A refund the channel bears takes nothing from anybody's commission.
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
