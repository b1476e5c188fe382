import { createHmac, randomBytes } from 'node:crypto'
import type { NameReadings, NumberHash, Store, Table } from 'fangkit/backend'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { type Channel, openChannel } from './channel.ts'
import { type ConnectionPool, createConnectionPool, type OnError, poolOf } from './connection-pool.ts'
import { lockDataDir } from './embedded/data-dir-lock.ts'
import { type Engine, startEngine } from './embedded/engine.ts'
import { StoreUnavailableError, translated } from './failure.ts'
import { layoutsOf } from './layout.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createStatementNames } from './statement-names.ts'
import { createUnits } from './transaction.ts'

export interface StoreOptions {
  /** A PostgreSQL to use; without it one runs inside this process. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded database stores its files. */
  readonly dataDir: string
  readonly tables: readonly Table[]
  /**
   * The secret that personal numbers are hashed with. Every process over one database needs the same one; another
   * secret recalculates all hashes. Without it, this process creates its own key.
   */
  readonly numberKey?: Buffer
  /** Finds names by pinyin; without it, by their characters only. */
  readonly readings?: NameReadings
  /** Called with errors that no caller waits for: lost connections, a restart of the embedded database. */
  readonly onError: OnError
  /** A longer statement of the embedded database is ended. */
  readonly busyForMs?: number
  /** How long a unit on PostgreSQL waits for a connection, a lock and a statement; the usual limits if absent. */
  readonly waitForMs?: number
}

export interface OpenedStore extends Store {
  /** True when the database runs inside this process. */
  readonly embedded: boolean
  /** Publishes to every process over the database; absent when there can be only one. */
  readonly channel?: Channel
  /** Checks that the database answers. @throws StoreUnavailableError */
  ping(): Promise<void>
}

const CONNECTIONS = 20
const CONNECT_WITHIN_MS = 3_000
const STATEMENT_WITHIN_MS = 5_000
const LOCK_WITHIN_MS = 2_000
const IDLE_IN_UNIT_MS = 10_000
/** Time limit of the client itself, for a server that does not even report its own time-out. */
const ANSWER_WITHIN_MS = 15_000
const BUSY_FOR_MS = 10_000
/** After a write failed for lack of space, the database counts as full for this long. */
const FULL_FOR_MS = 30_000
/** Time limit for a unit that waits for the only connection. */
const TURN_WITHIN_MS = 20_000

/** The database to connect to. */
interface Database {
  readonly address: pg.PoolConfig
  readonly limits: pg.PoolConfig
  readonly ready?: () => Promise<void>
  readonly onSilence?: () => void
  /** Called when the tables have their final form. */
  readonly prepared?: () => void
  readonly close: () => Promise<void>
}

/**
 * Opens the store: updates the database to the declared tables, then accepts units.
 * @throws DataDirInUseError when another process uses the data directory
 * @throws StoreUnavailableError when the database cannot be reached
 */
export async function openStore({
  databaseUrl,
  dataDir,
  tables,
  numberKey = randomBytes(32),
  readings,
  onError,
  busyForMs = BUSY_FOR_MS,
  waitForMs,
}: StoreOptions): Promise<OpenedStore> {
  const layouts = layoutsOf(tables)
  const columns = { hash: keyedHash(numberKey), ...(readings && { readings }) }
  const database = databaseUrl ? remote(databaseUrl, waitForMs) : await embedded(dataDir, onError, busyForMs)
  const { address, limits, ready, onSilence, prepared } = database
  try {
    // Changing tables with live data may take long, so this uses its own connection without time limits.
    const unlimited = createConnectionPool({ config: { ...address, max: 1 }, onError })
    await prepareDatabase(queriesOver(unlimited), layouts.values(), { tables, columns }).finally(() => unlimited.end())
  } catch (error) {
    await database.close()
    throw translated(error)
  }
  prepared?.()
  const pool = createConnectionPool({
    config: { ...address, ...limits },
    onError,
    ...(ready && { ready }),
    ...(onSilence && { onSilence }),
  })
  const db = queriesOver(pool)
  const channel = databaseUrl
    ? openChannel({
        config: address,
        onError,
        send: async (name, text) => void (await sql`select pg_notify(${name}, ${text})`.execute(db)),
      })
    : null
  const units = createUnits({ connections: pool, db, nameOf: createStatementNames() }, layouts, columns)
  let fullAt = Number.NEGATIVE_INFINITY
  let closing: Promise<void> | null = null
  const close = async () => {
    await channel?.close()
    await pool.end()
    await database.close()
  }
  return {
    embedded: !databaseUrl,
    ...(channel && { channel }),
    unit: async (by, work) => {
      try {
        return await units(by, work)
      } catch (error) {
        if (error instanceof StoreUnavailableError && error.reason === 'full') fullAt = Date.now()
        throw error
      }
    },
    ping: async () => {
      // Reading still works on a full disk, so a query alone would not detect it.
      if (Date.now() - fullAt < FULL_FOR_MS) throw new StoreUnavailableError('full')
      try {
        await sql`select 1`.execute(db)
      } catch (error) {
        throw translated(error)
      }
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

const queriesOver = (pool: ConnectionPool): Kysely<unknown> =>
  new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(pool) }) })

function remote(databaseUrl: string, waitForMs: number | undefined): Database {
  return {
    address: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: waitForMs ?? CONNECT_WITHIN_MS,
      keepAlive: true,
      application_name: 'fangkit',
    },
    limits: {
      max: CONNECTIONS,
      statement_timeout: waitForMs ?? STATEMENT_WITHIN_MS,
      lock_timeout: waitForMs ?? LOCK_WITHIN_MS,
      idle_in_transaction_session_timeout: IDLE_IN_UNIT_MS,
      query_timeout: (waitForMs ?? 0) + ANSWER_WITHIN_MS,
    },
    close: async () => undefined,
  }
}

async function embedded(dataDir: string, onError: OnError, busyForMs: number): Promise<Database> {
  let engine: Engine | null = null
  const lock = await lockDataDir(dataDir, {
    onLost: () => {
      onError({ message: `the lock of the data directory ${dataDir} was taken away; the database was stopped` })
      engine?.stop().catch((cause) => {
        onError({ message: 'the embedded database did not stop', cause })
      })
    },
  })
  try {
    const started = await startEngine({ dataDir, onError, busyForMs })
    engine = started
    return {
      address: { host: started.host, port: started.port, user: 'postgres', database: 'postgres', ssl: false },
      // All clients of the embedded database share one session.
      limits: { max: 1, connectionTimeoutMillis: TURN_WITHIN_MS, query_timeout: busyForMs + ANSWER_WITHIN_MS },
      ready: started.ready,
      onSilence: () => {
        started.restart('it did not answer')
      },
      prepared: started.guard,
      close: async () => {
        await started.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Creates an HMAC-SHA-256 under a secret key. */
function keyedHash(key: Buffer): NumberHash {
  return async (text) => createHmac('sha256', key).update(text).digest('hex')
}
