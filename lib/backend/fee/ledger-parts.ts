import type { RecordValues } from '../../catalogue/effect.ts'
import type { Recorder, SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'

/** What the voucher of an income says that the income does not. */
export interface ReceiptFindings {
  /** One sentence each; a person decides. */
  readonly doubts: readonly string[]
  /** Where the voucher can be looked at; null when there is nothing to look at. */
  readonly checkPriceUrl: string | null
}

/** What others bring to the book. Each may be absent where an installation has no such thing. */
export interface LedgerParts {
  /** Ends the payment codes of orders that can no longer be paid, in the unit in which they ceased to be. */
  readonly voidCodesOf?: (context: Recorder, orders: readonly Row[]) => Promise<void>
  readonly compareReceipt?: (context: SignedIn, income: RecordValues) => Promise<ReceiptFindings>
}
