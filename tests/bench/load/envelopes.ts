import { envelopeSchema } from 'fangkit/contract'
import * as v from 'valibot'

interface Text {
  readonly text: string
}
const signedIn = v.object({ token: v.string() })
const records = v.array(v.object({ keyValue: v.string() }))

/** The token a log-in answered. */
export function sessionIn({ text }: Text): v.InferOutput<typeof signedIn> {
  const { data, message } = v.parse(envelopeSchema, JSON.parse(text))
  const read = v.safeParse(signedIn, data)
  if (!read.success) throw new Error(message ?? 'nobody signed in')
  return read.output
}

/** Keys of the records a list answered. */
export function keysIn({ text }: Text): readonly string[] {
  const { data } = v.parse(envelopeSchema, JSON.parse(text))
  return v.parse(records, data).map(({ keyValue }) => keyValue)
}
