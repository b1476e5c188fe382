import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram, buildPrograms } from '../../built-program.ts'
import { createDatabase } from '../../postgres.ts'
import { run } from './processes.ts'

/** The server, for tests that run it as a process. */
export const CHILD = 'tests/server/child.ts'
/** What an administrator runs beside it. */
const BESIDE = ['host/server/admin.ts', 'host/server/seed.ts'] as const

/** Path of one of these programs for the tests of a run. */
export const programOf = (source: typeof CHILD | (typeof BESIDE)[number]): string => builtProgram(source, CHILD)

/** What servers of the tests start from copies of. */
export interface Seeded {
  /** Name of a database on the PostgreSQL of the run. */
  readonly database: string
  /** Path of an embedded database. */
  readonly dataDir: string
}

/** Seeds a database of each kind, once for all files of a run. */
export async function seedOnce(
  postgresUrl: string,
): Promise<{ readonly seeded: Seeded; readonly remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fangkit-seeded-'))
  const database = await createDatabase(postgresUrl)
  const remove = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await buildPrograms(CHILD, ...BESIDE)
  // The sources are found under their public names by a process that is started for it.
  const seeding = run(programOf(CHILD), ['seed'], { DATABASE_URL: database.url, DATA_DIR: dataDir })
  if ((await seeding.ended) === 0) return { seeded: { database: database.name, dataDir }, remove }
  await remove()
  throw new Error(`the data of the tests could not be brought in:\n${seeding.said()}${seeding.complained()}`)
}
