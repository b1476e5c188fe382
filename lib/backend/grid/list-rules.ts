import type { RecordValues } from '../../catalogue/effect.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import type { SignedIn } from '../handler.ts'
import type { Row, Unit } from '../store.ts'

/**
 * Business rules of a declared list, in addition to storing its rows. All run in the unit of the call; an error rolls
 * it back.
 */
export interface ListRules {
  /** The key of a new row, where its code is the key. */
  readonly keyOf?: (record: RecordValues) => string
  /** Runs before a valid record is stored. @param before null for a new one @throws Refusal */
  readonly saving?: (context: SignedIn, before: Row | null, record: RecordValues) => Promise<void>
  /** Runs before an operation on a row. @throws Refusal */
  readonly operating?: (context: SignedIn, operation: RowOperation, row: Row) => Promise<void>
  /** Runs after a row was stored: `before` is null for a new one, `after` is null for a removed one. */
  readonly changed?: (context: SignedIn, before: Row | null, after: Row | null) => Promise<void>
  /** Adds values from rows of other tables to answers and exports. */
  readonly complete?: (unit: Unit, rows: readonly Row[]) => Promise<(record: RecordValues, row: Row) => RecordValues>
}
