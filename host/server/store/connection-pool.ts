import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isSilence } from './failure.ts'

/** Reports what nobody waits for, such as a connection lost while idle. */
export type OnError = (problem: { readonly message: string; readonly cause?: unknown }) => void

export interface ConnectionOptions {
  readonly config: pg.PoolConfig
  readonly onError: OnError
  /** Waits until there is a database to connect to. */
  readonly ready?: () => Promise<void>
  /** Told when a query got no answer in time. */
  readonly onSilence?: () => void
}

/** What no pool setting says: numbers are numbers. */
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
 * Connections for the query builder. A lost connection never ends the process, whether it is idle or in use,
 * and one that stays silent is thrown away instead of being used again.
 */
export function createConnectionPool({ config, onError, ready, onSilence }: ConnectionOptions): PostgresPool {
  const pool = new pg.Pool({ ...config, types })
  let ending = false
  pool.on('error', (cause) => {
    // A connection may still be saying goodbye after the pool has ended; losing it then is no news.
    if (!ending) onError({ message: 'an idle database connection was lost', cause })
  })
  pool.on('connect', (client) => {
    // The pool listens while a client is idle only; in use, the query fails and says so.
    client.on('error', () => undefined)
  })
  return {
    connect: async () => {
      await ready?.()
      return guarded(await pool.connect(), onSilence)
    },
    end: async () => {
      ending = true
      await pool.end()
    },
  }
}

function guarded(client: pg.PoolClient, onSilence: (() => void) | undefined): PostgresPoolClient {
  let silent: unknown
  const query = async (text: string, values: readonly unknown[]) => {
    if (silent) throw silent
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (isSilence(error)) {
        silent = error
        onSilence?.()
      }
      throw error
    }
  }
  return {
    // adapter: the query builder sends text and values only; cursors are not used
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(silent !== undefined)
    },
  }
}
