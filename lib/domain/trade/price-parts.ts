/** The parts the price of a house is paid in, in yuan; null for one that is not known. */
export interface PriceParts {
  readonly price: number | null
  readonly down: number | null
  /** Every loan of the case. */
  readonly loans: readonly (number | null)[]
}

const FEN = 100

/**
 * By how much the price differs from the down payment and the loans together, in yuan: positive while they do not reach
 * it. Null while one of them is not known, and without a loan, where the price may be paid in other parts as well.
 */
export function priceGap({ price, down, loans }: PriceParts): number | null {
  if (price === null || down === null || loans.length === 0) return null
  let rest = Math.round(price * FEN) - Math.round(down * FEN)
  for (const amount of loans) {
    if (amount === null) return null
    rest -= Math.round(amount * FEN)
  }
  return rest / FEN
}
