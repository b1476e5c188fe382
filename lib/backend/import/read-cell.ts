import { isDay, isMonth, millisecondsOf } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import type { Kind, Value } from '../../catalogue/kind.ts'
import { shapeIssue } from '../../catalogue/shape.ts'
import { toStored } from '../../catalogue/unit.ts'

/** The value of a cell, or why it has none, in words that continue the label of the field. */
export type CellRead = { readonly value: Value } | { readonly issue: string }

/** Finds the key behind a name. */
export type KeyOf = (field: Field, name: string) => { readonly key: string } | { readonly issue: string }

type Read = (text: string, field: Field, keyOf: KeyOf) => CellRead

const asText: Read = (text) => ({ value: text })
const asNumber: Read = (text, field) => {
  const value = toStored(field, text)
  return value === null ? { issue: '应为数字' } : { value }
}
const asFlag: Read = (text) =>
  text === '是' || text === '1' ? { value: 1 } : text === '否' || text === '0' ? { value: 0 } : { issue: '应为是或否' }
const asKey: Read = (text, field, keyOf) => {
  const found = keyOf(field, text)
  return 'key' in found ? { value: found.key } : found
}
const asKeys: Read = (text, field, keyOf) => {
  const keys: string[] = []
  for (const name of text.split(/[、,，;；]/)) {
    if (name.trim() === '') continue
    const found = keyOf(field, name.trim())
    if ('issue' in found) return found
    keys.push(found.key)
  }
  return { value: keys }
}
const asDay: Read = (text) => {
  const day = dayIn(text)
  return day === null ? { issue: '不是正确的日期' } : { value: day }
}
const asMonth: Read = (text) => {
  const month = isMonth(text) ? text : (dayIn(`${text}-01`) ?? dayIn(text))?.slice(0, 7)
  return month === undefined ? { issue: '不是正确的月份' } : { value: month }
}
const asInstant: Read = (text) => {
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] = INSTANT.exec(text) ?? []
  const day = dayIn(date)
  const into = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return day === null || into >= SECONDS_OF_DAY
    ? { issue: '不是正确的时间' }
    : { value: millisecondsOf(day) + into * 1_000 }
}
const INSTANT = /^(\S+)(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const SECONDS_OF_DAY = 86_400

const READ = {
  text: asText,
  textarea: asText,
  richtext: asText,
  address: asText,
  integer: asNumber,
  number: asNumber,
  computed: asText,
  flag: asFlag,
  date: asDay,
  month: asMonth,
  datetime: asInstant,
  'date-or-anytime': (text, field, keyOf) => (text === '随时' ? { value: 'anytime' } : asDay(text, field, keyOf)),
  code: asKey,
  codes: asKeys,
  yesno: asKey,
  region: asKey,
  account: asKey,
  branch: asKey,
  organisation: asKey,
  member: asText,
  id: asText,
  file: asText,
  files: asText,
  image: asText,
  images: asText,
} satisfies Record<Kind, Read>

/**
 * Reads a cell as an export writes it: in the unit that people see, with names in place of keys. An empty cell is not
 * read: the field takes the value a blank form starts with.
 */
export function readCell(field: Field, cell: string, keyOf: KeyOf): CellRead {
  // An export marks texts that a spreadsheet would run as a formula.
  const text = cell.trim().replace(/^'(?=[\s=+\-@＝＋－＠])/, '')
  const read = READ[field.kind](text, field, keyOf)
  if ('issue' in read) return { issue: `“${shortened(text)}”${read.issue}` }
  const issue = shapeIssue(field, read.value)
  return issue === null ? read : { issue }
}

const shortened = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** A day as 2026-11-01, 2026/11/1, 2026.11.1 or 2026年11月1日; null for anything else. */
function dayIn(text: string): string | null {
  const [, year = '', month = '', date = ''] = DAY.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
