import type { Day } from '../../catalogue/day.ts'
import { SEX } from '../codes.ts'
import { birthdayIn, type CardFault, cardFault, normaliseIdNumber } from './card-number.ts'

/** The data of the holder that a card number contains. @public */
export interface CardHolder {
  readonly birthday: Day
  /** A code of HF59: an odd seventeenth digit is male. */
  readonly sex: string
}

/**
 * What is wrong with the number of an ID card or of a residence permit for residents of Hong Kong, Macau and Taiwan;
 * null for a valid one. Refuses the 15 digits of first-generation cards, which are invalid since 2013.
 * @source MEM-046, CON-044
 * @public
 */
export function citizenIdFault(text: string, today: Day): CardFault | null {
  return cardFault(normaliseIdNumber(text), 0, today)
}

/**
 * What is wrong with an 18-digit number of a permanent residence card for foreigners; null for a valid one. It consists
 * of a nine, the region and the nationality, and then the same digits as on ID cards.
 * @public
 */
export function permanentResidentFault(text: string, today: Day): CardFault | null {
  const number = normaliseIdNumber(text)
  return number.startsWith('9') ? cardFault(number, 1, today) : 'format'
}

/**
 * Birthday and sex from a valid number of any card that contains them; null for every other text.
 * @source MEM-048
 * @public
 */
export function citizenOf(text: string, today: Day): CardHolder | null {
  const number = normaliseIdNumber(text)
  if (cardFault(number, number.startsWith('9') ? 1 : 0, today) !== null) return null
  return { birthday: birthdayIn(number), sex: Number(number[16]) % 2 === 1 ? SEX.male : SEX.female }
}
