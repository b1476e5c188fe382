import { type Day, isDay } from '../../catalogue/day.ts'

/**
 * The first issue of a card number, in this order: characters, century, birthday, issuing region, check digit.
 * @public
 */
export type CardFault = 'format' | 'century' | 'date' | 'province' | 'check'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECKS = '10X98765432'
/**
 * Codes of the mainland provinces, of Taiwan, and of residence permits for Hong Kong, Macau and Taiwan. Districts are
 * not checked, because many that issued numbers no longer exist.
 */
const PROVINCES: ReadonlySet<string> = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)
const FORM = /^\d{17}[\dX]$/

/** An ID number as it is stored: half-width, trimmed, letters in upper case. @public */
export function normaliseIdNumber(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** True for 17 digits followed by a digit or X, the form of all cards with a birthday in their number. */
export const hasCardForm = (number: string): boolean => FORM.test(number)

/** The birthday in a number of that form, even if it is no real date. */
export const birthdayIn = (number: string): Day =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`

/**
 * Checks the numbering that ID cards, residence permits and permanent residence cards share (GB 11643).
 * @param number normalised
 * @param provinceAt position of the code of the issuing region
 */
export function cardFault(number: string, provinceAt: 0 | 1, today: Day): CardFault | null {
  if (!FORM.test(number)) return 'format'
  if (!/^(?:18|19|20)/.test(number.slice(6))) return 'century'
  const birthday = birthdayIn(number)
  if (!isDay(birthday) || birthday > today) return 'date'
  if (!PROVINCES.has(number.slice(provinceAt, provinceAt + 2))) return 'province'
  const sum = WEIGHTS.reduce<number>((total, weight, place) => total + weight * Number(number[place]), 0)
  return CHECKS[sum % 11] === number[17] ? null : 'check'
}
