import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { type Seeded, seedOnce } from './server/seeded-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; suites make databases of their own there. */
    readonly postgresUrl: string
    /** What servers start from. */
    readonly seeded: Seeded
  }
}

/** One PostgreSQL for all suites of a run, and the data every server of the tests starts with. */
export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  provide('postgresUrl', url)
  if (name !== 'server') return stop
  const { seeded, remove } = await seedOnce(url)
  provide('seeded', seeded)
  return async () => {
    await remove()
    await stop()
  }
}
