import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, type FreshDatabase } from '../../postgres.ts'

/** A database of a suite's own on the real PostgreSQL, with all the data there is. */
export const seededDatabase = (): Promise<FreshDatabase> =>
  createDatabase(inject('postgresUrl'), inject('seeded').database)

/** Puts an embedded database with all of it into a data directory. */
export const putSeededFiles = (dataDir: string): Promise<void> =>
  cp(join(inject('seeded').dataDir, 'postgres'), join(dataDir, 'postgres'), { recursive: true })
