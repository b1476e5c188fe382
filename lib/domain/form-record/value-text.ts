import { instantText } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { isOn, type Kind, type Value } from '../../catalogue/kind.ts'
import { formatShown, UNIT_LABEL } from '../../catalogue/unit.ts'

type Write = (value: Value, field: Field, label: string | undefined, bare: boolean) => string
const asText: Write = (value) => (Array.isArray(value) ? value.join('、') : String(value))
const asLabel: Write = (value, field, label, bare) => label ?? asText(value, field, label, bare)
const asNumber: Write = (value, field, _label, bare) => {
  if (typeof value !== 'number') return String(value)
  const unit = field.shown ? UNIT_LABEL[field.shown] : ''
  return `${formatShown(field, value)}${bare || unit === '' ? '' : unit === '%' ? unit : ` ${unit}`}`
}
const asDay: Write = (value) => {
  const [year = '', month = '', day] = String(value).split('-')
  return `${year}年${month}月${day === undefined ? '' : `${day}日`}`
}
const nothing: Write = () => ''

/** How each kind is written on paper. The compiler reports a missing kind. Files cannot be printed as text. */
const WRITE = {
  text: asText,
  textarea: asText,
  address: asText,
  id: asText,
  richtext: (value) =>
    String(value)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  integer: asNumber,
  number: asNumber,
  computed: asNumber,
  flag: (value) => (isOn(value) ? '是' : '否'),
  date: asDay,
  month: asDay,
  datetime: (value) => (typeof value === 'number' ? instantText(value).slice(0, -3) : String(value)),
  'date-or-anytime': (value, field, label, bare) => (value === 'anytime' ? '随时' : asDay(value, field, label, bare)),
  code: asLabel,
  codes: asLabel,
  yesno: asLabel,
  region: asLabel,
  account: asLabel,
  branch: asLabel,
  organisation: asLabel,
  member: asLabel,
  file: nothing,
  files: nothing,
  image: nothing,
  images: nothing,
} satisfies Record<Kind, Write>

/** A filled value as written on paper, in the unit shown on screen. */
export function valueText(field: Field, value: Value | undefined, label: string | undefined, bare: boolean): string {
  return value === undefined || value === null ? '' : WRITE[field.kind](value, field, label, bare)
}
