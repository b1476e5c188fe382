import type { FeeRights } from '../../../contract/fee/fee-calls.ts'
import type { Income } from '../../../domain/fee/income.ts'
import { type IncomeStatus, incomeStatus, mayCombine } from '../../../domain/fee/fee-status.ts'

/** What the user can do with one income now. */
export interface IncomeAbilities {
  readonly status: IncomeStatus
  /** Why it cannot be part of a payment code; null when it can. @source INC-002, INC-003 */
  readonly noCode: 'notUnpaid' | 'notConfirmable' | null
  /** @source INC-008, INC-019 */
  readonly review: boolean
  /** @source INC-020 */
  readonly change: boolean
  readonly withdraw: boolean
}

export interface Asking {
  readonly rights: FeeRights
  readonly readOnly: boolean
}

export function incomeAbilities(income: Income, { rights, readOnly }: Asking): IncomeAbilities {
  const status = incomeStatus(income)
  const may = !readOnly && rights.blocked === null
  return {
    status,
    noCode: mayCombine(income) ? null : status === 'unpaid' ? 'notConfirmable' : 'notUnpaid',
    review: may && rights.mayExamine && status === 'pending',
    change: may && rights.mayBook && status === 'returned' && income.canEdit === 1,
    withdraw: may && rights.mayBook && income.canWithdraw === 1,
  }
}
