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
 * Creates connections for the query builder. A lost connection never ends the process, whether idle or in use. One that
 * does not answer is closed and not used again.
 */
export function createConnectionPool({ config, onError, ready, onSilence }: ConnectionOptions): PostgresPool {
  const pool = new pg.Pool({ ...config, types })
  let ending = false
  pool.on('error', (cause) => {
    // A connection may still be closing after the pool has ended; losing it then is not an error.
    if (!ending) onError({ message: 'an idle database connection was lost', cause })
  })
  pool.on('connect', (client) => {
    // The pool handles errors only while a client is idle; in use, the query itself fails with the error.
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
    // adapter: the query builder passes text and values only; cursors are not used
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(silent !== undefined)
    },
  }
}
