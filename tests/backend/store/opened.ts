import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from 'fangkit/backend'
import { inject } from 'vitest'
import { type OpenedStore, openStore, type StoreOptions } from '../../../host/server/store/open-store.ts'
import { createDatabase } from '../../postgres.ts'
import { putPreparedFiles } from './prepared.ts'
import { contractTables } from './sample-tables.ts'

/** Problems a store reported. */
export type Problems = { readonly message: string; readonly cause?: unknown }[]

export const temporaryDir = (): string => mkdtempSync(join(tmpdir(), 'fangkit-store-'))

/** A store over the embedded database in a directory of its own, which goes with it. */
export const openEmbedded = (): Promise<OpenedStore> => openEmbeddedIn(temporaryDir(), contractTables)

/** The same, where the tables of the library are there already; further ones are added. */
export async function openPrepared(tables: readonly Table[]): Promise<OpenedStore> {
  const dataDir = temporaryDir()
  await putPreparedFiles(dataDir)
  return openEmbeddedIn(dataDir, tables)
}

async function openEmbeddedIn(dataDir: string, tables: readonly Table[]): Promise<OpenedStore> {
  const store = await openStore({ dataDir, tables, onError: () => undefined })
  return {
    ...store,
    close: async () => {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Limits = Pick<StoreOptions, 'waitForMs'>
/** Long enough for what many do at once on a machine that has other work. */
export const LONG_WAIT: Limits = { waitForMs: 60_000 }

/** A store over a database of its own on the real PostgreSQL, which goes with it. */
export async function openPostgres(
  problems: Problems = [],
  tables: readonly Table[] = contractTables,
  limits: Limits = LONG_WAIT,
): Promise<OpenedStore & { readonly url: string }> {
  const { url, drop } = await createDatabase(inject('postgresUrl'))
  const store = await openUrl(url, tables, problems, limits)
  return {
    ...store,
    url,
    close: async () => {
      await store.close()
      await drop()
    },
  }
}

export const openUrl = (
  databaseUrl: string,
  tables: readonly Table[] = contractTables,
  problems: Problems = [],
  limits: Limits = {},
): Promise<OpenedStore> =>
  openStore({
    ...limits,
    databaseUrl,
    dataDir: '/nonexistent',
    tables,
    onError: (problem) => {
      problems.push(problem)
    },
  })
