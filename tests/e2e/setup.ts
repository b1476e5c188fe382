import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPortal } from '../../host/server/portal/build-portal.ts'
import { buildPrograms } from '../built-program.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { bringFirstData, type FirstData, SERVER } from './portal/portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where every job begins. */
    readonly firstData: FirstData
  }
}

/**
 * Builds the portal once, as `npm start` would, and its server; starts one PostgreSQL and brings the first data in, so
 * that every job starts against the same.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, dataDir] = await Promise.all([
    startPostgres(),
    mkdtemp(join(tmpdir(), 'fangkit-first-')),
    buildPrograms(SERVER),
    buildPortal({
      root: process.cwd(),
      signal: new AbortController().signal,
      onBuild: () => process.stdout.write('building the portal …\n'),
    }),
  ])
  const { url, name } = await createDatabase(postgres.url)
  await bringFirstData(url, dataDir)
  provide('firstData', { postgresUrl: postgres.url, database: name, dataDir })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
