import type { RecordValues } from '../../../catalogue/effect.ts'
import { EXPENSE_STATUS } from '../../../domain/codes.ts'
import { expense } from '../../../domain/fee/expense.ts'
import type { SignedIn } from '../../handler.ts'
import { answerRecord, answerRows, recordOf } from '../../record/answer.ts'
import type { Row } from '../../store.ts'
import { isSubmitter, mayBook } from '../fee-access.ts'

/** An expense as answered to the caller. */
export function shownExpense(context: SignedIn, project: Row, row: Row): RecordValues {
  const editable =
    row.values['hf40Status'] === EXPENSE_STATUS.returned &&
    mayBook(context, project) &&
    isSubmitter(context.principal, row, 'hf40ApplyPerson')
  return { ...recordOf(expense, row), hf40Id: row.key, canEdit: editable ? 1 : 0 }
}

export function answerExpense(context: SignedIn, project: Row, row: Row): Promise<Readonly<Record<string, unknown>>> {
  return answerRecord(context.unit, expense, shownExpense(context, project, row), row)
}

export function answerExpenses(
  context: SignedIn,
  project: Row,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return answerRows(context.unit, expense, rows, (_record, row) => shownExpense(context, project, row))
}
