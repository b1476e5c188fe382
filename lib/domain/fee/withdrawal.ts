import { CHARGE_KIND } from '../codes.ts'
import { isManager } from '../permission/role.ts'
import { incomeStatus, type OrderFacts } from './fee-status.ts'

/** Who would take an income back. */
export interface Withdrawer {
  readonly roles: readonly string[]
  readonly acctId: string
  /** Made it, or is named in it. */
  readonly isSubmitter: boolean
}

/**
 * Whether an income may be taken back by its side: nobody has paid it, or it is a deduction, which nobody examines.
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
 * Whoever handed an income in takes it back, and whoever answers for the case: its follow-up manager, and the manager
 * of its city.
 * @param followUpManager hf20ManagerId of the case
 * @public
 */
export function mayWithdraw({ roles, acctId, isSubmitter }: Withdrawer, followUpManager: unknown): boolean {
  return isSubmitter || followUpManager === acctId || isManager(roles)
}
