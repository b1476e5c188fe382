import * as v from 'valibot'
import type { BackendAnswer } from '../backend/dispatch.ts'
import { answerError } from '../client/answer-error.ts'
import { contractError } from '../client/fangkit-error.ts'
import { envelopeSchema, type Envelope } from '../contract/envelope.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'

/** An answer as it would travel. */
export interface WireAnswer {
  readonly status: number
  readonly text: string
  readonly retryAfter?: string
}

/** What the back end answered, through JSON. */
export function wired({ status, envelope }: BackendAnswer): WireAnswer {
  return { status, text: JSON.stringify(envelope) }
}

/** A refusal by a server that stands for itself, not for the business. */
export function refusal(code: WireErrorCode): WireAnswer {
  const { status, message } = WIRE_ERRORS[code]
  return wired({ status, envelope: { success: false, code, message, requestId: 'sandbox' } })
}

/** Reads an answer as a transport over HTTP does. @throws FangkitError for what is no answer of the contract */
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
