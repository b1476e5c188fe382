import { type Field, formatShown, type SaleContract, saleContract, type Value } from 'fangkit/domain'
import type { DraftRecord } from 'fangkit/contract'
import type { TypedRecord } from '../inputs/typed-record.ts'

/** What a person fills in; what the server keeps stands in the text. */
export const TERM_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(
  saleContract.fields,
).filter(([, field]) => !field.hidden && !field.serverOwned)

/** A value as it is typed. */
function typedOf(field: Field, value: Value | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' ? formatShown({ ...field, plain: true }, value) : String(value)
}

export function typedTerms(record: DraftRecord<SaleContract>): TypedRecord {
  return Object.fromEntries(
    TERM_FIELDS.map(([name, field]) => [name, typedOf(field, (record as Readonly<Record<string, Value>>)[name])]),
  ) // adapter: by names the entity declares
}
