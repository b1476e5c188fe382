import type { RecordValues } from '../../catalogue/effect.ts'
import type { DocumentRow } from '../file/document-row.ts'
import type { LongRunning, Recorder, SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'

/** What the voucher of an income says that the income does not. */
export interface ReceiptFindings {
  /** One sentence each; a person decides. */
  readonly warnings: readonly string[]
  /** Where the voucher can be looked at; null when there is nothing to look at. */
  readonly checkPriceUrl: string | null
  /** The voucher, while nobody has read it and it can be; null otherwise. */
  readonly unreadVoucher: DocumentRow | null
}

/** What others bring to the book. Each may be absent where an installation has no such thing. */
export interface LedgerParts {
  /** Ends the payment codes of orders that can no longer be paid, in the unit in which they ceased to be. */
  readonly voidCodesOf?: (context: Recorder, orders: readonly Row[]) => Promise<void>
  /** By what was read before: nothing is read within a unit. */
  readonly compareReceipt?: (context: SignedIn, income: RecordValues) => Promise<ReceiptFindings>
  /**
   * Reads a voucher between units. Never throws: nobody is kept from handing in by a machine.
   * @returns whether there is something to compare now
   */
  readonly readReceipt?: (context: LongRunning, voucher: DocumentRow) => Promise<boolean>
}
