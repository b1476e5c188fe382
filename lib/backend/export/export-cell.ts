import { instantText, isDay } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { isEmpty, isOn, type Kind, type Value } from '../../catalogue/kind.ts'
import { toShown } from '../../catalogue/unit.ts'
import type { Cell } from './cell.ts'

type Write = (value: Value, field: Field, label: string | undefined) => Cell
const asText: Write = (value) => ({ text: Array.isArray(value) ? value.join('、') : String(value) })
/** The text of a code, or the code itself where no dictionary knows it. */
const asLabel: Write = (value, field, label) => (label === undefined ? asText(value, field, label) : { text: label })
const asNumber: Write = (value, field) =>
  typeof value === 'number' ? { number: toShown(field, value), format: numberFormat(field) } : { text: String(value) }
const asDay =
  (format: string, text = (value: Value): string => String(value)): Write =>
  (value) =>
    dateCell(text(value), format)

/** Spreadsheets count days from here; an earlier one stays a text. */
const FIRST_DAY = '1900-03-01'

/** A date as the text shows it: a month, a day, or a day and a time of day. Anything else is a text. */
function dateCell(text: string, format: string): Cell {
  const [day = '', time = '00:00:00'] = (text.length === MONTH_LENGTH ? `${text}-01` : text).split(' ')
  return isDay(day) && day >= FIRST_DAY ? { at: Date.parse(`${day}T${time}Z`), format, text } : { text }
}
const MONTH_LENGTH = 7

/** How a spreadsheet displays a number: thousands are separated, and no decimal that is there is hidden. */
function numberFormat({ kind, plain, precision, stored }: Field): string {
  const decimals = precision ?? (stored === 'yuan' ? 2 : 0)
  const whole = plain ? '0' : '#,##0'
  if (decimals > 0) return `${whole}.${'0'.repeat(decimals)}####`
  return kind === 'integer' ? whole : 'General'
}

/** How each kind of field is written to a table. The type is closed, so a new kind cannot be forgotten. */
const WRITE = {
  text: asText,
  textarea: asText,
  address: asText,
  date: asDay('yyyy-mm-dd'),
  month: asDay('yyyy-mm'),
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
  datetime: asDay('yyyy-mm-dd hh:mm:ss', (value) => (typeof value === 'number' ? instantText(value) : String(value))),
  'date-or-anytime': asDay('yyyy-mm-dd', (value) => (value === 'anytime' ? '随时' : String(value))),
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
