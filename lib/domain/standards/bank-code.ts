import type { Rule } from '../../catalogue/rule.ts'

/**
 * True for the number of a bank branch in the national payment system: 12 digits, the last by ISO 7064 MOD 11,10.
 *
 * @public
 */
export function isBankCode(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false
  let product = 10
  for (const digit of text.slice(0, 11)) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return (product + Number(text[11])) % 10 === 1
}

/** The field rule for the number of a bank branch. */
export const bankCode: Rule = {
  name: 'bankCode',
  issue: (value) => (typeof value === 'string' && !isBankCode(value) ? '应为12位支付系统行号，请核对' : null),
}
