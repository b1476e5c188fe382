import type { RecordValues } from '../../catalogue/effect.ts'
import type { DocumentRow } from '../file/document-row.ts'
import type { LongRunning, Recorder, SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'

/** Differences between the voucher and its income. */
export interface ReceiptFindings {
  /** One sentence each; a person decides. */
  readonly warnings: readonly string[]
  /** Address where the voucher can be viewed; null when there is nothing to view. */
  readonly checkPriceUrl: string | null
  /** The voucher, if it is not read yet and can be; null otherwise. */
  readonly unreadVoucher: DocumentRow | null
}

/** Optional functions other modules provide to the ledger. Each may be absent in an installation. */
export interface LedgerParts {
  /** Ends the payment codes of orders that can no longer be paid, in the same unit of work. */
  readonly voidCodesOf?: (context: Recorder, orders: readonly Row[]) => Promise<void>
  /** Compares with readings made before: nothing is read within a unit. */
  readonly compareReceipt?: (context: SignedIn, income: RecordValues) => Promise<ReceiptFindings>
  /**
   * Reads a voucher between units. Never throws, because a failed reading must not block a submission.
   * @returns whether there is something to compare now
   */
  readonly readReceipt?: (context: LongRunning, voucher: DocumentRow) => Promise<boolean>
}
