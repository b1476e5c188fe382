import { isCleanText } from './clean-text.ts'
import { isDay, isMonth } from './day.ts'
import type { Field } from './field.ts'
import type { Kind, Value } from './kind.ts'
import { decimalsOf, storedDecimals } from './unit.ts'

/** Characters a text may have when its declaration gives no limit. */
export const DEFAULT_MAX_LENGTH = { text: 500, address: 500, textarea: 4_000, richtext: 200_000 } as const

/** Largest stored number: money up to ten trillion yuan is exact to the fen in a double. */
const LARGEST = 10_000_000_000_000

type Shape = (value: Value, field: Field) => string | null

const writing =
  (kind: keyof typeof DEFAULT_MAX_LENGTH): Shape =>
  (value, field) => {
    if (typeof value !== 'string') return '应为文字'
    if (!isCleanText(value)) return '含有无法保存的字符'
    const limit = field.maxLength ?? DEFAULT_MAX_LENGTH[kind]
    return [...value].length > limit ? `不能超过${limit}个字` : null
  }
const key: Shape = (value) =>
  typeof value === 'string' && value.length <= 64 && isCleanText(value) ? null : '格式不正确'
/** Lists are sent joined by commas, so no item may be empty or contain a comma. */
const keys: Shape = (value, field) => {
  if (!Array.isArray(value) || value.some((item) => key(item, field) !== null || item === '' || item.includes(',')))
    return '格式不正确'
  return field.maxCount !== undefined && value.length > field.maxCount ? `最多${field.maxCount}个` : null
}
const finite: Shape = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '应为数字'
  if (Math.abs(value) > LARGEST) return '数值过大'
  const decimals = storedDecimals(field)
  if (decimalsOf(value) <= decimals) return null
  return field.stored === 'yuan' ? '最多精确到分' : `最多${field.precision ?? 2}位小数`
}
const whole: Shape = (value) =>
  typeof value !== 'number' ? '应为数字' : Number.isSafeInteger(value) ? null : '应为整数'
const integer: Shape = (value, field) => whole(value, field) ?? (Math.abs(Number(value)) > LARGEST ? '数值过大' : null)
const day: Shape = (value) => (typeof value === 'string' && isDay(value) ? null : '不是正确的日期')

/** The issue of a filled value that does not fit its kind, or null. */
const SHAPE = {
  text: writing('text'),
  address: writing('address'),
  textarea: writing('textarea'),
  richtext: writing('richtext'),
  integer,
  number: finite,
  datetime: whole,
  code: key,
  yesno: (value) => (value === '0' || value === '1' ? null : '只能选择是或否'),
  region: key,
  account: key,
  branch: key,
  organisation: key,
  member: key,
  id: key,
  file: key,
  image: key,
  codes: keys,
  files: keys,
  images: keys,
  flag: (value) => (value === 0 || value === 1 ? null : '只能为开或关'),
  date: day,
  'date-or-anytime': (value, field) => (value === 'anytime' ? null : day(value, field)),
  month: (value) => (typeof value === 'string' && isMonth(value) ? null : '不是正确的月份'),
  computed: (value) => (typeof value === 'string' || typeof value === 'number' ? null : '格式不正确'),
} satisfies Record<Kind, Shape>

export function shapeIssue(field: Field, value: Value): string | null {
  return SHAPE[field.kind](value, field)
}
