import { dayOf } from '../../../catalogue/day.ts'
import { sameValue } from '../../../catalogue/kind.ts'
import type { RecordInput } from '../../../contract/input.ts'
import { CHARGE_KIND, ORDER_STATUS } from '../../../domain/codes.ts'
import { chargeTypeOf } from '../../../domain/fee/ledger.ts'
import type { DocumentRow } from '../../file/document-row.ts'
import type { LongRunning, SignedIn } from '../../handler.ts'
import { textOf } from '../../session.ts'
import { incomeTable } from '../fee-tables.ts'
import { rowsOfCase } from '../ledger/case-ledger.ts'
import { draftIncome, type IncomeDraft } from './draft-income.ts'
import type { LedgerParts, ReceiptFindings } from '../ledger-parts.ts'
import { likelyDuplicates, receiptIssues } from './used-receipts.ts'

/** Message for an income that must not be submitted. @source INC-040, ERR-050 */
const REFUSED = 'error info'

/**
 * Checks an income before it is submitted: what forbids it, and what the user should look at again. A voucher that was
 * not read yet is read first, outside of any unit, and only if the income could be submitted.
 *
 * @source CAL-071, INC-038 to INC-040, INC-043
 */
export async function checkIncome(context: LongRunning, input: RecordInput, parts: LedgerParts): Promise<Check> {
  const { check, unreadVoucher } = await context.inUnit((inside) => lookAhead(inside, input, parts))
  if (unreadVoucher === null || check.checkMsg === REFUSED || !(await parts.readReceipt?.(context, unreadVoucher)))
    return check
  return (await context.inUnit((inside) => lookAhead(inside, input, parts))).check
}

interface Check {
  readonly checkMsg: string
  readonly checkPriceUrl: string | null
  readonly hints: readonly string[]
}

async function lookAhead(
  context: SignedIn,
  input: RecordInput,
  { compareReceipt }: LedgerParts,
): Promise<{ readonly check: Check; readonly unreadVoucher: DocumentRow | null }> {
  const draft = await draftIncome(context, input, false)
  const {
    warnings: differing,
    checkPriceUrl,
    unreadVoucher,
  } = (await compareReceipt?.(context, draft.record)) ?? NOTHING_FOUND
  const refused = (await receiptIssues(context.unit, draft)).map(({ message }) => message)
  const duplicates = refused.length > 0 ? [] : await likelyDuplicates(context.unit, draft)
  const warnings = [...duplicates, ...(await recordWarnings(context, draft)), ...differing]
  const check =
    refused.length > 0
      ? { checkMsg: REFUSED, checkPriceUrl, hints: [...refused, ...warnings] }
      : { checkMsg: warnings.join('；'), checkPriceUrl, hints: warnings }
  return { check, unreadVoucher }
}

const NOTHING_FOUND: ReceiptFindings = { warnings: [], checkPriceUrl: null, unreadVoucher: null }

/** Warnings for values that may be right but are often mistakes. */
async function recordWarnings({ unit }: SignedIn, { project, row, record }: IncomeDraft): Promise<readonly string[]> {
  if (record['hf54ChargeKind'] === CHARGE_KIND.deduction) return []
  const alike = (await rowsOfCase(unit, incomeTable, project)).find(
    ({ key, values }) =>
      key !== row?.key &&
      values['status'] !== ORDER_STATUS.returned &&
      chargeTypeOf(values) === chargeTypeOf(record) &&
      sameValue(values['orderAmount'], record['orderAmount']),
  )
  const received = textOf(record['hf54ReceiveTime'])
  return [
    ...(alike ? [`本项目同一费用已有金额相同的收入 ${textOf(alike.values['billNo'])}，请确认不是重复登记`] : []),
    ...(received !== '' && received < dayOf(project.createdAt) ? ['收款日期早于项目建立日期，请确认'] : []),
  ]
}
