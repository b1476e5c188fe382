import { type Field, formatShown, type SaleContract, saleContract, toStored, type Value } from 'fangkit/domain'
import type { Stored } from 'fangkit/contract'

/** Terms as they are typed, by field. */
export type TypedTerms = Readonly<Record<string, string | null>>

/** What a person fills in; what the server keeps stands in the text. */
export const TERM_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(saleContract.fields).filter(([, field]) => !field.hidden && !field.serverOwned)

/** A value as it is typed. */
function typedOf(field: Field, value: Value | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' ? formatShown({ ...field, plain: true }, value) : String(value)
}

export function typedTerms(record: Stored<SaleContract>): TypedTerms {
  return Object.fromEntries(TERM_FIELDS.map(([name, field]) => [name, typedOf(field, (record as Readonly<Record<string, Value>>)[name])])) // adapter: by names the entity declares
}

/** What is sent, or which fields hold no number. Rules are judged where they are kept. */
export function termsToSend(typed: TypedTerms): { readonly ok: true; readonly values: Readonly<Record<string, Value>> } | { readonly ok: false; readonly faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {}
  const values = Object.fromEntries(TERM_FIELDS.map(([name, field]): readonly [string, Value] => {
    const text = typed[name] ?? null
    if (text === null || (field.kind !== 'number' && field.kind !== 'integer')) return [name, text]
    const number = toStored(field, text)
    if (number === null) faults[name] = `${field.label}不是数字`
    return [name, number]
  }))
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, values }
}
