import { type Cells, valuesOf } from './cells.ts'

/** Labels of the numbers on a voucher, the most quoted one first. Excludes numbers of accounts and cards. */
const LABELS: readonly RegExp[] = [
  /交易(?:单号|订单号|流水号?|编号|号)/g,
  /(?:转账|支付|付款|收款|汇款)(?:单号|订单号|流水号?|编号)/g,
  /流水(?:单?号|编号)/g,
  /订单(?:编号|号码?)/g,
  /(?:凭证|回单|收据|业务|参考)(?:编号|号码?)/g,
  /(?:商户|商家)(?:单号|订单号)/g,
]
const NUMBER = /^[:.\s]*([A-Za-z0-9][A-Za-z0-9-]{5,63})(?![A-Za-z0-9])/
/** Groups of one number, with nothing else in the cell. */
const GROUPS = /^[:.\s]*((?:[A-Z0-9]{2,}[ ]){1,12}[A-Z0-9]{1,})$/
/** On receipts of phones a number from this length on may continue in the next line. */
const LONG = 16
const LONGEST = 40
const REST = /^[A-Za-z0-9]{1,24}$/

/** The numbers that identify a voucher, the most quoted one first. */
export function readNumbers(cells: Cells): readonly string[] {
  return [
    ...new Set(LABELS.flatMap((label) => valuesOf(cells, label).flatMap((value) => wholeNumber(cells, value) ?? []))),
  ]
}

function wholeNumber(cells: Cells, value: string): string | null {
  const found = (GROUPS.exec(value)?.[1] ?? '').replaceAll(' ', '') || (NUMBER.exec(value)?.[1] ?? '')
  if ((found.match(/\d/g)?.length ?? 0) < 4) return null
  return digitsOnly(value.endsWith(found) ? found + restOf(cells, value, found) : found)
}

/** The continuation of a number that was cut off at the end of its line. */
function restOf(cells: Cells, value: string, found: string): string {
  if (found.length < LONG) return ''
  const at = cells.findIndex((row) => row.at(-1)?.endsWith(value))
  const [rest = '', ...others] = (at < 0 ? undefined : cells[at + 1]) ?? []
  return others.length === 0 && REST.test(rest) && /\d/.test(rest) && found.length + rest.length <= LONGEST ? rest : ''
}

/**
 * Corrects letters that recognition put into numbers to the digits they were; a number that really contains letters
 * stays unchanged.
 */
function digitsOnly(number: string): string {
  return /^[\dOoIl]+$/.test(number) ? number.replace(/[Oo]/g, '0').replace(/[Il]/g, '1') : number
}
