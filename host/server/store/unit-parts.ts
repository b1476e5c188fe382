import type { Actor, Table } from 'fangkit/backend'
import type { Kysely } from 'kysely'
import type { Layout } from './layout.ts'

/** Runs a statement in the transaction of the unit. */
export type Run = <T>(statement: (db: Kysely<unknown>) => Promise<T>) => Promise<T>

/** What the operations of a unit need. */
export interface UnitParts {
  readonly run: Run
  /** Like `run`, for a statement that may meet taken values: only this statement is then undone. */
  readonly attempt: Run
  readonly by: Actor
  readonly layouts: ReadonlyMap<string, Layout>
}

/** Returns the layout of a table. @throws TypeError for a table the store was opened without */
export function layoutFor({ layouts }: UnitParts, table: Table): Layout {
  const layout = layouts.get(table.name)
  if (!layout) throw new TypeError(`the store was opened without the table ${table.name}`)
  return layout
}
