import type { Row } from 'fangkit/backend'
import type { Kysely, RawBuilder } from 'kysely'
import type { Connection, ConnectionPool } from './connection-pool.ts'
import { isDuplicate } from './failure.ts'
import { type Lookup, lookupStatement, rowsOfLookups } from './lookup.ts'
import type { Run, Statements } from './unit-parts.ts'

/** What the statements of units run over. */
export interface Database {
  readonly connections: ConnectionPool
  /** The query builder, which writes their texts. */
  readonly db: Kysely<unknown>
  /** The name of a statement that is worth being kept by the database. */
  readonly nameOf: (text: string) => string | undefined
}

/** The statements of one run of a unit. */
export interface UnitStatements extends Statements {
  /** Waits for statements that were not awaited. @returns the first failure */
  end(): Promise<{ readonly failure: unknown } | null>
  /** Ends the transaction, if there is one. */
  close(how: 'commit' | 'rollback'): Promise<void>
}

/** A lookup that waits for its turn. */
interface Waiting {
  readonly lookup: Lookup
  readonly settle: (rows: readonly Row[]) => void
  readonly fail: (error: unknown) => void
}
/** Statements in the order they were asked for. */
type Step = { readonly lookups: Waiting[] } | { readonly work: () => Promise<void> }

/** How many lookups one statement answers at most: each number of lookups is a statement text of its own. */
const MOST_TOGETHER = 12

/**
 * Runs the statements of one unit one after another, and stores the first failure. The transaction begins with the
 * first statement that writes or locks: in READ COMMITTED, reads before it see the same with or without one.
 */
export function createStatements({ connections, db, nameOf }: Database): UnitStatements {
  const steps: Step[] = []
  let running: Promise<void> | null = null
  let transaction: Connection | null = null
  let failed: { readonly failure: unknown } | null = null
  let ended = false

  const send = async <T>(on: Connection, statement: RawBuilder<T>, kept: boolean): Promise<readonly T[]> => {
    const { sql: text, parameters } = statement.compile(db)
    const { rows } = await on.query(text, parameters, kept ? nameOf(text) : undefined)
    // adapter: rows are what the statement says
    return rows as readonly T[]
  }
  /** Outside a transaction, a connection is taken for one statement only. */
  const sendRead = async <T>(statement: RawBuilder<T>, kept: boolean): Promise<readonly T[]> => {
    if (transaction) return send(transaction, statement, kept)
    const connection = await connections.connect()
    try {
      return await send(connection, statement, kept)
    } finally {
      connection.release()
    }
  }
  const inTransaction = async (): Promise<Connection> => {
    if (transaction) return transaction
    const connection = await connections.connect()
    transaction = connection
    await connection.query('start transaction isolation level read committed', [])
    return connection
  }
  const noted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (failure) {
      failed ??= { failure }
      throw failure
    }
  }
  const lookUp = async (waiting: readonly Waiting[]): Promise<void> => {
    try {
      if (failed) throw failed.failure
      const lookups = waiting.map(({ lookup }) => lookup)
      const found = await noted(sendRead(lookupStatement(lookups), true))
      const rows = rowsOfLookups(lookups, found)
      for (const [part, { settle }] of waiting.entries()) settle(rows[part] ?? [])
    } catch (error) {
      for (const { fail } of waiting) fail(error)
    }
  }
  const runSteps = async (): Promise<void> => {
    // What is asked for at the same time comes in one after another; all of it has come once promises have settled.
    await afterPromises()
    for (let step = steps.shift(); step; step = steps.shift()) {
      await ('work' in step ? step.work() : lookUp(step.lookups))
      await afterPromises()
    }
    running = null
  }
  /** Puts a step in its place. */
  const added = <T>(add: (settle: (answer: T) => void, fail: (error: unknown) => void) => void): Promise<T> => {
    if (ended) return Promise.reject(new Error('the unit has ended'))
    return new Promise((settle, fail) => {
      add(settle, fail)
      running ??= runSteps()
    })
  }
  const queued = <T>(statement: () => Promise<T>): Promise<T> =>
    added((settle, fail) => {
      const work = async () => {
        try {
          if (failed) throw failed.failure
          settle(await statement())
        } catch (error) {
          fail(error)
        }
      }
      steps.push({ work })
    })
  const run: Run = (statement, check = () => undefined) =>
    queued(() =>
      noted(
        (async () => {
          const rows = await send(await inTransaction(), statement, true)
          check(rows)
          return rows
        })(),
      ),
    )
  const attempt: Run = (statement) =>
    queued(async () => {
      const on = await noted(inTransaction())
      const control = (text: string) => noted(on.query(text, []))
      await control('savepoint attempt')
      try {
        const answer = await send(on, statement, true)
        await control('release savepoint attempt')
        return answer
      } catch (error) {
        if (!isDuplicate(error)) return noted(Promise.reject(error))
        await control('rollback to savepoint attempt')
        throw error
      }
    })
  return {
    find: (lookup) =>
      added((settle, fail) => {
        const last = steps.at(-1)
        const waiting = { lookup, settle, fail }
        if (last && 'lookups' in last && last.lookups.length < MOST_TOGETHER) last.lookups.push(waiting)
        else steps.push({ lookups: [waiting] })
      }),
    read: (statement) => queued(() => noted(sendRead(statement, false))),
    run,
    attempt,
    end: async () => {
      ended = true
      while (running) await running
      return failed
    },
    close: async (how) => {
      if (!transaction) return
      const connection = transaction
      transaction = null
      try {
        await connection.query(how, [])
      } finally {
        connection.release()
      }
    },
  }
}

/** Resolves when everything that can go on without waiting has gone on. */
const afterPromises = (): Promise<void> =>
  new Promise((resolve) => {
    void Promise.resolve().then(() => process.nextTick(resolve))
  })
