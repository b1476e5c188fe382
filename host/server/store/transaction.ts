import { type Actor, type SearchColumns, type StoreUnit, withSearchColumns } from 'fangkit/backend'
import { type Kysely, sql, type Transaction } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { isConflict, isDuplicate, translated } from './failure.ts'
import { type Layout, sequenceName } from './layout.ts'
import { sqlReads } from './sql-reads.ts'
import { SequenceMissing, sqlAudit } from './sql-audit.ts'
import { sqlWrites } from './sql-writes.ts'
import type { Run, UnitParts } from './unit-parts.ts'

/** How often a unit runs again after a conflict. */
const RETRIES = 3
const LONGEST_PAUSE_MS = 50

/** Runs units of work over a database. */
export function createUnits(db: Kysely<unknown>, layouts: ReadonlyMap<string, Layout>, columns: SearchColumns) {
  return async <T>(by: Actor, work: (unit: StoreUnit) => Promise<T>): Promise<T> => {
    const created = new Set<string>()
    for (let conflicts = 0; ; ) {
      const outcome = await runOnce(db, (run, attempt) =>
        work(withSearchColumns(createUnit({ run, attempt, by, layouts }), columns)),
      )
      if ('result' in outcome) return outcome.result
      if (outcome.failure instanceof SequenceMissing && !created.has(outcome.failure.sequence)) {
        created.add(outcome.failure.sequence)
        await createSequence(db, outcome.failure.sequence)
      } else if (isConflict(outcome.failure) && conflicts < RETRIES) {
        conflicts += 1
        await wait(Math.random() * LONGEST_PAUSE_MS * conflicts)
      } else {
        throw 'error' in outcome ? outcome.error : translated(outcome.failure)
      }
    }
  }
}

const createUnit = (parts: UnitParts): StoreUnit => ({ ...sqlReads(parts), ...sqlWrites(parts), ...sqlAudit(parts) })

/** `failure` is an error of the database, `error` one that the work itself threw. */
type Outcome<T> =
  | { readonly result: T }
  | { readonly failure: unknown }
  | { readonly failure: undefined; readonly error: unknown }

async function runOnce<T>(db: Kysely<unknown>, work: (run: Run, attempt: Run) => Promise<T>): Promise<Outcome<T>> {
  /** The first error: of the database, otherwise of the work. */
  let wrong: Outcome<T> | null = null
  try {
    return await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        const statements = createStatements(transaction)
        const outcome = await settled(work(statements.run, statements.attempt))
        // After a failed statement a commit would silently undo everything, so work that swallowed the error must not
        // count as successful.
        const final = (await statements.end()) ?? outcome
        if ('result' in final) return final
        wrong = final
        throw new RollBack()
      })
  } catch (error) {
    return wrong ?? { failure: error }
  }
}

/** Makes the query builder roll the transaction back; it is never visible outside. */
class RollBack extends Error {}

async function settled<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { result: await work }
  } catch (error) {
    return { failure: undefined, error }
  }
}

/** Runs the statements of one transaction one after another, and remembers the first that failed. */
function createStatements(transaction: Transaction<unknown>) {
  let last: Promise<unknown> = Promise.resolve()
  let failed: { readonly failure: unknown } | null = null
  let ended = false

  const queued = <T>(statement: () => Promise<T>): Promise<T> => {
    if (ended) return Promise.reject(new Error('the unit has ended'))
    const mine = last.then(() => {
      if (failed) throw failed.failure
      return statement()
    })
    last = mine.catch(() => undefined)
    return mine
  }
  const noted = async <T>(statement: Promise<T>): Promise<T> => {
    try {
      return await statement
    } catch (failure) {
      failed ??= { failure }
      throw failure
    }
  }
  const run: Run = (statement) => queued(() => noted(statement(transaction)))
  const attempt: Run = (statement) =>
    queued(async () => {
      await noted(sql`savepoint attempt`.execute(transaction))
      try {
        const answer = await statement(transaction)
        await noted(sql`release savepoint attempt`.execute(transaction))
        return answer
      } catch (error) {
        if (!isDuplicate(error)) return noted(Promise.reject(error))
        await noted(sql`rollback to savepoint attempt`.execute(transaction))
        throw error
      }
    })
  return {
    run,
    attempt,
    /** Waits for statements that were not awaited. @returns the first failure */
    end: async () => {
      ended = true
      await last
      return failed
    },
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
