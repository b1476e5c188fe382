import { type Actor, type SearchColumns, type StoreUnit, withSearchColumns } from 'fangkit/backend'
import { type Kysely, sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { isConflict, translated } from './failure.ts'
import { type Layout, sequenceName } from './layout.ts'
import { withHeldRows } from './held-rows.ts'
import { sqlReads } from './sql-reads.ts'
import { SequenceMissing, sqlAudit } from './sql-audit.ts'
import { sqlWrites } from './sql-writes.ts'
import { createStatements, type Database } from './statements.ts'
import type { Statements, UnitParts } from './unit-parts.ts'

/** How often a unit runs again after a conflict. */
const RETRIES = 3
const LONGEST_PAUSE_MS = 50

/** Runs units of work over a database. */
export function createUnits(database: Database, layouts: ReadonlyMap<string, Layout>, columns: SearchColumns) {
  return async <T>(by: Actor, work: (unit: StoreUnit) => Promise<T>): Promise<T> => {
    const created = new Set<string>()
    for (let conflicts = 0; ; ) {
      const outcome = await runOnce(database, async (statements) => {
        const { unit, writeEntries } = createUnit({ ...statements, by, layouts })
        const result = await work(withSearchColumns(unit, columns))
        await writeEntries()
        return result
      })
      if ('result' in outcome) return outcome.result
      if (outcome.failure instanceof SequenceMissing && !created.has(outcome.failure.sequence)) {
        created.add(outcome.failure.sequence)
        await createSequence(database.db, outcome.failure.sequence)
      } else if (isConflict(outcome.failure) && conflicts < RETRIES) {
        conflicts += 1
        await wait(Math.random() * LONGEST_PAUSE_MS * conflicts)
      } else {
        throw 'error' in outcome ? outcome.error : translated(outcome.failure)
      }
    }
  }
}

function createUnit(parts: UnitParts) {
  const { writeEntries, ...audit } = sqlAudit(parts)
  const reads = sqlReads(parts)
  const unit = withHeldRows({
    ...reads,
    ...sqlWrites(parts),
    ...audit,
    list: async (table, query) => {
      if (table.auditLog) await writeEntries()
      return reads.list(table, query)
    },
  })
  return { unit, writeEntries }
}

/** `failure` is an error of the database, `error` one that the work itself threw. */
type Outcome<T> =
  | { readonly result: T }
  | { readonly failure: unknown }
  | { readonly failure: undefined; readonly error: unknown }

async function runOnce<T>(database: Database, work: (statements: Statements) => Promise<T>): Promise<Outcome<T>> {
  const statements = createStatements(database)
  const outcome = await settled(work(statements))
  // After a failed statement a commit would silently undo everything, so work that swallowed the error must not count
  // as successful.
  const final = (await statements.end()) ?? outcome
  try {
    await statements.close('result' in final ? 'commit' : 'rollback')
    return final
  } catch (failure) {
    return 'result' in final ? { failure } : final
  }
}

async function settled<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { result: await work }
  } catch (error) {
    return { failure: undefined, error }
  }
}

/**
 * Uses its own transaction: a sequence created inside a unit would disappear with it, and its numbers would be used
 * again.
 */
async function createSequence(db: Kysely<unknown>, sequence: string): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('fangkit:sequence', 0))`.execute(transaction)
      await sql`create sequence if not exists ${sql.id(sequenceName(sequence))}`.execute(transaction)
    })
  } catch (error) {
    throw translated(error)
  }
}
