import type { Field } from '../../../lib/catalogue/field.ts'
import type { Kind } from '../../../lib/catalogue/kind.ts'

const TEXT = [5, true, ['x'], { a: 1 }, '\0', '\ud800']
const KEY = [true, 1.5, ['x'], { a: 1 }, 'x'.repeat(65), '\0']
const NUMBER = ['abc', '0x10', '1e3', '１', true, [5], { a: 1 }, 1e14]
const DAY = ['2026-02-30', 'anytime', true, ['2026-01-01'], { a: 1 }, 9e15]
/** Values of the wrong kind, for every kind. */
export const WRONG: Readonly<Record<Kind, readonly unknown[]>> = {
  text: TEXT,
  textarea: TEXT,
  richtext: TEXT,
  address: TEXT,
  integer: [...NUMBER, 1.5],
  number: [...NUMBER, 0.123456789],
  flag: [2, 'on', true, ['1']],
  yesno: ['2', 'yes', true, ['0']],
  code: KEY,
  region: KEY,
  account: KEY,
  branch: KEY,
  organisation: KEY,
  member: KEY,
  id: KEY,
  file: KEY,
  image: KEY,
  codes: [5, true, [['x']]],
  files: [5, true],
  images: [5, true],
  date: DAY,
  month: DAY,
  datetime: ['soon', 1.5, true, 9e15],
  'date-or-anytime': DAY.filter((value) => value !== 'anytime'),
  computed: [true, ['x'], { a: 1 }],
}
/** Values of the right kind that break a limit of the field. */
const beyond = ({ kind, min, max, maxLength }: Field): readonly unknown[] => [
  ...(min === undefined ? [] : [min - 1]),
  ...(max === undefined ? [] : [max + 1]),
  ...(kind === 'text' || kind === 'address' ? ['字'.repeat((maxLength ?? 500) + 1)] : []),
]
/** References of the right shape that lead nowhere. */
const foreign = ({ kind }: Field): readonly unknown[] =>
  ['code', 'region', 'account', 'organisation', 'branch'].includes(kind) ? ['nobody'] : []

/** Everything a field must refuse. */
export const badValues = (field: Field): readonly unknown[] => [
  ...WRONG[field.kind],
  ...beyond(field),
  ...foreign(field),
]
