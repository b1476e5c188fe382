import type { VoucherFacts } from './read-voucher.ts'
import { receiptNumberKey } from './receipt-number.ts'

/** Number of characters recognition may misread in one number. */
const MISREAD = 1

/**
 * Whether two vouchers that look alike certainly belong to two receipts, by the data read from them: different amounts,
 * or numbers none of which is another one misread. Values that were not read are ignored.
 * @source ruling 21
 */
export function areOfTwoReceipts(one: VoucherFacts, other: VoucherFacts): boolean {
  if (one.money !== null && other.money !== null && one.money !== other.money) return true
  const [ours, theirs] = [one.numbers.map(receiptNumberKey), other.numbers.map(receiptNumberKey)]
  return (
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some((number) => theirs.some((their) => signsApart(number, their) <= MISREAD))
  )
}

/**
 * The number of characters in which two numbers of the same length differ; numbers of different lengths differ in all.
 */
function signsApart(one: string, other: string): number {
  return one.length === other.length
    ? [...one].filter((sign, at) => sign !== other.charAt(at)).length
    : Number.POSITIVE_INFINITY
}
