import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { type Seeded, seedOnce } from './server/harness/seeded-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; suites make databases of their own there. */
    readonly postgresUrl: string
    /** What servers start from. */
    readonly seeded: Seeded
    /** A folder that goes with the run. */
    readonly scratch: string
  }
}

/** One PostgreSQL for all suites of a run, and what the databases of their own start from. */
export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  provide('postgresUrl', url)
  if (name !== 'server') {
    const scratch = await mkdtemp(join(tmpdir(), 'fangkit-scratch-'))
    provide('scratch', scratch)
    return async () => {
      await rm(scratch, { recursive: true, force: true })
      await stop()
    }
  }
  const { seeded, remove } = await seedOnce(url)
  provide('seeded', seeded)
  return async () => {
    await remove()
    await stop()
  }
}
