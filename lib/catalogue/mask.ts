import type { Field, Fields, Sensitive } from './field.ts'
import type { Value } from './kind.ts'

const cut = (text: string, head: number, tail: number): string =>
  text.length <= head + tail ? '*'.repeat(text.length) : `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(text.length - tail)}`

const MASK = {
  id: (text) => cut(text, 4, 4),
  phone: (text) => cut(text, 3, 4),
  bank: (text) => cut(text, 0, 4),
} satisfies Record<Sensitive, (text: string) => string>

/** What stays readable of a personal datum. */
export function maskValue(sensitive: Sensitive, value: string): string {
  return MASK[sensitive](value)
}

/** A value as it may stand beside a form: of what was just typed no more is readable than of what is stored. */
export function maskedIn({ sensitive }: Field, value: Value): Value {
  return sensitive && typeof value === 'string' ? maskValue(sensitive, value) : value
}

/** The record as it may leave the back end. */
export function masked<R extends Readonly<Record<string, Value>>>(fields: Fields, record: R): R {
  const hidden = Object.entries(fields).flatMap(([name, { sensitive }]) => {
    const value = record[name]
    return sensitive && typeof value === 'string' && value !== '' ? [[name, maskValue(sensitive, value)] as const] : []
  })
  return hidden.length === 0 ? record : { ...record, ...Object.fromEntries(hidden) }
}
