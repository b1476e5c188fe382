import type { Actor, Row, Table } from 'fangkit/backend'
import type { RawBuilder } from 'kysely'
import type { Layout } from './layout.ts'
import type { Lookup } from './lookup.ts'

/**
 * Runs a statement in the order it was asked for, and returns its rows.
 * @param check throws for rows with which the unit cannot go on
 */
export type Run = <T>(statement: RawBuilder<T>, check?: (rows: readonly T[]) => void) => Promise<readonly T[]>

/** How a unit runs its statements. */
export interface Statements {
  /** Finds rows. Lookups that are asked for at the same time travel in one statement. */
  readonly find: (lookup: Lookup) => Promise<readonly Row[]>
  /** Reads. As long as a unit only reads, it needs no transaction: each statement sees what is committed by then. */
  readonly read: Run
  /** Writes or locks, in the transaction of the unit. */
  readonly run: Run
  /** Like `run`, for a statement that may meet taken values: only this statement is then undone. */
  readonly attempt: Run
}

/** What the operations of a unit need. */
export interface UnitParts extends Statements {
  readonly by: Actor
  readonly layouts: ReadonlyMap<string, Layout>
}

/** Returns the layout of a table. @throws TypeError for a table the store was opened without */
export function layoutFor({ layouts }: Pick<UnitParts, 'layouts'>, table: Table): Layout {
  const layout = layouts.get(table.name)
  if (!layout) throw new TypeError(`the store was opened without the table ${table.name}`)
  return layout
}
