import type { ReactElement } from 'react'
import type { DraftRecord } from '../../../contract/output.ts'
import { type Expense, expense } from '../../../domain/fee/expense.ts'
import { expenseStanding } from '../../../domain/fee/standing.ts'
import { CELL } from '../../../field/cell.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'

export interface ExpenseStatusProps {
  readonly record: DraftRecord<Expense>
}

const TONE: Readonly<Record<ReturnType<typeof expenseStanding>, TagTone>> = {
  pending: 'warn',
  returned: 'bad',
  reviewed: 'ok',
}
const field = expense.fields.hf40Status

/** How an expense stands, by the name of its status. @source EXP-008 to EXP-010 */
export function ExpenseStatus({ record: { hf40Status: status, refValues } }: ExpenseStatusProps): ReactElement | null {
  if (status === null) return null
  return (
    <Tag tone={TONE[expenseStanding(status)]}>
      <CELL.code field={field} value={status} text={refValues['hf40Status']} />
    </Tag>
  )
}
