import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openStore } from '../../../host/server/store/open-store.ts'
import { tables } from '../../../lib/backend/tables.ts'

let prepared: Promise<string> | null = null

/**
 * Puts an embedded database that has the tables of the library, and no rows, into a data directory: making them there
 * takes longer
 * than most of what is tested over them. Made once a process that runs files, and only copied afterwards.
 */
export async function putPreparedFiles(dataDir: string): Promise<void> {
  prepared ??= prepare()
  await cp(join(await prepared, 'postgres'), join(dataDir, 'postgres'), { recursive: true })
}

async function prepare(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'prepared-'))
  const store = await openStore({
    dataDir,
    tables,
    onError: ({ message, cause }) => {
      throw new Error(message, { cause })
    },
  })
  await store.close()
  return dataDir
}
