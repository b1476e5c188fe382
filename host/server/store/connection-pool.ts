import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isSilence } from './failure.ts'

/** Reports errors that no caller waits for, such as a connection lost while idle. */
export type OnError = (problem: { readonly message: string; readonly cause?: unknown }) => void

export interface ConnectionOptions {
  readonly config: pg.PoolConfig
  readonly onError: OnError
  /** Waits until the database accepts connections. */
  readonly ready?: () => Promise<void>
  /** Called when a query got no answer in time. */
  readonly onSilence?: () => void
}

/** A connection that is used by one at a time. */
export interface Connection {
  /**
   * Runs a statement.
   * @param name under which the database keeps the statement, so that it is read and planned once
   */
  query(text: string, values: readonly unknown[], name?: string): Promise<{ readonly rows: readonly unknown[] }>
  release(): void
}

export interface ConnectionPool {
  connect(): Promise<Connection>
  end(): Promise<void>
}

/** Type id of int8, which the driver would return as text. */
const INT8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? safeNumber : pg.types.getTypeParser(oid, format),
}

function safeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`larger than a number can be: ${text}`)
  return number
}

/**
 * Creates connections. A lost connection never ends the process, whether idle or in use. One that does not answer is
 * closed and not used again.
 */
export function createConnectionPool({ config, onError, ready, onSilence }: ConnectionOptions): ConnectionPool {
  const pool = new pg.Pool({ ...config, types })
  /** The embedded database keeps the statements of earlier connections, so each connection has names of its own. */
  const places = new WeakMap<pg.PoolClient, number>()
  let ending = false
  let connected = 0
  pool.on('error', (cause) => {
    // A connection may still be closing after the pool has ended; losing it then is not an error.
    if (!ending) onError({ message: 'an idle database connection was lost', cause })
  })
  pool.on('connect', (client) => {
    connected += 1
    places.set(client, connected)
    // The pool handles errors only while a client is idle; in use, the query itself fails with the error.
    client.on('error', () => undefined)
  })
  return {
    connect: async () => {
      await ready?.()
      const client = await pool.connect()
      return guarded(client, places.get(client) ?? 0, onSilence)
    },
    end: async () => {
      ending = true
      await pool.end()
    },
  }
}

/** The connections as the query builder takes them. */
export const poolOf = (connections: ConnectionPool): PostgresPool => ({
  // adapter: the query builder passes text and values only; cursors are not used
  connect: connections.connect as unknown as () => Promise<PostgresPoolClient>,
  end: connections.end,
})

function guarded(client: pg.PoolClient, place: number, onSilence: (() => void) | undefined): Connection {
  let silent: unknown
  return {
    query: async (text, values, name) => {
      if (silent) throw silent
      try {
        return await client.query(
          name === undefined ? { text, values: [...values] } : { text, values: [...values], name: `${place}_${name}` },
        )
      } catch (error) {
        if (isSilence(error)) {
          silent = error
          onSilence?.()
        }
        throw error
      }
    },
    release: () => {
      client.release(silent !== undefined)
    },
  }
}
