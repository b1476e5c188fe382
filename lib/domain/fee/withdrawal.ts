import { CHARGE_KIND } from '../codes.ts'
import { isManager } from '../permission/role.ts'
import { incomeStatus, type OrderFacts } from './fee-status.ts'

/** The user who wants to withdraw an income. */
export interface Withdrawer {
  readonly roles: readonly string[]
  readonly acctId: string
  /** Created the income, or is named in it. */
  readonly isSubmitter: boolean
}

/**
 * Whether an income can be withdrawn: nobody has paid it, or it is a deduction, which is not examined.
 * @source INC-020
 * @public
 */
export function isWithdrawable({
  hf54ChargeKind,
  ...order
}: OrderFacts & { readonly hf54ChargeKind?: unknown }): boolean {
  const status = incomeStatus(order)
  return status === 'unpaid' || (hf54ChargeKind === CHARGE_KIND.deduction && status === 'reviewed')
}

/**
 * Whether a user may withdraw an income: the user who submitted it, the follow-up manager of the case, and managers of
 * its city.
 * @param followUpManager hf20ManagerId of the case
 * @public
 */
export function mayWithdraw({ roles, acctId, isSubmitter }: Withdrawer, followUpManager: unknown): boolean {
  return isSubmitter || followUpManager === acctId || isManager(roles)
}
