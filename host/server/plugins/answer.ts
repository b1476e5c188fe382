import type { FastifyReply } from 'fastify'
import { WIRE_ERRORS, type Envelope, type WireErrorCode } from 'fangkit/contract'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the envelope that was sent, for the metrics; empty for answers without one. */
    answeredCode: string
  }
}

/** What a refusal contains beside its code. */
interface Refused {
  readonly status?: number
  readonly message?: string
  readonly issues?: readonly { readonly field: string; readonly message: string }[]
}

/** Sends an envelope. Caches must not store it. */
export function sendEnvelope(reply: FastifyReply, status: number, envelope: Envelope): FastifyReply {
  reply.request.answeredCode = envelope.code ?? 'OK'
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope))
}

/** Sends a refusal as an envelope. */
export function refuse(
  reply: FastifyReply,
  code: WireErrorCode,
  { status = WIRE_ERRORS[code].status, message = WIRE_ERRORS[code].message, issues }: Refused = {},
): FastifyReply {
  return sendEnvelope(reply, status, {
    success: false,
    code,
    message,
    ...(issues && { data: { issues } }),
    requestId: reply.request.id,
  })
}
