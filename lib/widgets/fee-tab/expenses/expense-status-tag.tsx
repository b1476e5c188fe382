import type { ReactElement } from 'react'
import type { DraftRecord } from '../../../contract/output.ts'
import { type Expense, expense } from '../../../domain/fee/expense.ts'
import { expenseStatus, FEE_MEANING } from '../../../domain/fee/fee-status.ts'
import { CELL } from '../../../field/cell.tsx'
import { MEANING_TONE } from '../../../grid/cells/status-tone.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'

export interface ExpenseStatusTagProps {
  readonly record: DraftRecord<Expense>
}

const field = expense.fields.hf40Status

/** The status of an expense, by its name. @source EXP-008 to EXP-010 */
export function ExpenseStatusTag({
  record: { hf40Status: status, refValues },
}: ExpenseStatusTagProps): ReactElement | null {
  if (status === null) return null
  return (
    <Tag tone={MEANING_TONE[FEE_MEANING[expenseStatus(status)]]}>
      <CELL.code field={field} value={status} text={refValues['hf40Status']} />
    </Tag>
  )
}
