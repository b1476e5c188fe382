import { UNIT_LABEL, type Field } from 'fangkit/domain'
import type { Kind } from '../../lib/catalogue/kind.ts'

/** Input that must not be stored, and its name in the title of a test. */
export interface Abuse {
  readonly what: string
  readonly value: unknown
}

const abuse = (what: string, value: unknown): Abuse => ({ what, value })

/** Wrong for a value of any kind. */
const EVERYWHERE: readonly Abuse[] = [
  abuse('an object', { a: 1 }),
  abuse('true', true),
  abuse('half of a surrogate pair', 'a\uD800b'),
  abuse('NUL', 'a\0b'),
  abuse('a list of objects', [{}]),
]

const TOO_LONG_KEY = abuse('65 characters', 'x'.repeat(65))
const NUMBERS: readonly Abuse[] = [
  abuse('a word', 'abc'),
  abuse('hexadecimal', '0x10'),
  abuse('an exponent', '1e3'),
  abuse('NaN', 'NaN'),
  abuse('Infinity', '-Infinity'),
  abuse('separators', '1,234'),
  abuse('full-width digits', '１２３'),
  abuse('spaces', ' 12 '),
  abuse('a plus sign', '+5'),
  abuse('a list', [1]),
  abuse('more than a number can hold', 2 ** 53 + 2),
  abuse('too many digits', '1'.repeat(40)),
]
const TEXTS: readonly Abuse[] = [abuse('a number', 5), abuse('a list', ['a'])]
const KEYS: readonly Abuse[] = [
  TOO_LONG_KEY,
  abuse('a fraction', 1.5),
  abuse('an unknown key', 'no-such-key'),
  abuse('a list', ['a', 'b']),
]
const DAYS: readonly Abuse[] = [
  abuse('a word', 'yesterday'),
  abuse('30 February', '2026-02-30'),
  abuse('a fraction', 1.5),
  abuse('the end of time', 1e18),
  abuse('a list', [1]),
]
const LISTS: readonly Abuse[] = [abuse('a number', 5), abuse('a list of lists', [[1]])]

const OF_KIND: Readonly<Record<Kind, readonly Abuse[]>> = {
  text: TEXTS,
  textarea: TEXTS,
  richtext: TEXTS,
  address: TEXTS,
  integer: [...NUMBERS, abuse('a fraction', 1.5), abuse('a fraction in text', '1.5')],
  number: [...NUMBERS, abuse('parts of a fen or of the last place', 0.1234567)],
  flag: [abuse('2', 2), abuse('a word', 'yes'), abuse('-1', -1), abuse('a list', [1])],
  yesno: [abuse('2', '2'), abuse('a word', 'yes')],
  code: KEYS,
  region: KEYS,
  account: KEYS,
  branch: KEYS,
  organisation: KEYS,
  member: KEYS,
  id: KEYS,
  file: KEYS,
  image: KEYS,
  codes: LISTS,
  files: LISTS,
  images: LISTS,
  date: DAYS,
  month: DAYS,
  datetime: DAYS,
  'date-or-anytime': DAYS,
  computed: [],
}

const TEXT_LIMIT: Partial<Readonly<Record<Kind, number>>> = {
  text: 500,
  address: 500,
  textarea: 4_000,
  richtext: 200_000,
}

/** Everything a field must refuse, made from its declaration. */
export function abusesOf(field: Field): readonly Abuse[] {
  const limit = field.maxLength ?? TEXT_LIMIT[field.kind]
  return [
    ...EVERYWHERE,
    ...OF_KIND[field.kind],
    ...(limit === undefined
      ? []
      : [
          abuse(`${limit + 1} characters`, '字'.repeat(limit + 1)),
          abuse(`${limit + 1} characters outside the basic plane`, '𠮷'.repeat(limit + 1)),
        ]),
    ...(field.min === undefined
      ? []
      : [abuse(`less than ${field.min} ${field.stored ? UNIT_LABEL[field.stored] : ''}`, field.min - 1)]),
    ...(field.max === undefined ? [] : [abuse(`more than ${field.max}`, field.max + 1)]),
  ]
}
