import { millisecondsOf } from '../../catalogue/day.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { receiptCalls } from '../../contract/income-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { signedAddress } from '../file/document-address.ts'
import { type Implementation, implementPatient } from '../handler.ts'
import { needs } from '../policy.ts'
import { factsOf } from './read-receipt.ts'
import { visibleDocument } from './visible-document.ts'

/** Vouchers, read by machine. @source CAL-077, INC-043 */
export const receiptHandlers: readonly Implementation[] = [
  implementPatient(receiptCalls.ocrOrderMsg, needs(PRIVILEGE.detail), async ({ urlPath }, context) => {
    const voucher = await context.inUnit((inside) => visibleDocument(inside, urlPath))
    const { money, numbers, day } = await factsOf(context, voucher)
    return {
      data: {
        receiptMoney: money === null ? null : fromFen(money), receiptId: numbers[0] ?? null, receiptIds: [...numbers], receiptTime: day === null ? null : millisecondsOf(day),
        checkMsg: '', checkPriceUrl: await signedAddress(context.ports.files, voucher.id, context.now),
      },
    }
  }),
]
