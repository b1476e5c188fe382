import { instantText } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { isEmpty, isOn, type Kind, type Value } from '../../catalogue/kind.ts'
import { toShown } from '../../catalogue/unit.ts'
import type { Cell } from './csv.ts'

type Write = (value: Value, field: Field, label: string | undefined) => Cell
const asText: Write = (value) => ({ text: Array.isArray(value) ? value.join('、') : String(value) })
/** The text of a code, or the code itself where no dictionary knows it. */
const asLabel: Write = (value, field, label) => (label === undefined ? asText(value, field, label) : { text: label })
const asNumber: Write = (value, field) =>
  typeof value === 'number' ? { number: toShown(field, value) } : { text: String(value) }

/** How each kind of field is written to a table. The type is closed, so a new kind cannot be forgotten. */
const WRITE = {
  text: asText,
  textarea: asText,
  address: asText,
  date: asText,
  month: asText,
  file: asText,
  image: asText,
  files: asText,
  images: asText,
  richtext: (value) => ({
    text: String(value)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }),
  integer: asNumber,
  number: asNumber,
  computed: asNumber,
  flag: (value) => ({ text: isOn(value) ? '是' : '否' }),
  datetime: (value) => ({ text: typeof value === 'number' ? instantText(value) : String(value) }),
  'date-or-anytime': (value) => ({ text: value === 'anytime' ? '随时' : String(value) }),
  code: asLabel,
  codes: asLabel,
  yesno: asLabel,
  region: asLabel,
  id: asLabel,
  account: asLabel,
  member: asLabel,
  branch: asLabel,
  organisation: asLabel,
} satisfies Record<Kind, Write>

const EMPTY: Cell = { text: '' }

/** A value as a cell, in the unit that people see. */
export function exportCell(field: Field, value: Value | undefined, label: string | undefined): Cell {
  return isEmpty(value) ? EMPTY : WRITE[field.kind](value, field, label)
}
