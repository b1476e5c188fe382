import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { buildPrograms, builtProgram } from '../built-program.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { run, serving } from '../server/harness/processes.ts'
import { type Bench, type Measurement, spread } from './bench.ts'
import { parentOf, pidsOf, timeOfFamily } from './lists/processor-time.ts'
import { type Answered, atRate, type Callers, signEverybodyIn } from './load/callers.ts'
import { SCREEN_CALLS } from './load/screen-calls.ts'

const PROGRAM = 'tests/server/child.ts'
/** Reads and writes a second, one after the other; `FANGKIT_BENCH_RATES=300+50,600+100` for others. */
const RATES = (process.env['FANGKIT_BENCH_RATES'] ?? '150+25,300+50,600+100').split(',').map((rate) => {
  const [reads = 0, writes = 0] = rate.split('+').map(Number)
  return { reads, writes }
})
const EMBEDDED_RATE = { reads: 130, writes: 20 }
const SECONDS = Number(process.env['FANGKIT_BENCH_SECONDS'] ?? 10)
/** Folder for processor profiles of the servers; none are taken without it. */
const PROFILES = process.env['FANGKIT_BENCH_PROFILES']
/** Calls of one kind whose processor time is measured. */
const CALLS = 200
/** Calls of a kind that are under way together. */
const TOGETHER = 4

export const bench: Bench = {
  about:
    'a portal over PostgreSQL, then one over the embedded database, with the demo data and 16 sessions: the ' +
    `processor's time of each call a screen makes, then calls at a constant rate for ${SECONDS} s; refused with 503`,
  async run() {
    await buildPrograms(PROGRAM)
    const postgres = await startPostgres()
    const database = await createDatabase(postgres.url)
    try {
      const over = await loaded({ DATABASE_URL: database.url, FANGKIT_DEMO: '1' }, async (server) => {
        const [backend = 0] = await pidsOf(database.url)
        const postmaster = parentOf(backend)
        const timeOfDatabase = () => timeOfFamily(postmaster)
        return [
          ...(await workOfCalls('PostgreSQL', server, timeOfDatabase)),
          ...(await ratesOf('PostgreSQL', server, RATES, timeOfDatabase)),
        ]
      })
      // The embedded database runs in the process of the server.
      const embedded = await loaded({}, (server) => ratesOf('embedded', server, [EMBEDDED_RATE], () => 0))
      return [...over, ...embedded]
    } finally {
      await database.drop()
      await postgres.stop()
    }
  },
}

interface Server {
  readonly callers: Callers
  readonly pid: number
}

/** Measures a server of its own, which ends afterwards. */
async function loaded(
  env: Readonly<Record<string, string>>,
  measure: (server: Server) => Promise<readonly Measurement[]>,
): Promise<readonly Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-load-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = run(
    builtProgram(PROGRAM),
    [],
    { PORT: port, DATA_DIR: dataDir, PORTAL_DIR: dataDir, ...env },
    '',
    PROFILES === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`],
  )
  try {
    await serving(server, url)
    const callers = await signEverybodyIn(url)
    try {
      return await measure({ callers, pid: server.process.pid ?? 0 })
    } finally {
      callers.close()
    }
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** How long each kind of call takes and works; in the last column that of the database alone. */
async function workOfCalls(
  title: string,
  { callers, pid }: Server,
  database: () => number,
): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const call of SCREEN_CALLS) {
    const many = async (count: number): Promise<readonly Answered[]> => {
      const answered: Answered[] = []
      let left = count
      const one = async () => {
        for (left -= 1; left >= 0; left -= 1) answered.push(await callers.call(call))
      }
      await Promise.all(Array.from({ length: TOGETHER }, one))
      return answered
    }
    await many(CALLS / 2)
    const before = [timeOfFamily(pid), database()] as const
    const answered = await many(CALLS)
    const [server, base] = [timeOfFamily(pid) - before[0], database() - before[1]].map(
      (time) => Math.round((time / CALLS) * 100) / 100,
    )
    measurements.push({
      name: `${title}: ${call.name}, database ${base}`,
      unit: 'ms',
      ...spread(answered.map(({ time }) => time)),
      ...(server !== undefined && { work: server }),
    })
  }
  return measurements
}

async function ratesOf(
  title: string,
  { callers, pid }: Server,
  rates: readonly (typeof EMBEDDED_RATE)[],
  database: () => number,
): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const { reads, writes } of rates) {
    const time = () => timeOfFamily(pid) + database()
    const before = time()
    const answered = await atRate(callers, { reads, writes, seconds: SECONDS })
    const work = Math.round(((time() - before) / answered.length) * 100) / 100
    const carried = answered.filter(({ status }) => status === 200)
    const name = `${title}: ${reads} reads and ${writes} writes a second`
    measurements.push(
      { name, unit: 'ms', ...spread(carried.map(({ time }) => time)), work },
      { name: `${name}, refused of ${answered.length}`, unit: 'count', median: answered.length - carried.length },
    )
  }
  return measurements
}
