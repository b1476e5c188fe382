import { sameValue } from '../../../catalogue/kind.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Issue } from '../../../catalogue/check.ts'
import type { RecordInput } from '../../../contract/input.ts'
import { EXPENSE_STATUS } from '../../../domain/codes.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { isFinance } from '../../../domain/permission/role.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { isExpenseToDo } from '../../../domain/fee/fee-status.ts'
import { overlayFor } from '../../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../../handler.ts'
import { addToCase } from '../../member/add-to-case.ts'
import { changeableCase } from '../../member/case-access.ts'
import { allow, needs } from '../../policy.ts'
import { blankOf } from '../../record/answer.ts'
import { conflictOver } from '../../record/conflict.ts'
import { type Accepted, judge } from '../../record/save.ts'
import { updateRecord } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { expenseTable } from '../fee-tables.ts'
import { applicantIssues } from '../applicant.ts'
import { noteExamination } from '../examinations/note-examination.ts'
import { shownExpense } from './expense-answer.ts'
import { isSubmitter, lockedChild, refuseOldVersion, requireFinance } from '../fee-access.ts'
import { nextExpenseNumber } from '../ledger/ledger-number.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'

interface Saved {
  readonly project: Row
  readonly row: Row
}

/** Start values of a new expense of a case. @source CAL-079 */
export function blankExpense({ principal }: SignedIn, project: Row): RecordValues {
  return { ...blankOf(expense), hf40PrjId: project.key, hf40ApplyPerson: principal.acctId }
}

/**
 * Submits an expense for the first time or again after it was returned; or saves what finance adds to a pending one.
 * @source CAL-080, EXP-008 to EXP-012
 */
export async function saveExpense(context: SignedIn, input: RecordInput): Promise<Saved> {
  const key = input.keyValue || input['hf40Id']
  allow(needs(key ? PRIVILEGE.update : PRIVILEGE.add), context.principal)
  if (!key) return submitNew(context, input)
  const { row, project } = await lockedChild(context, expenseTable, String(key))
  if (input['hf40PrjId'] !== undefined && !sameValue(input['hf40PrjId'] as string, project.key))
    throw new Refusal('NOT_FOUND', '该项目没有这笔支出') // adapter: parsed as a key
  await refuseOldVersion(row, input.version, () =>
    conflictOver(context.unit, expense, shownExpense(context, project, row), row),
  )
  if (row.values['hf40Status'] === EXPENSE_STATUS.reviewed) throw new Refusal('STATUS', '已审核的支出不能修改')
  return isExpenseToDo(row.values['hf40Status']) && isFinance(context.principal.roles)
    ? saveReview(context, project, row, input)
    : resubmit(context, project, row, input)
}

async function submitNew(context: SignedIn, input: RecordInput): Promise<Saved> {
  const { hf40PrjId } = input
  if (typeof hf40PrjId !== 'string' || hf40PrjId === '')
    throw Refusal.invalid([{ field: 'hf40PrjId', message: `${expense.fields.hf40PrjId.label}必填` }])
  const project = await changeableCase(context, hf40PrjId)
  const { record } = await judged(context, project, null, input)
  const billNo = await nextExpenseNumber(context.unit, context.now)
  const row = await addToCase(context, expenseTable, project, {
    ...stored(record),
    hf40Status: EXPENSE_STATUS.pending,
    hf40BillNo: billNo,
  })
  return recordSubmission(context, project, row)
}

async function resubmit(context: SignedIn, seen: Row, row: Row, input: RecordInput): Promise<Saved> {
  const project = await changeableCase(context, seen.key)
  if (!isSubmitter(context.principal, row, 'hf40ApplyPerson'))
    throw new Refusal('NO_PERMISSION', '只有提交人可以修改并重新提交这笔支出')
  if (row.values['hf40Status'] !== EXPENSE_STATUS.returned)
    throw new Refusal('STATUS', '只有已退回的支出可以修改并重新提交')
  const { record, changed } = await judged(context, project, row, input)
  const saved = await updateRecord(
    context,
    expenseTable,
    row,
    { ...record, hf40Status: EXPENSE_STATUS.pending, suggest: null },
    [...changed, 'hf40Status', 'suggest'],
  )
  return recordSubmission(context, project, saved)
}

async function recordSubmission(context: SignedIn, project: Row, row: Row): Promise<Saved> {
  await noteExamination(context, project, {
    objCode: EXAMINED_OBJECT.expense,
    objId: row.key,
    action: EXAMINE_ACTION.submit,
  })
  return { row, project: await renewLedger(context, project) }
}

/** Finance records how it was paid; the submitted values stay unchanged. @source EXP-011 */
async function saveReview(context: SignedIn, project: Row, row: Row, input: RecordInput): Promise<Saved> {
  requireFinance(context, project)
  const { record, changed } = await judged(context, project, row, input)
  if (changed.length === 0) return { row, project }
  return {
    row: await updateRecord(context, expenseTable, row, record, changed),
    project: await renewLedger(context, project),
  }
}

async function judged(context: SignedIn, project: Row, row: Row | null, input: RecordInput): Promise<Accepted> {
  const before = row ? shownExpense(context, project, row) : blankExpense(context, project)
  const facts = { isFinance: isFinance(context.principal.roles) ? 1 : 0 }
  const accepted = await judge(
    context,
    {
      entity: expense,
      table: expenseTable,
      row,
      before,
      facts,
      overlay: await overlayFor(context.unit, expense, project.key),
      place: { project: project.key, city: project.city },
      findIssues: (record) =>
        applicantIssues(context, project, {
          name: 'hf40ApplyPerson',
          field: expense.fields.hf40ApplyPerson,
          named: record['hf40ApplyPerson'] ?? null,
          before: before['hf40ApplyPerson'] ?? null,
        }),
    },
    { ...input, hf40PrjId: project.key },
  )
  const issues = amountIssues(accepted.record)
  if (issues.length > 0) throw Refusal.invalid(issues)
  return accepted
}

function amountIssues({ hf40CostFet }: RecordValues): readonly Issue[] {
  const amount = fenOf(hf40CostFet)
  return amount !== null && amount <= 0n
    ? [{ field: 'hf40CostFet', message: `${expense.fields.hf40CostFet.label}应大于 0` }]
    : []
}

/** Removes the values that are computed for each caller. */
function stored({ canEdit: _edit, hf40Id: _id, ...record }: RecordValues): RecordValues {
  return record
}
