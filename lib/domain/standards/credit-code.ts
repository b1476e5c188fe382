import type { Rule } from '../../catalogue/rule.ts'
import { normaliseIdNumber } from './card-number.ts'

/** Digits and letters without I, O, S, V and Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const FORM = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/
/** 3 to the power of the position, modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28, 1] as const

/**
 * True for a unified social credit code of GB 32100; its first character may be a letter, as for rural organisations.
 * @public
 */
export function isCreditCode(text: string): boolean {
  const code = normaliseIdNumber(text)
  // With its check character, of weight 1, the sum of a valid code is a multiple of 31.
  return (
    FORM.test(code) &&
    WEIGHTS.reduce<number>((sum, weight, place) => sum + weight * CHARACTERS.indexOf(code.charAt(place)), 0) % 31 === 0
  )
}

/** The field rule for a unified social credit code. */
export const creditCode: Rule = {
  name: 'uscc',
  issue: (value) => (typeof value === 'string' && !isCreditCode(value) ? '格式或校验位不正确' : null),
}
