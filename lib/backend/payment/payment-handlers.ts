import { payCodeCalls, paymentCalls } from '../../contract/fee/payment-calls.ts'
import { unmatchedPaymentCalls } from '../../contract/fee/unmatched-payment-calls.ts'
import { unmatchedPayment } from '../../domain/fee/unmatched-payment.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, implementOpen, type Implementation, type SignedIn } from '../handler.ts'
import { visibleChild } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { createCode } from './create-code.ts'
import { answerCode } from './pay-code-answer.ts'
import { payCodeTable } from './pay-code-table.ts'
import { transferToCase, giveBack, openPayments } from './end-unmatched.ts'
import { takePayment } from './take-payment.ts'

/** The calls of payment codes, and the notice of a payment service. @source CAL-085 */
export const paymentHandlers: readonly Implementation[] = [
  implement(
    payCodeCalls.createCombineNativeQrCode,
    needs(PRIVILEGE.save, PRIVILEGE.update),
    async (asked, context) => ({ data: await createCode(context, asked) }),
  ),
  implement(payCodeCalls.getQrCode, needs(PRIVILEGE.detail), async ({ codeId }, context) => {
    const { row, project } = await visibleChild(context, payCodeTable, codeId)
    return { data: await answerCode(context.unit, project, row, context.now) }
  }),
  implement(unmatchedPaymentCalls.getOpenPayments, needs(PRIVILEGE.search), async (_none, context) => ({
    data: await answered(context, await openPayments(context)),
  })),
  implement(unmatchedPaymentCalls.doGiveBack, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => ({
    data: await answeredOne(context, await giveBack(context, asked)),
  })),
  implement(unmatchedPaymentCalls.doBookElsewhere, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => ({
    data: await answeredOne(context, await transferToCase(context, asked)),
  })),
  implementOpen(paymentCalls.notify, async ({ body, signature }, context) => {
    // The signature is checked before anything is read, so that a forged notice reveals nothing.
    const notice = (await context.ports.payments?.verify(body ?? '', signature ?? '')) ?? null
    if (notice === null) throw Refusal.invalid([{ field: 'signature', message: '签名不正确' }])
    return { data: { accepted: await takePayment(context, notice) } }
  }),
]

function answered({ unit }: SignedIn, rows: readonly Row[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return answerRows(unit, unmatchedPayment, rows, (record) => record)
}

async function answeredOne(context: SignedIn, row: Row): Promise<Readonly<Record<string, unknown>>> {
  const [record = {}] = await answered(context, [row])
  return record
}
