import type { RecordValues } from '../../catalogue/effect.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import type { SignedIn } from '../handler.ts'
import type { Row, Unit } from '../store.ts'

/**
 * What a declared list means beyond storing its rows. Everything runs in the unit of the call; whatever is thrown
 * undoes it all.
 */
export interface ListRules {
  /** The key of a new row, where the business knows it by a code of its own. */
  readonly keyOf?: (record: RecordValues) => string
  /** Before a valid record is stored. @param before null for a new one @throws Refusal */
  readonly saving?: (context: SignedIn, before: Row | null, record: RecordValues) => Promise<void>
  /** Before an operation is done to a row. @throws Refusal */
  readonly operating?: (context: SignedIn, operation: RowOperation, row: Row) => Promise<void>
  /** After a row was stored: null before for a new one, null after for one that is removed. */
  readonly changed?: (context: SignedIn, before: Row | null, after: Row | null) => Promise<void>
  /** What answers and exports add to stored records, by rows of other tables. */
  readonly complete?: (unit: Unit, rows: readonly Row[]) => Promise<(record: RecordValues, row: Row) => RecordValues>
}
