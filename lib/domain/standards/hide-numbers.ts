import { maskValue } from '../../catalogue/mask.ts'
import type { Sensitive } from '../../catalogue/field.ts'
import { isDay } from '../../catalogue/day.ts'
import { birthdayIn } from './card-number.ts'

interface Pattern {
  readonly sensitive: Sensitive
  readonly form: RegExp
  readonly isOne?: (number: string) => boolean
}

/** The Luhn check of bank cards: every second digit from the right counts twice. */
function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0
}

/** Personal numbers as they occur in sentences; longer runs of digits, such as order numbers, do not match. */
const PATTERNS: readonly Pattern[] = [
  { sensitive: 'id', form: /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g, isOne: (number) => isDay(birthdayIn(number)) },
  { sensitive: 'id', form: /(?<![\dA-Za-z])[EGHM]\d{8}(?![\dA-Za-z])/g },
  {
    sensitive: 'bank',
    form: /(?<![\dA-Za-z])\d{16,19}(?![\dA-Za-z])/g,
    isOne: (number) => number.startsWith('62') || (/^[3-6]/.test(number) && passesLuhn(number)),
  },
  { sensitive: 'phone', form: /(?<!\d)1[3-9]\d{9}(?!\d)/g },
]

/**
 * Masks the ID numbers, bank cards and mobile numbers in a text. Use it for texts the back end composes from user
 * input: messages, notices, errors, log entries.
 * @source server rules R25
 * @public
 */
export function hideNumbers(text: string): string {
  return PATTERNS.reduce(
    (rest, { sensitive, form, isOne = () => true }) =>
      rest.replace(form, (number) => (isOne(number) ? maskValue(sensitive, number) : number)),
    text,
  )
}
