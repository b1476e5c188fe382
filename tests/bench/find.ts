import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Backend } from 'fangkit/backend'
import { findCalls } from 'fangkit/contract'
import { openDiskFiles } from '../../host/server/files/disk-files.ts'
import { nameReadings } from '../../host/server/ports/name-readings.ts'
import { createServices, storedTables } from '../../host/server/services.ts'
import { openStore } from '../../host/server/store/open-store.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { type Bench, type Measurement, spread } from './bench.ts'
import { fill, fillPeople } from './lists/many-rows.ts'
import { pidsOf, processorTime } from './lists/processor-time.ts'
import { signIn } from './lists/sign-in.ts'

const CASES = Number(process.env['FANGKIT_BENCH_ROWS'] ?? 100_000)
const PEOPLE_PER_CASE = 2
/** The city `manager` and `follow` work in. */
const CITY = '440100'
/** Answers measured for each text. */
const ANSWERS = 20
/** Who sees everything there is in the city, and who sees what is theirs. */
const USERS = ['manager', 'follow']
const TEXTS: readonly (readonly [kind: string, text: string])[] = [
  ['surname', '吴'],
  ['name', '吴悦'],
  ['one letter', 'z'],
  ['two letters', 'sl'],
  ['first letters', 'zjl'],
  ['the pinyin of a surname', 'wu'],
  ['the beginning of one', 'zh'],
  ['pinyin', 'wuyue'],
  ['a part of an address', '示例大道'],
  ['a house number', '266号'],
  ['first letters of an address', 'slehl'],
  ['a case number', 'P2026'],
  ['nothing', '没有这样的'],
]

export const bench: Bench = {
  about: `the search over ${CASES.toLocaleString('en')} cases and their people in PostgreSQL, as the back end answers`,
  async run() {
    const postgres = await startPostgres()
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-bench-'))
    const store = await openStore({
      databaseUrl: database.url,
      dataDir,
      tables: storedTables,
      readings: nameReadings,
      onError: () => undefined,
    })
    try {
      const { backend, ports } = createServices(store, {
        disk: await openDiskFiles(join(dataDir, 'files')),
        passwordCost: 15,
        settings: { loginsPerMinute: 1_000 },
      })
      const place = { url: database.url, city: CITY }
      await fill({ store, ports, ...place, count: CASES }, [])
      await fillPeople({ ...place, count: CASES * PEOPLE_PER_CASE })
      const measurements: Measurement[] = []
      for (const user of USERS) measurements.push(...(await findTimes(user, backend, () => pidsOf(database.url))))
      return measurements
    } finally {
      await store.close()
      await database.drop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function findTimes(
  user: string,
  backend: Backend,
  databasePids: () => Promise<readonly number[]>,
): Promise<readonly Measurement[]> {
  const token = await signIn(backend, user)
  const find = async (keyword: string): Promise<number> => {
    const start = performance.now()
    const { envelope } = await backend.dispatch({
      service: findCalls.find.service,
      method: findCalls.find.method,
      token,
      address: 'bench',
      requestId: 'bench',
      body: { encoding: 'json', value: { keyword } },
    })
    if (!envelope.success) throw new Error(`${keyword}: ${envelope.message ?? 'refused'}`)
    return performance.now() - start
  }
  const measurements: Measurement[] = []
  for (const [kind, text] of TEXTS) {
    await find(text)
    const pids = await databasePids()
    const before = processorTime(pids)
    const times: number[] = []
    while (times.length < ANSWERS) times.push(await find(text))
    const after = processorTime(pids)
    const work = before === null || after === null ? {} : { work: Math.round((after - before) / times.length) }
    measurements.push({ name: `find ${user}: ${kind} (${text})`, unit: 'ms', ...spread(times), ...work })
  }
  return measurements
}
