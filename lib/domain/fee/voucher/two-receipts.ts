import type { VoucherFacts } from './read-voucher.ts'
import { receiptNumberKey } from './receipt-number.ts'

/** A machine misreads a sign now and then. */
const MISREAD = 1

/**
 * Whether two vouchers that look alike are surely of two receipts by what was read off them: other amounts, or numbers
 * of which none is another one misread. What was not read says nothing.
 *
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

/** In how many signs two numbers of one length differ; those of different lengths in all of them. */
function signsApart(one: string, other: string): number {
  return one.length === other.length
    ? [...one].filter((sign, at) => sign !== other.charAt(at)).length
    : Number.POSITIVE_INFINITY
}
