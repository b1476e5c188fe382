import type { FeeRights } from '../../../contract/fee/fee-calls.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { expenseStatus, isExpenseToDo } from '../../../domain/fee/fee-status.ts'

/** What the user can do with a stored expense. */
export type ExpenseMode = 'mend' | 'review' | 'read'

export interface ExpenseContext {
  readonly readOnly: boolean
  readonly rights: FeeRights
  /** Why nothing can be changed now, from the status check. */
  readonly blocked?: string | null
}

/**
 * Finance reviews pending expenses, the submitter corrects returned ones; everything else is read-only.
 * @source EXP-003, EXP-008 to EXP-011
 */
export function expenseMode(
  { hf40Status, canEdit }: Pick<DraftRecord<Expense>, 'hf40Status' | 'canEdit'>,
  { readOnly, rights, blocked = rights.blocked }: ExpenseContext,
): ExpenseMode {
  if (readOnly || blocked !== null || rights.blocked !== null) return 'read'
  if (isExpenseToDo(hf40Status) && rights.mayExamine) return 'review'
  return expenseStatus(hf40Status) === 'returned' && canEdit === 1 ? 'mend' : 'read'
}
