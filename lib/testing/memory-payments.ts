import * as v from 'valibot'
import type { BackendAnswer } from '../backend/dispatch.ts'
import type { Files } from '../backend/files.ts'
import type { OpenPayCode } from '../backend/payment/payment-service.ts'
import { createSandboxPayments, type SandboxPayments } from '../backend/payment/sandbox-payments.ts'
import { toFen } from '../catalogue/unit.ts'
import { paymentCalls } from '../contract/fee/payment-calls.ts'

const { service, method } = paymentCalls.notify
/** The call a payment service makes. */
export const PAID = { service, method } as const

/** The payment service of a back end that runs in the page; it has no real pay pages. */
export function createMemoryPayments({ sign }: Pick<Files, 'sign'>): SandboxPayments {
  return createSandboxPayments({ sign, addressOf: (codeId) => `/pay/${codeId}` })
}

export interface MemoryPayment {
  readonly payments: SandboxPayments
  readonly code: OpenPayCode | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly deliver: (notice: { readonly body: string; readonly signature: string }) => Promise<BackendAnswer>
}

/** Reports that a code was paid, as its pay page does. */
export async function payInMemory({ payments, code, at, deliver }: MemoryPayment): Promise<boolean> {
  if (!code) return false
  const { envelope } = await deliver(
    await payments.notice({
      codeId: code.codeId,
      amount: toFen(code.amount),
      transaction: `M${code.codeId}`.slice(0, 64),
      at,
    }),
  )
  return v.is(v.object({ accepted: v.literal(true) }), envelope.data)
}
