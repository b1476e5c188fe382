import { type Kysely, sql } from 'kysely'
import { isConflict } from './failure.ts'
import { fillSearchColumns, type SearchFilling } from './fill-search-columns.ts'
import type { Layout } from './layout.ts'
import { migrate } from './migrate.ts'
import { syncTables } from './sync-tables.ts'

const RETRIES = 3

/**
 * Updates a database to the tables this program needs, in one transaction: all of it or nothing, even when the process
 * is killed half way. Processes that start together wait for each other.
 */
export async function prepareDatabase(
  db: Kysely<unknown>,
  layouts: Iterable<Layout>,
  search: SearchFilling,
): Promise<void> {
  const requested = [...layouts]
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (transaction) => {
          await sql
            .raw(
              'set local statement_timeout = 0; set local lock_timeout = 0; set local ' +
                'idle_in_transaction_session_timeout = 0',
            )
            .execute(transaction)
          await sql`select pg_advisory_xact_lock(hashtextextended('fangkit:prepare', 0))`.execute(transaction)
          await migrate(transaction)
          await syncTables(transaction, requested)
          await fillSearchColumns(transaction, search)
        })
    } catch (error) {
      // Another process may be using the tables that change.
      if (!isConflict(error) || attempt >= RETRIES) throw error
    }
  }
}
