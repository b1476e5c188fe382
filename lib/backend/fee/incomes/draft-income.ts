import { sameValue } from '../../../catalogue/kind.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { RecordInput } from '../../../contract/input.ts'
import { CHARGE_KIND, ORDER_STATUS } from '../../../domain/codes.ts'
import { income } from '../../../domain/fee/income.ts'
import { incomeIssues, listOf } from '../../../domain/fee/income-rules.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { overlayFor } from '../../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../../handler.ts'
import { changeableCase, visibleChild } from '../../member/case-access.ts'
import { allow, needs } from '../../policy.ts'
import { blankOf } from '../../record/answer.ts'
import { conflictOver } from '../../record/conflict.ts'
import { judge } from '../../record/save.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { incomeTable, orderTable } from '../fee-tables.ts'
import { applicantIssues } from '../applicant.ts'
import { deductibleOrders } from '../ledger/bind-orders.ts'
import { readLedger, balanceOfType } from '../ledger/case-ledger.ts'
import { isSubmitter, refuseOldVersion } from '../fee-access.ts'
import { shownIncomes } from './income-answer.ts'

/** An income to be stored, checked against the ledger. */
export interface IncomeDraft {
  readonly project: Row
  /** The returned income that is submitted again; null for a new one. */
  readonly row: Row | null
  readonly record: RecordValues
  readonly changed: readonly string[]
  /** The paid orders it deducts. */
  readonly bound: readonly Row[]
}

/** Start values of a new income of a case. @source CAL-069 */
export function blankIncome({ principal }: SignedIn, project: Row): RecordValues {
  return { ...blankOf(income), hf54PrjId: project.key, hf54ApplyPerson: principal.acctId }
}

/**
 * The income that a submission would store.
 *
 * @param lock locks the case, so that the ledger cannot change between check and write; only a check goes without
 * @throws Refusal
 * @source INC-020, INC-026 to INC-037
 */
export async function draftIncome(context: SignedIn, input: RecordInput, lock = true): Promise<IncomeDraft> {
  const { unit, principal } = context
  const key = input.keyValue || input['hf54Id']
  allow(needs(key ? PRIVILEGE.update : PRIVILEGE.add), principal)
  const { project, row } = key
    ? await knownIncome(context, String(key), input, lock)
    : { project: await caseOfNew(context, input, lock), row: null }
  const [before = blankIncome(context, project)] = row ? await shownIncomes(context, project, [row]) : []
  if (row && input['hf54PrjId'] !== undefined && !sameValue(input['hf54PrjId'] as string, project.key))
    throw new Refusal('NOT_FOUND', '该项目没有这笔收入') // adapter: parsed as a key
  const { record, changed } = await judge(
    context,
    {
      entity: income,
      table: incomeTable,
      row,
      before,
      facts: {},
      overlay: await overlayFor(unit, income, project.key),
      place: { project: project.key, city: project.city },
      findIssues: (values) =>
        applicantIssues(context, project, {
          name: 'hf54ApplyPerson',
          field: income.fields.hf54ApplyPerson,
          named: values['hf54ApplyPerson'] ?? null,
          before: before['hf54ApplyPerson'] ?? null,
        }),
    },
    { ...input, hf54PrjId: project.key },
  )
  const ledger = await readLedger(unit, project)
  // The channel is checked as sent, even where the rules have already corrected it.
  const said = typeof input['payChannel'] === 'string' ? { ...record, payChannel: input['payChannel'] } : record
  const issues = incomeIssues(said, {
    bookable: (type) => balanceOfType(ledger, type)?.bookable ?? null,
    orders: await deductibleOrders(unit, project),
  })
  if (issues.length > 0) throw Refusal.invalid(issues)
  return { project, row, record, changed, bound: await boundOrders(context, record) }
}

async function caseOfNew(context: SignedIn, { hf54PrjId }: RecordInput, lock: boolean): Promise<Row> {
  if (typeof hf54PrjId !== 'string' || hf54PrjId === '')
    throw Refusal.invalid([{ field: 'hf54PrjId', message: `${income.fields.hf54PrjId.label}必填` }])
  return changeableCase(context, hf54PrjId, lock)
}

/** A returned income, for the person who submitted it. */
async function knownIncome(
  context: SignedIn,
  id: string,
  { version }: RecordInput,
  lock: boolean,
): Promise<{ readonly project: Row; readonly row: Row }> {
  const { unit, principal } = context
  const seen = await visibleChild(context, incomeTable, id)
  const project = await changeableCase(context, seen.project.key, lock)
  const row = (await unit.get(incomeTable, id, { lock })) ?? seen.row
  await refuseOldVersion(row, version, async () => {
    const [record = {}] = await shownIncomes(context, project, [row])
    return conflictOver(unit, income, record, row)
  })
  if (!isSubmitter(principal, row, 'hf54ApplyPerson'))
    throw new Refusal('NO_PERMISSION', '只有提交人可以修改并重新提交这笔收入')
  if (row.values['status'] !== ORDER_STATUS.returned) throw new Refusal('STATUS', '只有已退回的收入可以修改并重新提交')
  return { project, row }
}

/** Rows of the orders an accepted deduction names. */
async function boundOrders({ unit }: SignedIn, record: RecordValues): Promise<readonly Row[]> {
  if (record['hf54ChargeKind'] !== CHARGE_KIND.deduction) return []
  const rows = await Promise.all(listOf(record['hf54BindOrederId']).map((key) => unit.get(orderTable, key)))
  return rows.flatMap((row) => row ?? [])
}
