import type { Day } from '../../../catalogue/day.ts'
import { cellsOf } from './cells.ts'
import { readDay } from './read-day.ts'
import { readMoney } from './read-money.ts'
import { readNumbers } from './read-numbers.ts'

/** Data read from a voucher. Leaves out anything uncertain: a person fills it in. @public */
export interface VoucherFacts {
  /** Fen. */
  readonly money: bigint | null
  /** Every number that identifies the voucher, the most quoted one first. */
  readonly numbers: readonly string[]
  /** The day of the payment. */
  readonly day: Day | null
}

/**
 * Reads the recognised text of a voucher.
 * @param text one row per line; tabs separate the cells of a row
 * @source INC-043
 * @public
 */
export function readVoucher(text: string): VoucherFacts {
  const cells = cellsOf(text)
  return { money: readMoney(cells), numbers: readNumbers(cells), day: readDay(cells) }
}
