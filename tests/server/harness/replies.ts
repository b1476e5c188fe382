import { envelopeSchema, type Envelope } from 'fangkit/contract'
import * as v from 'valibot'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly envelope: Envelope
}
/** Reads an answer; every one must be an envelope. */
export async function replyOf(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: response.headers,
    envelope: v.parse(envelopeSchema, await response.json()),
  }
}

const recordSchema = v.record(v.string(), v.unknown())

/** The record a successful call answered. */
export function recordIn({ envelope }: Reply): Readonly<Record<string, unknown>> {
  if (!envelope.success) throw new Error(`refused: ${envelope.code} ${envelope.message}`)
  return v.parse(recordSchema, envelope.data)
}

/** The rows a successful call answered. */
export function rowsIn({ envelope }: Reply): readonly Readonly<Record<string, unknown>>[] {
  if (!envelope.success) throw new Error(`refused: ${envelope.code} ${envelope.message}`)
  return v.parse(v.array(recordSchema), envelope.data)
}

export function textIn(record: Readonly<Record<string, unknown>>, name: string): string {
  return v.parse(v.string(), record[name])
}

/** Names of the fields a refused call complained about. */
export function refusedFields({ envelope }: Reply): readonly string[] {
  if (envelope.code !== 'INVALID') throw new Error(`not refused as invalid: ${JSON.stringify(envelope)}`)
  return v
    .parse(v.object({ issues: v.array(v.looseObject({ field: v.string() })) }), envelope.data)
    .issues.map(({ field }) => field)
}
