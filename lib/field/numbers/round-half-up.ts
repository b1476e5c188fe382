import { decimalText } from '../../catalogue/unit.ts'

/**
 * Rounds a number to a number of decimals, halves away from zero, on its decimal digits: 1.005 is 1.01.
 * @source FRM-019
 */
export function roundHalfUp(value: number, places: number): number {
  const text = decimalText(value)
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  if (fraction.length <= places) return value
  const scaled = BigInt(whole + fraction.slice(0, places)) + (fraction.charAt(places) >= '5' ? 1n : 0n)
  const digits = scaled.toString().padStart(places + 1, '0')
  const cut = digits.length - places
  const rounded = Number(`${digits.slice(0, cut)}.${digits.slice(cut)}0`)
  return text.startsWith('-') && rounded !== 0 ? -rounded : rounded
}
