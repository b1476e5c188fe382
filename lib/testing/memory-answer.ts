import * as v from 'valibot'
import type { BackendAnswer } from '../backend/dispatch.ts'
import { answerError } from '../client/answer-error.ts'
import { contractError } from '../client/fangkit-error.ts'
import { envelopeSchema, type Envelope } from '../contract/envelope.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'

/** An answer as it would be sent over HTTP. */
export interface WireAnswer {
  readonly status: number
  readonly text: string
  readonly retryAfter?: string
}

/** The answer of the back end, encoded as JSON. */
export function wired({ status, envelope }: BackendAnswer): WireAnswer {
  return { status, text: JSON.stringify(envelope) }
}

/** A refusal that a server sends without asking the back end. */
export function refusal(code: WireErrorCode): WireAnswer {
  const { status, message } = WIRE_ERRORS[code]
  return wired({ status, envelope: { success: false, code, message, requestId: 'sandbox' } })
}

/**
 * Reads an answer as a transport over HTTP does.
 * @throws FangkitError for an answer that does not follow the contract
 */
export function received(op: string, { status, text, retryAfter }: WireAnswer): Envelope {
  const envelope = envelopeIn(text)
  if (status !== 200) throw answerError({ op, status, envelope, ...(retryAfter !== undefined && { retryAfter }) })
  if (!envelope) throw contractError(op, 'answered something that is no envelope')
  return envelope
}

function envelopeIn(text: string): Envelope | null {
  try {
    const parsed = v.safeParse(envelopeSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // an error page, or an answer that was cut off
  }
}
