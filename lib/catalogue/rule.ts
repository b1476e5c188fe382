import { addDays, type Day } from './day.ts'
import { isEmpty, type Scope, type Value } from './kind.ts'

/** What a rule can read beside the record. @public */
export interface RuleContext {
  /** Today in Asia/Shanghai. */
  readonly today: Day
  /** Settings of the installation, such as which phone numbers count as valid. */
  readonly settings: Readonly<Record<string, string>>
  /** The current label of another field. */
  readonly labelOf: (field: string) => string
  /**
   * True for a detailed address that names a province, city or district. Passed in with the record, so that
   * declarations stay small.
   */
  readonly repeatsPlace: (address: string) => boolean
}

/**
 * What is wrong with a value, in words that continue the label of the field; with a key where a language may provide
 * its own sentence.
 * @public
 */
export type RuleIssue =
  | string
  /** The sentence in Chinese, and the key under which a language replaces it. */
  | { readonly key: string; readonly text: string }

/**
 * A named rule for one filled field. Returns the issue without the label of the field, or null. Rules are plain
 * objects, so a document can list them by name.
 * @public
 */
export interface Rule {
  /** Names the rule and its parameters in documents: `minLength:6`. */
  readonly name: string
  /** Other fields the rule reads. */
  readonly reads?: readonly string[]
  /** What is wrong with a filled value; null when nothing is. `scope` holds the record and the facts of its case. */
  readonly issue: (value: Value, scope: Scope, context: RuleContext) => RuleIssue | null
}

const onText = (name: string, issue: (text: string, context: RuleContext) => string | null): Rule => ({
  name,
  issue: (value, _scope, context) => (typeof value === 'string' ? issue(value, context) : null),
})
const pattern = (name: string, expression: RegExp, message: string): Rule =>
  onText(name, (text) => (expression.test(text) ? null : message))

/** Accepts a mail address: text, `@` and a domain with a dot. */
export const email = pattern('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, '格式不正确')
/** Accepts the digits 0 to 9 only. */
export const digits = pattern('digits', /^\d+$/, '只能填写数字')
/** At least this many characters. @source FRM-011 */
export const longEnough = (count: number): Rule =>
  onText(`minLength:${count}`, (text) => ([...text].length >= count ? null : `不能少于${count}个字`))
/** Accepts exactly this many characters. */
export const length = (count: number): Rule =>
  onText(`length:${count}`, (text) => ([...text].length === count ? null : `应为${count}位`))

/** A detailed address must not repeat a province, city or district name. @source HSE-068, OPN-096 */
export const detailedAddress = onText('address', (text, { repeatsPlace }) =>
  repeatsPlace(text) ? '请勿包含省、市、区名称' : null,
)

/** Accepts today and earlier days. */
export const notFuture = onText('notFuture', (day, { today }) => (day > today ? '不能晚于今天' : null))
/** Allows yesterday and later days only. */
export const pass = onText('date:pass', (day, { today }) =>
  day !== 'anytime' && day < addDays(today, -1) ? '不能早于昨天' : null,
)
/** Allows days up to yesterday only. */
export const after = onText('date:after', (day, { today }) =>
  day !== 'anytime' && day > addDays(today, -1) ? '不能晚于昨天' : null,
)

type Comparable = string | number
const compare = (
  name: string,
  other: string,
  wrong: (a: Comparable, b: Comparable) => boolean,
  words: string,
): Rule => ({
  name: `${name}:${other}`,
  reads: [other],
  issue: (value, scope, { labelOf }) => {
    const against = scope[other]
    if (isEmpty(against) || typeof value === 'object' || typeof against === 'object' || against === undefined)
      return null
    return wrong(value, against) ? `${words}${labelOf(other)}` : null
  },
})
/** Accepts a value up to that of the other field; any value while the other is empty. */
export const notAbove = (other: string): Rule => compare('notAbove', other, (a, b) => a > b, '不能大于')
/** Accepts a value from that of the other field on; any value while the other is empty. */
export const notBelow = (other: string): Rule => compare('notBelow', other, (a, b) => a < b, '不能小于')
/** Accepts days up to that of the other field; any day while the other is empty. */
export const notAfter = (other: string): Rule => compare('notAfter', other, (a, b) => a > b, '不能晚于')
/** Accepts days from that of the other field on; any day while the other is empty. */
export const notBefore = (other: string): Rule => compare('notBefore', other, (a, b) => a < b, '不能早于')

/** At most one of these toggles is on. */
export const exclusive = (...others: readonly string[]): Rule => ({
  name: `exclusive:${others.join(',')}`,
  reads: others,
  issue: (value, scope, { labelOf }) => {
    const clash = value === 1 ? others.find((other) => scope[other] === 1) : undefined
    return clash === undefined ? null : `不能与${labelOf(clash)}同时选择`
  },
})
