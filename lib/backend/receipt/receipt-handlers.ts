import { millisecondsOf } from '../../catalogue/day.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { receiptCalls } from '../../contract/fee/income-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { likelyDuplicates } from '../fee/incomes/used-receipts.ts'
import { signedAddress } from '../file/document-address.ts'
import { documentTable } from '../file/document-table.ts'
import { type Implementation, implementLongRunning, type SignedIn } from '../handler.ts'
import { needs } from '../policy.ts'
import { textOf } from '../session.ts'
import { incomeTable } from '../fee/fee-tables.ts'
import { factsOf } from './read-receipt.ts'
import { visibleDocument } from './visible-document.ts'

/** The call that reads a voucher by machine. @source CAL-077, INC-043 */
export const receiptHandlers: readonly Implementation[] = [
  implementLongRunning(receiptCalls.ocrOrderMsg, needs(PRIVILEGE.detail), async ({ urlPath }, context) => {
    const voucher = await context.inUnit((inside) => visibleDocument(inside, urlPath))
    const { money, numbers, day } = await factsOf(context, voucher)
    const duplicates = await context.inUnit((inside) => duplicatesOf(inside, voucher.id))
    return {
      data: {
        receiptMoney: money === null ? null : fromFen(money),
        receiptId: numbers[0] ?? null,
        receiptIds: [...numbers],
        receiptTime: day === null ? null : millisecondsOf(day),
        checkMsg: duplicates.join('；'),
        checkPriceUrl: await signedAddress(context.ports.files, voucher.id, context.now),
      },
    }
  }),
]

/** Orders, other than its own income, that seem to contain the money of this voucher already. */
async function duplicatesOf({ unit, principal }: SignedIn, documentId: string): Promise<readonly string[]> {
  const document = await unit.get(documentTable, documentId)
  const row = await unit.get(incomeTable, textOf(document?.values['objId']))
  const record = { hf54Image: documentId, orderNo: row?.values['orderNo'] ?? null }
  return likelyDuplicates(unit, { project: { city: row?.city ?? principal.city }, row, record })
}
