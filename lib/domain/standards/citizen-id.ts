import type { Day } from '../../catalogue/day.ts'
import { SEX } from '../codes.ts'
import { birthdayIn, type CardFault, cardFault, normaliseIdNumber } from './card-number.ts'

/** What a card number says about its holder. @public */
export interface CardHolder {
  readonly birthday: Day
  /** A code of HF59: an odd seventeenth digit is male. */
  readonly sex: string
}

/**
 * What is wrong with the number of an ID card or of a residence permit for people of Hong Kong, Macau and Taiwan; null
 * for a valid one.
 * The 15 digits of first-generation cards, void since 2013, are refused.
 *
 * @source MEM-046, CON-044
 * @public
 */
export function citizenIdFault(text: string, today: Day): CardFault | null {
  return cardFault(normaliseIdNumber(text), 0, today)
}

/**
 * What is wrong with an 18-digit number of a permanent residence card for foreigners: a nine, the region and the
 * nationality, then as on ID cards.
 *
 * @public
 */
export function permanentResidentFault(text: string, today: Day): CardFault | null {
  const number = normaliseIdNumber(text)
  return number.startsWith('9') ? cardFault(number, 1, today) : 'format'
}

/**
 * Birthday and sex in a valid number of any card that holds them; null for every other text.
 *
 * @source MEM-048
 * @public
 */
export function citizenOf(text: string, today: Day): CardHolder | null {
  const number = normaliseIdNumber(text)
  if (cardFault(number, number.startsWith('9') ? 1 : 0, today) !== null) return null
  return { birthday: birthdayIn(number), sex: Number(number[16]) % 2 === 1 ? SEX.male : SEX.female }
}
