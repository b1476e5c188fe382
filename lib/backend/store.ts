import type { Fields } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/**
 * A kind of row the business keeps. The fields marked `indexed` can be filtered and sorted.
 *
 * @public
 */
export interface Table {
  /** Stable storage name, lower case with underscores. */
  readonly name: string
  /**
   * Service under which others hear of its rows, where other services change them too; that of the call when absent.
   */
  readonly topic?: string
  /** Services of lists over the same rows, told beside it. */
  readonly extraTopics?: readonly string[]
  readonly fields: Fields
  /** Lists of fields that no two rows may share; empty values do not count. */
  readonly unique?: readonly (readonly string[])[]
  /**
   * Its rows are values of a dictionary too: adding, renaming and switching one keeps the entry of the dictionary in
   * step.
   */
  readonly choices?: TableChoices
  /** `field` counts how often one of the others was saved anew. */
  readonly counter?: { readonly field: string; readonly of: readonly string[] }
  /** Some thousand rows at most, quickly read through: a store needs no index for every field. */
  readonly small?: true
  /** Its rows are the lines of the audit trail: `get` and `list` read them, {@link Unit.audit} alone adds one. */
  readonly auditLog?: true
}

/** How rows are values of a dictionary. @public */
export interface TableChoices {
  readonly dict: string
  /** A narrower dictionary that holds the rows of this table alone, where those of others share `dict`. */
  readonly within?: string
  /** Fields that hold the code, its name, whether it is in use, and the code it hangs below. */
  readonly key: string
  readonly label: string
  readonly enabled: string
  readonly father?: string
  /** What the values of `dict` are marked with. */
  readonly type?: string
}

/** Declared values of a row; an absent field is empty. */
export type Values = Readonly<Record<string, Value>>

/** A stored row. Instants are epoch milliseconds. @public */
export interface Row {
  readonly key: string
  /** The case the row belongs to, when it belongs to one. */
  readonly project: string | null
  /** The city whose staff may see the row, when it is bound to one. */
  readonly city: string | null
  /** 1 for a new row, one more with every update. */
  readonly version: number
  readonly values: Values
  readonly createdAt: number
  readonly createdBy: string
  readonly updatedAt: number
  readonly updatedBy: string
}

export type NewRow = Pick<Row, 'key' | 'project' | 'city' | 'values'>

/** Names of a row's own columns, usable in filters and sorts beside the table's fields. */
export type RowColumn = '$key' | '$project' | '$city' | '$createdAt' | '$createdBy' | '$updatedAt' | '$updatedBy'

/**
 * Which rows are wanted. Text is compared by code point; `contains` ignores the case of ASCII letters.
 * An empty value matches no comparison but `is: [null]`.
 *
 * @public
 */
export type Filter =
  | { readonly field: string; readonly is: readonly (string | number | null)[] }
  | { readonly field: string; readonly contains: string }
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  | { readonly field: string; readonly oneOf: RowsOf }
  /** A personal number, whole, or the last four digits of a phone; `withNumberHashes` finds it by its keyed hash. */
  | { readonly field: string; readonly number: string }
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }

/**
 * Rows of a table. A field is `oneOf` them when it holds the key of one, however many there are: nobody has to read
 * them first.
 * @public
 */
export interface RowsOf {
  readonly table: Table
  readonly where: Filter
}

/** One sort key. Empty values come last in both directions; rows that tie come by key. */
export interface Sort {
  readonly field: string
  readonly descending?: boolean
}

export interface ListQuery {
  readonly where?: Filter
  readonly sort?: readonly Sort[]
  /** From 1. Without paging all rows are answered. */
  readonly page?: number
  readonly pageSize?: number
  /**
   * Only rows that come after this one, for reading on without counting through; takes the place of `page`. At most one
   * sort key then.
   */
  readonly after?: RowCursor
  /** False: nobody asks how many there are, and `total` is the number of rows answered. */
  readonly counted?: boolean
}

/** A place in a sorted list: the value of the sort key there, and the key of the row. */
export interface RowCursor {
  /** Null for an empty value, and where rows come by key alone. */
  readonly value: string | number | null
  readonly key: string
}

/** One line of the trail every change leaves. @public */
export interface AuditEntry {
  readonly at: number
  /** Account that acted; `system` for the back end itself. */
  readonly by: string
  /** `Service.method`. */
  readonly action: string
  readonly table: string | null
  readonly key: string | null
  readonly project: string | null
  readonly city: string | null
  /** Version the row had after the change. */
  readonly version: number | null
  /** Changed values by field; personal data only as a hash. */
  readonly before: Values
  readonly after: Values
  readonly result: 'done' | 'refused'
  readonly requestId: string
  /** Where the request came from, without the last part of the address; absent where nobody asked from outside. */
  readonly address?: string
  /** Browser and system of the caller, in a few words. */
  readonly client?: string
}

/** Two rows claimed the same key or the same unique values. */
export class DuplicateError extends Error {
  override readonly name = 'DuplicateError'
}

/**
 * All reads and writes of one unit of work: all of them count or none.
 *
 * @public
 */
export interface Unit {
  /** The row under the key, or null. With `lock`, nobody else changes it until the unit ends. */
  get(table: Table, key: string, options?: { readonly lock?: boolean }): Promise<Row | null>
  list(table: Table, query?: ListQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  /** @throws DuplicateError when the key or unique values are taken */
  insert(table: Table, row: NewRow): Promise<Row>
  /**
   * Inserts rows together, at once over a database; answers them in the order given. All or none.
   * @throws DuplicateError when the key or unique values of one are taken, or two share them
   */
  insertAll(table: Table, rows: readonly NewRow[]): Promise<readonly Row[]>
  /**
   * Replaces the given values when the row still has that version; null when it has not, or is gone.
   * @throws DuplicateError
   */
  update(
    table: Table,
    key: string,
    version: number,
    patch: Values,
    move?: Partial<Pick<Row, 'project' | 'city'>>,
  ): Promise<Row | null>
  /**
   * Replaces values when the row still holds the expected ones; null when it does not. The way every status changes.
   */
  compareAndSet(table: Table, key: string, expected: Values, patch: Values): Promise<Row | null>
  /** True when there was such a row. */
  remove(table: Table, key: string): Promise<boolean>
  /** Sum of a money field in fen, over the matching rows. */
  sum(table: Table, field: string, where?: Filter): Promise<bigint>
  /** Holds a named lock until the unit ends. */
  lock(name: string): Promise<void>
  /** The next number of a named sequence, from 1. Numbers are never given twice, even when the unit fails. */
  next(sequence: string): Promise<number>
  /** Adds to the audit trail; there is no way to change or remove an entry. */
  audit(entry: AuditEntry): Promise<void>
  /** Entries about one row after a version, oldest first. */
  history(table: Table, key: string, afterVersion: number): Promise<readonly AuditEntry[]>
}

/**
 * Where the business keeps its rows. A partner may provide their own; the contract suite in the tests says what it must
 * do.
 *
 * @public
 */
export interface Store {
  /**
   * Runs the work in one transaction. Rolls back and rethrows when it throws; may run it again when the database asks
   * for that.
   */
  unit<T>(by: Actor, work: (unit: Unit) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Who writes, and when; the store stamps rows with it. */
export interface Actor {
  readonly account: string
  readonly now: number
}
