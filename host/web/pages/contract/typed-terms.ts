import { type Field, formatShown, type SaleContract, saleContract, type Value } from 'fangkit/domain'
import type { DraftRecord } from 'fangkit/contract'
import type { TypedRecord } from '../inputs/typed-record.ts'

/** The fields a user fills in; those that the server fills are shown in the text. */
export const TERM_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(
  saleContract.fields,
).filter(([, field]) => !field.hidden && !field.serverOwned)

/** Returns a value as the input shows it. */
function typedOf(field: Field, value: Value | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' ? formatShown({ ...field, plain: true }, value) : String(value)
}

export function typedTerms(record: DraftRecord<SaleContract>): TypedRecord {
  return Object.fromEntries(
    TERM_FIELDS.map(([name, field]) => [name, typedOf(field, (record as Readonly<Record<string, Value>>)[name])]),
  ) // adapter: the entity declares these names
}
