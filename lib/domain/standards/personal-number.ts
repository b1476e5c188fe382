import type { Sensitive } from '../../catalogue/field.ts'
import { hasCardForm, normaliseIdNumber } from './card-number.ts'

/** A number a user searches for: the whole one, or the last four digits of a phone. */
export interface NumberSearch {
  readonly part: 'whole' | 'last4'
  readonly number: string
}

const SEPARATORS = /[\s\-‐-―·.()（）]/g
const MAINLAND = /^(?:\+?86|0086)(?=1\d{10}$)/
const LAST = 4

/**
 * Normalises a number, so that all spellings become the same text: without blanks and dashes, half-width, in upper
 * case.
 */
export function normalNumber(sensitive: Sensitive, text: string): string {
  const plain = normaliseIdNumber(text).replace(SEPARATORS, '')
  return sensitive === 'phone' ? plain.replace(MAINLAND, '') : plain
}

/** The last four digits of a phone number; null when it is not a complete phone number. */
export function lastFour(sensitive: Sensitive, text: string): string | null {
  const number = normalNumber(sensitive, text)
  return sensitive === 'phone' && isWhole(sensitive, number) ? number.slice(-LAST) : null
}

/** Parses a search for a personal number; null when it is only a part of one. @source ruling 20 */
export function parseNumberSearch(sensitive: Sensitive, text: string): NumberSearch | null {
  const number = normalNumber(sensitive, text)
  if (sensitive === 'phone' && /^\d{4}$/.test(number)) return { part: 'last4', number }
  return isWhole(sensitive, number) ? { part: 'whole', number } : null
}

/** Why a part of a number finds nothing; continues the label of the field. */
export const partIssue = (sensitive: Sensitive): string =>
  sensitive === 'phone' ? '只能按完整号码或最后四位查询' : '只能按完整号码查询'

function isWhole(sensitive: Sensitive, number: string): boolean {
  if (sensitive === 'bank') return /^\d{12,32}$/.test(number)
  // A mobile number has eleven digits; no number of a landline begins with 1.
  if (sensitive === 'phone') return /^(?:1\d{10}|[02-9]\d{6,14})$/.test(number)
  if (hasCardForm(number) || /^\d{15}$/.test(number)) return true
  // Passports, permits and licences have their own formats; long runs of digits are parts of a card number.
  return /^[\p{Script=Han}A-Z\d/]{5,40}$/u.test(number) && !/^\d+$/.test(number)
    ? !/^\d{10,}/.test(number)
    : /^\d{8,10}$/.test(number)
}
