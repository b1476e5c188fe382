import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run; suites make databases of their own there. */
    readonly postgresUrl: string
  }
}

/** One PostgreSQL for all suites of a run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  provide('postgresUrl', url)
  return stop
}
