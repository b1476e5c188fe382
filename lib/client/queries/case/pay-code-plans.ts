import { type PayCode, payCodeCalls } from '../../../contract/fee/payment-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** A payment code as it stands now. */
export function payCodeState(codeId: string): QueryPlan<PayCode> {
  return { ...answerOf(payCodeCalls.getQrCode, { codeId }), staleTime: 0 }
}
