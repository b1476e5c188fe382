import { dayOf } from '../../catalogue/day.ts'
import { sameValue } from '../../catalogue/kind.ts'
import type { RecordInput } from '../../contract/input.ts'
import { CHARGE_KIND, ORDER_STATUS } from '../../domain/codes.ts'
import { chargeTypeOf } from '../../domain/fee/book.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import { incomeTable } from '../tables.ts'
import { rowsOfCase } from './book-of-case.ts'
import { draftIncome, type IncomeDraft } from './draft-income.ts'
import type { LedgerParts } from './ledger-parts.ts'
import { receiptIssues } from './used-receipts.ts'

/** Said of what must not be handed in. @source INC-040, ERR-050 */
const REFUSED = 'error info'

/** A look ahead, before an income is handed in: what forbids it, and what a person should look at again. @source CAL-071, INC-038 to INC-040 */
export async function checkIncome(context: SignedIn, input: RecordInput, { compareReceipt }: LedgerParts): Promise<{ readonly checkMsg: string; readonly checkPriceUrl: string | null; readonly hints: readonly string[] }> {
  const draft = await draftIncome(context, input, false)
  const found = await compareReceipt?.(context, draft.record)
  const checkPriceUrl = found?.checkPriceUrl ?? null
  const refused = (await receiptIssues(context.unit, draft)).map(({ message }) => message)
  const doubts = [...(await doubtsAbout(context, draft)), ...(found?.doubts ?? [])]
  if (refused.length > 0) return { checkMsg: REFUSED, checkPriceUrl, hints: [...refused, ...doubts] }
  return { checkMsg: doubts.join('；'), checkPriceUrl, hints: doubts }
}

/** What may be right and is often a mistake. */
async function doubtsAbout({ unit }: SignedIn, { project, row, record }: IncomeDraft): Promise<readonly string[]> {
  if (record['hf54ChargeKind'] === CHARGE_KIND.deduction) return []
  const alike = (await rowsOfCase(unit, incomeTable, project)).find(
    ({ key, values }) => key !== row?.key && values['status'] !== ORDER_STATUS.returned && chargeTypeOf(values) === chargeTypeOf(record) && sameValue(values['orderAmount'], record['orderAmount']),
  )
  const received = textOf(record['hf54ReceiveTime'])
  return [
    ...(alike ? [`本项目同一费用已有金额相同的收入 ${textOf(alike.values['billNo'])}，请确认不是重复登记`] : []),
    ...(received !== '' && received < dayOf(project.createdAt) ? ['收款日期早于项目建立日期，请确认'] : []),
  ]
}
