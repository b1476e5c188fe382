/**
 * The JavaScript value each kind holds inside the program; an empty field holds `null`.
 * Dates are `YYYY-MM-DD` in Asia/Shanghai, months `YYYY-MM`, instants epoch milliseconds.
 * Attachments hold document ids. A flag is 1 (on) or 0 (off); a yes/no answer is `'0'` (yes) or `'1'` (no).
 *
 * @public
 */
export interface ValueOfKind {
  text: string
  textarea: string
  richtext: string
  address: string
  integer: number
  number: number
  code: string
  codes: readonly string[]
  flag: 0 | 1
  yesno: string
  date: string
  month: string
  datetime: number
  'date-or-anytime': string
  region: string
  account: string
  branch: string
  organisation: string
  member: string
  file: string
  files: readonly string[]
  image: string
  images: readonly string[]
  computed: string | number
  id: string
}

/**
 * The closed list of field kinds. After you add a kind, the compiler reports every table that needs an entry for it.
 * @public
 */
export type Kind = keyof ValueOfKind

/** A single value a condition can test. @public */
export type Scalar = string | number | null

/** What a field may hold. @public */
export type Value = Scalar | readonly string[]

/** Named values that conditions, rules and computations read: a record together with the facts of its case. @public */
export type Scope = Readonly<Record<string, Value | undefined>>

/** True for an empty text, an empty list or a missing value: all mean "not filled in". */
export function isEmpty(value: Value | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Equality of two field values: lists by content, empty values alike. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => item === b[i])
  return a === b
}

/** True when a toggle is on (1). Use it for every toggle. */
export function isOn(value: Value | undefined): boolean {
  return value === 1
}

/** True when a yes/no answer is yes (`'0'`). Use it for every such answer. */
export function isYes(value: Value | undefined): boolean {
  return value === '0'
}
