import { type PayCode, payCodeCalls } from '../../../contract/fee/payment-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** The current state of a payment code. */
export function payCodeState(codeId: string): QueryPlan<PayCode> {
  return { ...answerOf(payCodeCalls.getQrCode, { codeId }), staleTime: 0 }
}
