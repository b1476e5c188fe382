import { check } from '../../../catalogue/check.ts'
import { EXPENSE_STATUS } from '../../../domain/codes.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { EXPENSE_APPROVED_TO, isExpenseToDo } from '../../../domain/fee/fee-status.ts'
import { overlayFor } from '../../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../../handler.ts'
import type { Child } from '../../member/case-access.ts'
import { conflictOver } from '../../record/conflict.ts'
import { labelsOf } from '../../record/labels.ts'
import { setState } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { expenseTable } from '../fee-tables.ts'
import type { OrderAsked } from '../orders/decide-order.ts'
import { noteExamination } from '../examinations/note-examination.ts'
import { shownExpense } from './expense-answer.ts'
import { lockedChild, refuseOldVersion, requireFinance } from '../fee-access.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'
import { refuseSelfReview } from '../examinations/self-review.ts'

/** Finance approves an expense, once it is filled in when and from where it was paid. @source EXP-013, CAL-081 */
export async function approveExpense(context: SignedIn, asked: Omit<OrderAsked, 'suggest'>): Promise<Child> {
  const { row, project } = await openExpense(context, asked, '审核')
  await refuseSelfReview(context, { entry: row, named: 'hf40ApplyPerson', objId: row.key })
  await refuseIncomplete(context, project, row)
  const status = textOf(row.values['hf40Status'])
  const moved = await setState(
    context,
    expenseTable,
    row,
    { hf40Status: status },
    { hf40Status: EXPENSE_APPROVED_TO[status] ?? status, suggest: null },
    null,
  )
  await noteExamination(context, project, {
    objCode: EXAMINED_OBJECT.expense,
    objId: row.key,
    action: EXAMINE_ACTION.approve,
    suggest: textOf(row.values['hf40ExaimMemo']) || null,
  })
  return { row: moved, project: await renewLedger(context, project) }
}

/** Empty values for the payment fields of an expense that was not paid. */
const NOT_PAID = {
  hf40CostDate: null,
  hf40PayAccount: null,
  hf40Proof: null,
  hf40ProofNumber: null,
  hf40ExaimMemo: null,
} as const

/** Finance returns an expense with a reason. @source EXP-014, CAL-082 */
export async function returnExpense(context: SignedIn, asked: OrderAsked): Promise<Child> {
  const { row, project } = await openExpense(context, asked, '退回')
  const reason = asked.suggest?.trim() || null
  if (reason === null) throw Refusal.invalid([{ field: 'suggest', message: '请输入退回理由', key: 'returnReason' }])
  const moved = await setState(
    context,
    expenseTable,
    row,
    { hf40Status: row.values['hf40Status'] ?? null },
    { hf40Status: EXPENSE_STATUS.returned, suggest: reason, ...NOT_PAID },
    null,
  )
  await noteExamination(context, project, {
    objCode: EXAMINED_OBJECT.expense,
    objId: row.key,
    action: EXAMINE_ACTION.giveBack,
    suggest: reason,
  })
  return { row: moved, project: await renewLedger(context, project) }
}

/** A pending expense with its case locked, for finance only. */
async function openExpense(context: SignedIn, { id, version }: OrderAsked, verb: string): Promise<Child> {
  const { unit } = context
  const { row, project } = await lockedChild(context, expenseTable, id)
  requireFinance(context, project)
  await refuseOldVersion(row, version, () => conflictOver(unit, expense, shownExpense(context, project, row), row))
  if (isExpenseToDo(row.values['hf40Status'])) return { row, project }
  const [labels = {}] = await labelsOf(unit, expense.fields, [row.values])
  throw new Refusal('STATUS', `支出${labels['hf40Status'] ?? ''}，不能${verb}`)
}

/** Refuses approval while a field that finance fills in is empty. @source EXP-021, OPN-065 */
async function refuseIncomplete(context: SignedIn, project: Row, row: Row): Promise<void> {
  const issues = check(expense, shownExpense(context, project, row), {
    today: context.today,
    facts: { isFinance: 1 },
    overlay: await overlayFor(context.unit, expense, project.key),
  })
  if (issues.length > 0) throw Refusal.invalid(issues)
}
