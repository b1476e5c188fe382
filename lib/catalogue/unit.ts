/** What a stored number means. `yuan` and `wan` (ten thousand yuan) are never converted implicitly. @public */
export type Unit =
  | 'yuan'
  | 'wan'
  | 'm2'
  | 'ratio'
  | 'percent'
  | 'year'
  | 'month'
  | 'age'
  | 'person'
  | 'times'
  | 'set'
  | 'floor'

/** Texts of the units, as shown beside a number. */
export const UNIT_LABEL = {
  yuan: '元',
  wan: '万元',
  m2: '㎡',
  ratio: '',
  percent: '%',
  year: '年',
  month: '个月',
  age: '岁',
  person: '人',
  times: '次',
  set: '套',
  floor: '层',
} as const satisfies Record<Unit, string>

/** Powers of ten between a stored unit and the shown one; every other pair needs no conversion. */
const SHIFT: Readonly<Record<string, number>> = { 'yuan>wan': -4, 'ratio>percent': 2 }

export interface Measured {
  /** Unit of the stored number and on the wire. */
  readonly stored?: Unit
  /** Unit on screen; `yuan` shown as `wan` and `ratio` shown as `percent` are converted. */
  readonly shown?: Unit
  /** Decimals of the shown value; 2 by default. */
  readonly precision?: number
  /** A number that names something, such as a calendar year: shown without separators. */
  readonly plain?: true
}

/** How many places the decimal point moves from stored to shown. */
export function shiftOf({ stored, shown }: Measured): number {
  return SHIFT[`${stored}>${shown}`] ?? 0
}

/** Decimals a stored value may have: fen for money, otherwise the shown precision moved to the stored unit. */
export function storedDecimals(field: Measured): number {
  if (field.stored === 'yuan') return 2
  return Math.max(0, (field.precision ?? 2) + shiftOf(field))
}

/** Converts a stored number to screen text without losing a digit: 3200000 yuan shown in 万元 is `320`. */
export function toShown(field: Measured, stored: number): string {
  return shiftDecimal(decimalText(stored), shiftOf(field))
}

/** Converts screen text to a stored number; null when the text is no decimal number. `486.00` 万元 is 4860000. */
export function toStored(field: Measured, text: string): number | null {
  const decimal = parseShown(field, text)
  return decimal === null ? null : Number(shiftDecimal(decimal, -shiftOf(field)))
}

/** Units a person may type after an amount of money, as powers of ten of one yuan. */
const MONEY_POWER: Readonly<Record<string, number>> = { 元: 0, 万: 4, 万元: 4, 亿: 8, 亿元: 8 }
const MONEY_TEXT = /^[¥￥]?([^¥￥元万亿]+?)(万元|亿元|元|万|亿)?$/

/**
 * Converts screen text to a plain decimal in the shown unit of the field; null when it is no number. A unit may be
 * typed with it: `4.8万` is 48000 in a field shown in yuan and 4.8 in one shown in 万元; `35%` is 35 in a percentage.
 */
export function parseShown(field: Measured, typed: string): string | null {
  const plain = parseDecimal(typed)
  if (plain !== null) return plain
  const text = typed.normalize('NFKC').replace(/\s/g, '')
  if (field.shown !== 'yuan' && field.shown !== 'wan') {
    const unit = field.shown ? UNIT_LABEL[field.shown].normalize('NFKC') : ''
    return unit !== '' && text.endsWith(unit) ? parseDecimal(text.slice(0, -unit.length)) : null
  }
  const [, number = '', unit] = MONEY_TEXT.exec(text) ?? []
  const decimal = parseDecimal(number)
  if (decimal === null) return null
  const own = field.shown === 'wan' ? 4 : 0
  return shiftDecimal(decimal, unit === undefined ? 0 : (MONEY_POWER[unit] ?? 0) - own)
}

/**
 * Screen text with at least `precision` decimals and, unless it is `plain`, thousands separators; no digit of the value
 * is dropped.
 */
export function formatShown(field: Measured, stored: number): string {
  const shown = toShown(field, stored)
  const [whole = '0', fraction = ''] = shown.replace('-', '').split('.')
  const decimals = fraction.padEnd(field.precision ?? (field.stored === 'yuan' ? 2 : 0), '0')
  const grouped = field.plain ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${stored < 0 ? '-' : ''}${grouped}${decimals === '' ? '' : `.${decimals}`}`
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g
/** A comma between thousands, before any decimals. */
const SEPARATOR = /(?<=^[+-]?[\d,]*\d),(?=\d{3}(\D|$))/g

/**
 * Reduces typed or pasted text (full-width digits, separators, surrounding spaces) to a plain decimal; null when it is
 * no number.
 */
export function parseDecimal(typed: string): string | null {
  const text = typed
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(SEPARATOR, '')
  const match = /^([+-]?)(\d{1,15})?(?:\.(\d{0,15}))?$/.exec(text)
  if (!match || (match[2] === undefined && !match[3])) return null
  const whole = (match[2] ?? '0').replace(/^0+(?=\d)/, '')
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  const zero = whole === '0' && fraction === ''
  return `${match[1] === '-' && !zero ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** How many decimals a number has when written out. */
export function decimalsOf(value: number): number {
  return decimalText(value).split('.')[1]?.length ?? 0
}

/** Yuan to integer fen. @throws RangeError when the amount has parts of a fen. */
export function toFen(yuan: number): bigint {
  const [whole = '0', fraction = ''] = decimalText(yuan).replace('-', '').split('.')
  if (fraction.length > 2) throw new RangeError(`not a whole number of fen: ${yuan}`)
  const fen = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return yuan < 0 ? -fen : fen
}

/** Integer fen to yuan. */
export function fromFen(fen: bigint): number {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return Number(`${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

/** A number as decimal text without exponent. */
export function decimalText(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  const [mantissa = '0', exponent = '0'] = text.split('e')
  return shiftDecimal(mantissa, Number(exponent))
}

/** Moves the decimal point; exact, because only text is moved. */
function shiftDecimal(text: string, places: number): string {
  if (places === 0) return text
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const point = whole.length + places
  const digits = (whole + fraction).padEnd(point, '0')
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits
  const cut = Math.max(point, 1)
  const head = padded.slice(0, cut).replace(/^0+(?=\d)/, '')
  const tail = padded.slice(cut).replace(/0+$/, '')
  const zero = head === '0' && tail === ''
  return `${negative && !zero ? '-' : ''}${head}${tail === '' ? '' : `.${tail}`}`
}
