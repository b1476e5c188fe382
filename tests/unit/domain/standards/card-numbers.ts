import * as fc from '../../../property.ts'
import { addDays } from '../../../../lib/catalogue/day.ts'

export const TODAY = '2026-11-21'
const PROVINCES = ['11', '15', '23', '37', '44', '46', '50', '54', '65', '71', '81', '82', '83']
const DAYS_SINCE_1800 = 82_868

/** The check character by the recursive method of ISO 7064 MOD 11-2, not by weights. */
export function checkOf(body: string): string {
  let rest = 0
  for (const digit of body) rest = ((rest + Number(digit)) * 2) % 11
  return '0123456789X'[(12 - rest) % 11] ?? ''
}

/** Any valid ID number with the birthday and the seventeenth digit it was made from. */
export const aCitizenId = fc
  .tuple(fc.constantFrom(...PROVINCES), fc.nat(9_999), fc.nat(DAYS_SINCE_1800), fc.nat(999))
  .map(([province, district, days, sequence]) => {
    const birthday = addDays('1800-01-01', days)
    const body =
      `${province}${String(district).padStart(4, '0')}` +
      `${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`
    return { number: body + checkOf(body), birthday, odd: sequence % 2 === 1 }
  })

/** The text with another character of the alphabet at a place. */
export const replaced = (text: string, place: number, step: number, alphabet: string): string => {
  const other = alphabet[(alphabet.indexOf(text.charAt(place)) + step) % alphabet.length] ?? ''
  return text.slice(0, place) + other + text.slice(place + 1)
}
/** The text with two neighbouring characters swapped. */
export const swapped = (text: string, place: number): string =>
  text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2)
