import type { Day } from '../../../catalogue/day.ts'
import { cellsOf } from './cells.ts'
import { readDay } from './read-day.ts'
import { readMoney } from './read-money.ts'
import { readNumbers } from './read-numbers.ts'

/** What a voucher says. Whatever could not be read for certain is left out: a person fills it in. @public */
export interface VoucherFacts {
  /** Fen. */
  readonly money: bigint | null
  /** Every number it names itself by, the one people quote first. */
  readonly numbers: readonly string[]
  /** The day money moved. */
  readonly day: Day | null
}

/**
 * What recognised text of a voucher says.
 *
 * @param text one line a row; cells of a row apart by tabs
 * @source INC-043 @public
 */
export function readVoucher(text: string): VoucherFacts {
  const cells = cellsOf(text)
  return { money: readMoney(cells), numbers: readNumbers(cells), day: readDay(cells) }
}
