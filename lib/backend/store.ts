import type { Fields } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'

/**
 * A kind of row the business stores. Fields marked `indexed` can be filtered and sorted.
 *
 * @public
 */
export interface Table {
  /** Stable storage name, lower case with underscores. */
  readonly name: string
  /**
   * Service under which changes of its rows are published, where other services change them too; that of the call when
   * absent.
   */
  readonly topic?: string
  /** Services of other lists over the same rows, notified as well. */
  readonly extraTopics?: readonly string[]
  /** The declared fields by name; their kind decides how a value is stored. */
  readonly fields: Fields
  /** Combinations of fields that must be unique; empty values do not count. */
  readonly unique?: readonly (readonly string[])[]
  /**
   * Its rows are values of a dictionary too: adding, renaming and switching a row updates the entry of the dictionary.
   */
  readonly choices?: TableChoices
  /** `field` counts how often one of the other fields was saved. */
  readonly counter?: { readonly field: string; readonly of: readonly string[] }
  /**
   * Short indexed fields in which a part of a text is searched at once, the newest rows first. A database has one index
   * for all of them.
   */
  readonly searchedTogether?: readonly string[]
  /** True for a table of some thousand rows at most, which a store can scan without an index for every field. */
  readonly small?: true
  /** True for the audit log: `get` and `list` read its rows, only {@link Unit.audit} adds one. */
  readonly auditLog?: true
}

/** Maps the rows of a table to the values of a dictionary. @public */
export interface TableChoices {
  /** Code of the dictionary. */
  readonly dict: string
  /** A narrower dictionary with the rows of this table only, where several tables share `dict`. */
  readonly within?: string
  /** Field with the code of a value. */
  readonly key: string
  /** Field with the text of a value. */
  readonly label: string
  /** Field with 1 for a value in use; others are stored as out of use. */
  readonly enabled: string
  /** Field with the code of the parent value; absent for a list without levels. */
  readonly father?: string
  /** The type set on the values of `dict`. */
  readonly type?: string
}

/** Declared values of a row; an absent field is empty. */
export type Values = Readonly<Record<string, Value>>

/** A stored row. Instants are epoch milliseconds. @public */
export interface Row {
  /** At most 32 characters; unique in its table. */
  readonly key: string
  /** The case the row belongs to, when it belongs to one. */
  readonly project: string | null
  /** The city whose staff may see the row, when it is bound to one. */
  readonly city: string | null
  /** 1 for a new row, one more with every update. */
  readonly version: number
  /** The declared fields; an absent one is empty. */
  readonly values: Values
  /** Epoch milliseconds of the insert. */
  readonly createdAt: number
  /** Account of the {@link Actor} that inserted the row. */
  readonly createdBy: string
  /** Epoch milliseconds of the last write; of the insert for a new row. */
  readonly updatedAt: number
  /** Account of the last write. */
  readonly updatedBy: string
}

/** A row to be stored: the store adds its version, instants and users. */
export type NewRow = Pick<Row, 'key' | 'project' | 'city' | 'values'>

/** Names of a row's built-in columns, usable in filters and sorts like the table's fields. */
export type RowColumn = '$key' | '$project' | '$city' | '$createdAt' | '$createdBy' | '$updatedAt' | '$updatedBy'

/**
 * A condition on rows. Text is compared by code point; `contains` ignores the case of ASCII letters. An empty value
 * matches no comparison but `is: [null]`.
 *
 * @public
 */
export type Filter =
  /** One of these values; null for an empty one. A list holds it when one of its items is among them. */
  | { readonly field: string; readonly is: readonly (string | number | null)[] }
  /** A part of a text. */
  | { readonly field: string; readonly contains: string }
  /** A range with both ends included; an absent end is open. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  /** The key of one of these rows, or with their `by` the value of one in another column. */
  | { readonly field: string; readonly oneOf: RowsOf }
  /** A personal number, whole, or the last four digits of a phone; `withSearchColumns` finds it by its keyed hash. */
  | { readonly field: string; readonly number: string }
  /**
   * A part of a person's name, or its pinyin; or first letters of a name in an address. `withSearchColumns` finds them
   * by what is stored beside the field.
   */
  | { readonly field: string; readonly named: string }
  /** Rows that meet all of them; every row for an empty list. */
  | { readonly all: readonly Filter[] }
  /** Rows that meet one of them; no row for an empty list. */
  | { readonly any: readonly Filter[] }
  /** Rows that do not meet it. */
  | { readonly not: Filter }

/**
 * Rows of a table. A field is `oneOf` them when it holds the key of one, or with `by` the value of one in that column.
 * Use it for any number of rows, without reading them first.
 * @public
 */
export interface RowsOf {
  /** The table the rows are in. */
  readonly table: Table
  /** Which of its rows are meant. */
  readonly where: Filter
  /**
   * Compares with another text of the rows, in place of their keys: `$project` for the cases they belong to, or an
   * indexed field.
   */
  readonly by?: string
}

