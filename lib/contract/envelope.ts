import * as v from 'valibot'

/** The form of every answer. A business failure is HTTP 200 with `success: false`. @source OPN-020 @public */
export const envelopeSchema = v.looseObject({
  success: v.boolean(),
  message: v.nullish(v.string()),
  code: v.nullish(v.string()),
  data: v.optional(v.unknown()),
  total: v.nullish(v.number()),
  requestId: v.nullish(v.string()),
})

/** An answer as it crosses the wire: data, or the code and message of a failure. @public */
export type Envelope = v.InferOutput<typeof envelopeSchema>

/** The refused fields with their messages; the `data` of an `INVALID` answer. */
export const invalidSchema = v.looseObject({
  issues: v.array(v.looseObject({ field: v.string(), message: v.string(), key: v.nullish(v.string()) })),
})

/** Who changed which fields in the meantime; the `data` of a `CONFLICT` answer. */
export const conflictSchema = v.looseObject({
  fields: v.array(v.string()),
  record: v.record(v.string(), v.unknown()),
  by: v.string(),
  at: v.number(),
  /** All rows in their current state, where a list was saved. */
  rows: v.optional(v.array(v.record(v.string(), v.unknown()))),
})
