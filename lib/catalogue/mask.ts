import type { Field, Fields, Sensitive } from './field.ts'
import type { Value } from './kind.ts'

/** How many characters of a number stay readable at its start and its end. */
interface Ends {
  readonly head: number
  readonly tail: number
}

/**
 * An ID number contains birthday, sex and district, and lists show those beside it: with more than its two ends
 * readable, the whole number could be computed.
 */
const READABLE = {
  id: { head: 1, tail: 1 },
  phone: { head: 3, tail: 2 },
  bank: { head: 0, tail: 4 },
} satisfies Record<Sensitive, Ends>

/** With fewer hidden characters than this, the number could be found by trying; such a number is hidden completely. */
const LEAST_HIDDEN = 6

/** How a password is shown, whatever its length. @source FRM-038, CON-020 */
export const PASSWORD_MASK = '*'.repeat(8)

/** Masks personal data; returns the part that stays readable. @source server rules R25 */
export function maskValue(sensitive: Sensitive, value: string): string {
  const { head, tail } = READABLE[sensitive]
  const hidden = value.length - head - tail
  if (hidden < LEAST_HIDDEN) return '*'.repeat(value.length)
  return `${value.slice(0, head)}${'*'.repeat(hidden)}${value.slice(value.length - tail)}`
}

/**
 * A value as it may be shown beside a form: a typed value is masked like a stored one, and a password is hidden
 * completely.
 */
export function maskedIn({ sensitive, secret }: Field, value: Value): Value {
  if (secret && typeof value === 'string' && value !== '') return PASSWORD_MASK
  return sensitive && typeof value === 'string' ? maskValue(sensitive, value) : value
}

/** The record with its personal data masked, as it may leave the back end. */
export function masked<R extends Readonly<Record<string, Value>>>(fields: Fields, record: R): R {
  const hidden = Object.entries(fields).flatMap(([name, { sensitive }]) => {
    const value = record[name]
    return sensitive && typeof value === 'string' && value !== '' ? [[name, maskValue(sensitive, value)] as const] : []
  })
  return hidden.length === 0 ? record : { ...record, ...Object.fromEntries(hidden) }
}