/** One sort key. Empty values come last in both directions; equal rows are sorted by key. */
export interface Sort {
  /** A field of the table, or a {@link RowColumn}. */
  readonly field: string
  /** Ascending when absent. */
  readonly descending?: boolean
}

/** Which rows a list returns, in which order, and which page of them. */
export interface ListQuery {
  /** All rows when absent. */
  readonly where?: Filter
  /** The first key decides; rows are sorted by their key when absent. */
  readonly sort?: readonly Sort[]
  /** From 1. Without paging all rows are returned. */
  readonly page?: number
  /** Rows per page, together with `page` or `after`; all rows when absent. */
  readonly pageSize?: number
  /** Only rows after this one, for reading on without an offset; replaces `page`. Allows one sort key at most. */
  readonly after?: RowCursor
  /** False skips the count; `total` is then the number of rows returned. */
  readonly counted?: boolean
}

/** A position in a sorted list: the value of the sort key, and the key of the row. */
export interface RowCursor {
  /** Null for an empty value, and where rows are sorted by key only. */
  readonly value: string | number | null
  /** Key of the row after which the list goes on. */
  readonly key: string
}

/** One entry of the audit log; every change writes one. @public */
export interface AuditEntry {
  /** Epoch milliseconds. */
  readonly at: number
  /** Account that made the change; `system` for the back end itself. */
  readonly by: string
  /** `Service.method`. */
  readonly action: string
  /** Storage name of the table; null where no row was changed. */
  readonly table: string | null
  /** Key of the changed row; null where no row was changed. */
  readonly key: string | null
  /** The case the change belongs to, when it belongs to one. */
  readonly project: string | null
  /** Division code of the city the change belongs to; null where it is bound to none. */
  readonly city: string | null
  /** Version the row had after the change. */
  readonly version: number | null
  /** Changed values by field; personal data only as a hash. */
  readonly before: Values
  /** Values after the change; personal data only as a hash. */
  readonly after: Values
  /** `refused` for an attempt worth recording that changed nothing, such as a wrong password. */
  readonly result: 'done' | 'refused'
  /** Identifies the request, as the answer to its caller does. */
  readonly requestId: string
  /** Network address of the request, without its last part; absent for changes that no request made. */
  readonly address?: string
  /** Browser and system of the caller, in a few words. */
  readonly client?: string
}

/** Two rows claimed the same key or the same unique values. */
export class DuplicateError extends Error {
  override readonly name = 'DuplicateError'
}

/**
 * All reads and writes of one unit of work. Either all of them are committed or none.
 *
 * @public
 */
export interface Unit {
  /** The row under the key, or null. With `lock`, no one else can change it until the unit ends. */
  get(table: Table, key: string, options?: { readonly lock?: boolean }): Promise<Row | null>
  /** The rows of a query, and how many there are on all pages. */
  list(table: Table, query?: ListQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  /** @throws DuplicateError when the key or unique values are taken */
  insert(table: Table, row: NewRow): Promise<Row>
  /**
   * Inserts rows together, in one statement over a database; returns them in the same order. All or none.
   * @throws DuplicateError when the key or unique values of one are taken, or two share them
   */
  insertAll(table: Table, rows: readonly NewRow[]): Promise<readonly Row[]>
  /**
   * Replaces these values when the row still has that version; null when it has not, or was removed.
   * @throws DuplicateError
   */
  update(
    table: Table,
    key: string,
    version: number,
    patch: Values,
    move?: Partial<Pick<Row, 'project' | 'city'>>,
  ): Promise<Row | null>
  /** Replaces values when the row still holds the expected ones; null when it does not. All status changes use it. */
  compareAndSet(table: Table, key: string, expected: Values, patch: Values): Promise<Row | null>
  /** True when there was such a row. */
  remove(table: Table, key: string): Promise<boolean>
  /** Sum of a money field in fen, over the matching rows. */
  sum(table: Table, field: string, where?: Filter): Promise<bigint>
  /** Holds a named lock until the unit ends. */
  lock(name: string): Promise<void>
  /** The next number of a named sequence, from 1. Numbers are never reused, even when the unit fails. */
  next(sequence: string): Promise<number>
  /** Adds to the audit log; entries cannot be changed or removed. */
  audit(entry: AuditEntry): Promise<void>
  /** Entries about one row after a version, oldest first. */
  history(table: Table, key: string, afterVersion: number): Promise<readonly AuditEntry[]>
}

/**
 * Storage for all rows of the business. A partner may implement their own; the contract suite in the tests defines what
 * it must do.
 *
 * @public
 */
export interface Store {
  /**
   * Runs the work in one transaction. Rolls back and rethrows when it throws; may run it again when the database asks
   * for that.
   */
  unit<T>(by: Actor, work: (unit: Unit) => Promise<T>): Promise<T>
  /** Ends the connections; no unit of work may start afterwards. */
  close(): Promise<void>
}

/** The account and time of a write; the store stamps rows with it. */
export interface Actor {
  /** Account that makes the change; `system` for the back end itself. */
  readonly account: string
  /** Epoch milliseconds. */
  readonly now: number
}
