import * as v from 'valibot'
import type { Issue } from './check.ts'
import { dayOf, isDay, millisecondsOf } from './day.ts'
import type { Field, Fields } from './field.ts'
import type { Kind, Value } from './kind.ts'
import { shapeIssue } from './shape.ts'

/** Thrown for a wire value that cannot be read; the message continues the label of the field. */
class Unreadable extends Error {}
const refuse = (reason: string): never => {
  throw new Unreadable(reason)
}

type Read = (raw: unknown, field: Field) => Value
const readText: Read = (raw) => (typeof raw === 'string' ? raw : refuse('应为文字'))
/** Keys may arrive as numbers, since other back ends use numeric ids. */
const readKey: Read = (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : readText(raw, KEY))
const KEY: Field = { kind: 'id', label: '' }
const readNumber: Read = (raw) => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : refuse('应为数字')
  if (typeof raw === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(raw)) return Number(raw)
  return refuse('应为数字')
}
const readFlag: Read = (raw) => (raw === 0 || raw === '0' ? 0 : raw === 1 || raw === '1' ? 1 : refuse('只能为开或关'))
const readList: Read = (raw, field) => {
  if (typeof raw === 'string') return raw.split(',').filter((item) => item !== '')
  return Array.isArray(raw) ? raw.map((item: unknown) => String(readKey(item, field))) : refuse('应为列表')
}
const readMilliseconds = (raw: unknown): number => {
  const value = typeof raw === 'string' && /^-?\d{1,16}$/.test(raw) ? Number(raw) : raw
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= LAST_INSTANT
    ? value
    : refuse('不是正确的日期')
}
/** The range of JavaScript's dates. */
const LAST_INSTANT = 8.64e15
const readDay: Read = (raw) => {
  const day = typeof raw === 'string' && isDay(raw) ? raw : dayOf(readMilliseconds(raw))
  return isDay(day) ? day : refuse('不是正确的日期')
}
const readAnytime: Read = (raw, field) =>
  raw === 0 || raw === '0' || raw === 'anytime' ? 'anytime' : readDay(raw, field)
const readMonth: Read = (raw, field) =>
  typeof raw === 'string' && isDay(`${raw}-01`) ? raw : String(readDay(raw, field)).slice(0, 7)
const readComputed: Read = (raw) => (typeof raw === 'number' || typeof raw === 'string' ? raw : refuse('格式不正确'))

const READ = {
  text: readText,
  textarea: readText,
  richtext: readText,
  address: readText,
  integer: readNumber,
  number: readNumber,
  flag: readFlag,
  datetime: readMilliseconds,
  code: readKey,
  yesno: readKey,
  region: readKey,
  account: readKey,
  branch: readKey,
  organisation: readKey,
  member: readKey,
  id: readKey,
  file: readKey,
  image: readKey,
  codes: readList,
  files: readList,
  images: readList,
  date: readDay,
  'date-or-anytime': readAnytime,
  month: readMonth,
  computed: readComputed,
} satisfies Record<Kind, Read>

/**
 * Strict reading checks every rule of a stored value; loose reading checks the type only, since an older or foreign
 * record may break a limit.
 */
type Reading = 'strict' | 'loose'

/** Reads one wire value in any form it may have: decimal text, comma list or milliseconds. */
export function fieldSchema(field: Field, reading: Reading): v.GenericSchema<unknown, Value> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
      const raw = dataset.value
      if (raw === null || raw === undefined || raw === '') return null
      try {
        const value = READ[field.kind](raw, field)
        const reason = reading === 'strict' ? shapeIssue(field, value) : null
        if (reason === null) return value
        addIssue({ message: reason })
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        addIssue({ message: error.message })
      }
      return NEVER
    }),
  )
}

/**
 * A list of fields as a valibot schema. Unknown keys stay, because strict reading refuses them earlier by name. Absent
 * fields stay absent.
 */
export function recordSchema(fields: Fields, reading: Reading): v.GenericSchema<unknown, Record<string, unknown>> {
  const known = SCHEMAS[reading].get(fields)
  if (known) return known
  const schema = v.looseObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, v.optional(fieldSchema(field, reading))])),
  )
  SCHEMAS[reading].set(fields, schema)
  return schema
}

type RecordSchema = v.GenericSchema<unknown, Record<string, unknown>>
/** Every record of an entity is read by one schema: it has an entry for each field. */
const SCHEMAS: Readonly<Record<Reading, WeakMap<Fields, RecordSchema>>> = {
  strict: new WeakMap(),
  loose: new WeakMap(),
}

export type Parsed =
  | { readonly ok: true; readonly values: Readonly<Record<string, Value>> }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Strict reading of a request: every field by its kind; unknown keys are refused by name. */
export function parseStrict(fields: Fields, raw: unknown): Parsed {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, issues: [{ field: '', message: '请求内容应为一条记录' }] }
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length > 0)
    return { ok: false, issues: unknown.map((field) => ({ field, message: `不认识的字段：${field.slice(0, 64)}` })) }
  const result = v.safeParse(recordSchema(fields, 'strict'), raw)
  // adapter: every entry of the schema yields a Value
  if (result.success) return { ok: true, values: result.output as Readonly<Record<string, Value>> }
  return {
    ok: false,
    issues: result.issues.map((issue) => {
      const field = String(issue.path?.[0]?.key ?? '')
      return { field, message: `${fields[field]?.label ?? field}${issue.message}` }
    }),
  }
}

/** Lenient reading of an answer: unknown keys stay; a value of the wrong type is an issue. */
export function parseLoose(fields: Fields, raw: unknown): Parsed {
  const result = v.safeParse(recordSchema(fields, 'loose'), raw)
  // adapter: declared entries are Values; the rest is passed through unread
  if (result.success) return { ok: true, values: result.output as Readonly<Record<string, Value>> }
  return {
    ok: false,
    issues: result.issues.map((issue) => ({ field: String(issue.path?.[0]?.key ?? ''), message: issue.message })),
  }
}

type Write = (value: Value) => unknown
const asIs: Write = (value) => value
const writeDay: Write = (value) => (typeof value === 'string' ? millisecondsOf(value) : value)
const WRITE = {
  text: asIs,
  textarea: asIs,
  richtext: asIs,
  address: asIs,
  integer: asIs,
  number: asIs,
  flag: asIs,
  datetime: asIs,
  code: asIs,
  yesno: asIs,
  region: asIs,
  account: asIs,
  branch: asIs,
  organisation: asIs,
  member: asIs,
  id: asIs,
  file: asIs,
  image: asIs,
  codes: asIs,
  files: asIs,
  images: asIs,
  computed: asIs,
  date: writeDay,
  'date-or-anytime': (value) => (value === 'anytime' ? 0 : writeDay(value)),
  month: (value) => (typeof value === 'string' ? millisecondsOf(`${value}-01`) : value),
} satisfies Record<Kind, Write>

/** The JSON form of the values of a record: dates in milliseconds, everything else unchanged. */
export function toWire(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      // adapter: a declared field holds a Value
      return [name, field && value !== null && value !== undefined ? WRITE[field.kind](value as Value) : value]
    }),
  )
}
