import { instantText } from '../catalogue/day.ts'
import type { Field } from '../catalogue/field.ts'
import { isEmpty, isOn, isYes, type Kind, type Value } from '../catalogue/kind.ts'
import { PASSWORD_MASK } from '../catalogue/mask.ts'
import { numberWithUnit } from './numbers/cell-number.ts'
import type { FieldTexts } from './field-texts.ts'
import { restingNumber } from './numbers/resting-number.ts'

type Speak = (value: Value, field: Field, texts: FieldTexts) => string

const asText: Speak = (value) => (Array.isArray(value) ? value.join('、') : String(value))
const asNumber: Speak = (value, field) => {
  return typeof value === 'number' ? numberWithUnit(field, restingNumber(field, value)) : String(value)
}
const asInstant: Speak = (value) => (typeof value === 'number' ? instantText(value) : String(value))
const asPlainWriting: Speak = (value) =>
  String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const asCount: Speak = (value, _field, texts) => texts.fileCount({ count: Array.isArray(value) ? value.length : 1 })

/** Writes a value of each kind as text without a look-up. Codes and keys are written unchanged. */
const SPEAK = {
  text: asText,
  textarea: asText,
  address: asText,
  richtext: asPlainWriting,
  integer: asNumber,
  number: asNumber,
  computed: asText,
  id: asText,
  code: asText,
  codes: asText,
  region: asText,
  account: asText,
  branch: asText,
  organisation: asText,
  member: asText,
  flag: (value, _field, { on, off }) => (isOn(value) ? on : off),
  yesno: (value, _field, { yes, no }) => (isYes(value) ? yes : no),
  date: asText,
  month: asText,
  datetime: asInstant,
  'date-or-anytime': (value, _field, { anytime }) => (value === 'anytime' ? anytime : String(value)),
  file: asCount,
  files: asCount,
  image: asCount,
  images: asCount,
} satisfies Record<Kind, Speak>

/** Returns the text of a value, or null when it is empty. `text`, from the record's `refValues`, takes precedence. */
export function valueText(field: Field, value: Value, texts: FieldTexts, text?: string | null): string | null {
  if (isEmpty(value)) return null
  if (field.secret) return PASSWORD_MASK
  return text ?? SPEAK[field.kind](value, field, texts)
}

/** True for kinds whose values are keys, which mean nothing to the user without a text. */
export function isCoded({ kind }: Field): boolean {
  return (
    kind === 'code' ||
    kind === 'codes' ||
    kind === 'region' ||
    kind === 'account' ||
    kind === 'branch' ||
    kind === 'organisation' ||
    kind === 'member'
  )
}
