import { fromFen } from '../../catalogue/unit.ts'
import { fenOf } from '../fee/ledger.ts'

/** The parts the price of a house is paid in, in yuan; null for one that is not known. */
export interface PriceParts {
  readonly price: number | null
  readonly down: number | null
  /** Every loan of the case. */
  readonly loans: readonly (number | null)[]
}

/**
 * By how much the price differs from the down payment and the loans together, in yuan: positive while they do not reach
 * it. Null while one of them is not known, and without a loan, where the price may be paid in other parts as well.
 */
export function priceGap({ price, down, loans }: PriceParts): number | null {
  let rest = fenOf(price)
  if (rest === null || loans.length === 0) return null
  for (const amount of [down, ...loans]) {
    const part = fenOf(amount)
    if (part === null) return null
    rest -= part
  }
  return fromFen(rest)
}
