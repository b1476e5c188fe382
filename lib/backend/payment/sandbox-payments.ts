import * as v from 'valibot'
import { PAY_METHOD } from '../../domain/codes.ts'
import type { PaidNotice, Payments } from '../ports.ts'
import { sameSignature } from '../same-signature.ts'

/** Options of {@link createSandboxPayments}. @public */
export interface SandboxPaymentsParts {
  /** Returns a signature only this server can make; the same text always gets the same signature. */
  sign(text: string): Promise<string>
  /** Returns the address where a code is paid. */
  addressOf(codeId: string): string
}

/** A payment service that moves no money: anyone who opens a code can mark it as paid. @public */
export interface SandboxPayments extends Payments {
  /** Marks a code as closed; {@link SandboxPayments.isClosed} then says so. */
  close(code: { readonly codeId: string }): Promise<void>
  /** Whether a code was closed at this service. */
  isClosed(codeId: string): boolean
  /** The notice the service would send: the body and its signature, as `payment.notify` takes them. */
  notice(paid: Omit<PaidNotice, 'method'>): Promise<{ readonly body: string; readonly signature: string }>
}

const notice = v.strictObject({
  codeId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  fen: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  transaction: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** The payment service of demonstrations and tests. Its notices are signed like those of a real one. @public */
export function createSandboxPayments({ sign, addressOf }: SandboxPaymentsParts): SandboxPayments {
  const closed = new Set<string>()
  const signatureOf = (body: string) => sign(`payment\n${body}`)
  return {
    addressOf: async ({ codeId }) => addressOf(codeId),
    close: async ({ codeId }) => void closed.add(codeId),
    isClosed: (codeId) => closed.has(codeId),
    async verify(body, signature) {
      if (!sameSignature(await signatureOf(body), signature)) return null
      const parsed = v.safeParse(notice, parsedJson(body))
      if (!parsed.success) return null
      const { codeId, fen, transaction, at } = parsed.output
      return { codeId, amount: BigInt(fen), transaction, at, method: PAY_METHOD.combinedCode }
    },
    async notice({ codeId, amount, transaction, at }) {
      const body = JSON.stringify({ codeId, fen: amount.toString(), transaction, at })
      return { body, signature: await signatureOf(body) }
    },
  }
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null // not a notice of this service
  }
}
