import type { Day } from '../../catalogue/day.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import type { Expense } from './expense.ts'

/** What says to whom an expense is paid, and from where. */
export type PaidExpense = Pick<Expense, 'hf40GavenWho' | 'hf40GavenAccount' | 'hf40PayAccount'>

/** The fields of finance that can be known before the review. */
export type ProposedPayment = Partial<Pick<Expense, 'hf40CostDate' | 'hf40PayAccount'>>

/**
 * How an expense that finance reviews was most likely paid: today, and from the account that was last used for such a
 * payee. Leaves out what is filled in, and an account that no expense suggests.
 *
 * @param paid expenses with their accounts, the latest first
 * @source EXP-011, EXP-021
 */
export function proposedPayment(
  { hf40GavenWho, hf40GavenAccount, hf40CostDate, hf40PayAccount }: PaidExpense & Pick<Expense, 'hf40CostDate'>,
  paid: readonly PaidExpense[],
  today: Day,
): ProposedPayment {
  const last = paid.find(
    (one) =>
      !isEmpty(one.hf40PayAccount) && one.hf40GavenWho === hf40GavenWho && one.hf40GavenAccount === hf40GavenAccount,
  )
  return {
    ...(isEmpty(hf40CostDate) && { hf40CostDate: today }),
    ...(isEmpty(hf40PayAccount) && last && { hf40PayAccount: last.hf40PayAccount }),
  }
}
