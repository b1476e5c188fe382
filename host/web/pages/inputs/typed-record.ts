import { type Field, toStored, type Value } from 'fangkit/domain'

/** Values as they are typed, by field. */
export type TypedRecord = Readonly<Record<string, string | null>>

/** The record to send, or the fields whose number cannot be read. */
export type ToSend =
  | { readonly ok: true; readonly values: Readonly<Record<string, Value>> }
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> }

/** Reads the typed values. The server checks the rules. */
export function recordToSend(fields: readonly (readonly [name: string, field: Field])[], typed: TypedRecord): ToSend {
  const faults: Record<string, string> = {}
  const values = fields.map(([name, field]): readonly [string, Value] => {
    const text = typed[name] ?? null
    if (text === null || (field.kind !== 'number' && field.kind !== 'integer')) return [name, text]
    const number = toStored(field, text)
    if (number === null) faults[name] = `${field.label}不是数字`
    return [name, number]
  })
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, values: Object.fromEntries(values) }
}
