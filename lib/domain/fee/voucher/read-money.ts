import { agreed, type Cells, valuesOf } from './cells.ts'

/** Labels of the amount on a voucher, the most reliable first. Excludes fees, balances and amounts in words. */
const LABELS: readonly RegExp[] = [
  /(?:转账|交易|付款|支付|汇款|收款|到账|入账|订单|实付|实收)金[额颜频](?!\(?大写)/g,
  /(?:^|[^\p{Script=Han}])金[额颜频](?!\(?大写)|小写/gu,
  /(?:合计|总计|实付款?|实收款?)(?!\(?大写)/g,
]
const THOUSANDS = "[,;.'`、]{1,2}"
const AMOUNT = new RegExp(`^(\\d{1,3}(?:${THOUSANDS}\\d{3})+|\\d{1,10})(?:[.,](\\d{1,2}))?(?![\\d,.])`)
/**
 * What may precede the digits. Excludes an unrecognised currency sign, because it may have absorbed the first digit.
 */
const LEAD = /^(?:小写|元(?=[)\]])|人民币|RMB|CNY|[¥Y]{1,2}|[:()[\]〈〉<>\s+-])*/i
/** An amount in a row of its own, as on receipts of phones; it must have its fen. */
const ALONE = /^(?:人民币|RMB|CNY|[¥Y]{1,2}|[+-]|\s)*(\d[\d,;.'`]*\.\d{2})\s*元?$/i

/** The amount of a voucher in fen; null when there is none, or more than one candidate. */
export function readMoney(cells: Cells): bigint | null {
  for (const label of LABELS) {
    const found = valuesOf(cells, label).flatMap((value) => amountOf(value.replace(LEAD, '')) ?? [])
    if (found.length > 0) return agreed(found)
  }
  return agreed(
    cells.flatMap(([cell = '', ...others]) =>
      others.length > 0 ? [] : (amountOf(ALONE.exec(zeros(cell))?.[1] ?? '') ?? []),
    ),
  )
}

/** The amount at the start of a text, in fen. */
function amountOf(text: string): bigint | null {
  const plain = zeros(text)
  const [found = '', whole = '', fraction = ''] = AMOUNT.exec(plain) ?? []
  // With dots alone it is unclear whether they separate thousands or fen.
  if (found === '' || (fraction === '' && whole.includes('.'))) return null
  const fen = BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(fraction.padEnd(2, '0'))
  const amount = /^万/.test(plain.slice(found.length)) ? fen * 10_000n : fen
  return amount > 0n ? amount : null
}

/** Corrects zeros that were recognised as letters. */
const zeros = (text: string): string => text.replace(/(?<=[\d,.][Oo]*)[Oo]|[Oo](?=[Oo]*[\d,.])/g, '0')
