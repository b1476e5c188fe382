import type { FeeRights } from '../../../contract/fee-calls.ts'
import type { Income } from '../../../domain/fee/income.ts'
import { type IncomeStanding, incomeStanding, mayCombine } from '../../../domain/fee/standing.ts'

/** What somebody can do about one income right now. */
export interface IncomeAbilities {
  readonly standing: IncomeStanding
  /** Why it cannot go into a payment code; null when it can. @source INC-002, INC-003 */
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
  const standing = incomeStanding(income)
  const may = !readOnly && rights.blocked === null
  return {
    standing,
    noCode: mayCombine(income) ? null : standing === 'unpaid' ? 'notConfirmable' : 'notUnpaid',
    review: may && rights.mayExamine && standing === 'pending',
    change: may && rights.mayBook && standing === 'returned' && income.canEdit === 1,
    withdraw: may && rights.mayBook && income.canWithdraw === 1,
  }
}
