import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { type Backend, DEMO_PASSWORD, type Ports, seedDemo, seedManyProjects, seedReference } from 'fangkit/backend'
import { encodeForm, searchableFields } from 'fangkit/contract'
import { project } from 'fangkit/domain'
import { grids } from '../../host/grids/grids.ts'
import { openDiskFiles } from '../../host/server/files/disk-files.ts'
import { createServices, storedTables } from '../../host/server/services.ts'
import { openStore } from '../../host/server/store/open-store.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import { type Bench, type Measurement, spread } from './bench.ts'

const CASES = Number(process.env['FANGKIT_BENCH_CASES'] ?? 100_000)
/** Cases made by the business itself. */
const SEEDED = 4_000
const ROUNDS = 20
const MEGABYTE = 1_048_576

export const bench: Bench = {
  about: `lists and export over ${CASES.toLocaleString('en')} cases in PostgreSQL, as the back end answers them: searches, every sort, first, middle and last page`,
  async run() {
    const postgres = await startPostgres()
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-bench-'))
    const store = await openStore({ databaseUrl: database.url, dataDir, tables: storedTables, onError: () => undefined })
    try {
      const { backend, ports } = createServices(store, { disk: await openDiskFiles(join(dataDir, 'files')), passwordCost: 15, settings: { loginsPerMinute: 1_000 } })
      await fill(store, ports, database.url)
      return [...(await lists(backend)), await exportOf(backend)]
    } finally {
      await store.close()
      await database.drop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function fill(store: Parameters<typeof seedDemo>[0], ports: Ports, url: string): Promise<void> {
  await seedReference(store, ports)
  await seedDemo(store, ports)
  const seeded = Math.min(CASES, SEEDED)
  await seedManyProjects(store, ports, seeded)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The rest are those again, with numbers, keys and days of their own: the business would take a quarter of an hour for them.
  const copies = Math.ceil(CASES / seeded) - 1
  await client.query(`
    insert into hf20_prj_base (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
    select key || '-' || n, key || '-' || n, city, version, data || jsonb_build_object('prjNo', (data ->> 'prjNo') || '-' || n), created_at - n * 3600000, created_by, updated_at - n * 3600000, updated_by
    from hf20_prj_base, generate_series(1, ${copies}) as n where key not like 'demo%'`)
  // What autovacuum does by itself within a minute or two.
  await client.query('vacuum analyze')
  await client.end()
}

async function lists(backend: Backend): Promise<readonly Measurement[]> {
  const token = await signIn(backend, 'manager')
  const ask = async (input: Readonly<Record<string, unknown>>): Promise<{ readonly time: number; readonly total: number }> => {
    const start = performance.now()
    const { envelope } = await backend.dispatch({ service: project.service, method: 'getPageList', token, address: 'bench', requestId: 'bench', body: { encoding: 'form', text: encodeForm(input) } })
    if (!envelope.success) throw new Error(envelope.message ?? 'refused')
    return { time: performance.now() - start, total: envelope.total ?? 0 }
  }
  const timed = async (name: string, inputs: readonly Readonly<Record<string, unknown>>[]): Promise<Measurement> => {
    const times: number[] = []
    for (const input of inputs) {
      await ask(input)
      for (let round = 0; round < ROUNDS / inputs.length; round += 1) times.push((await ask(input)).time)
    }
    return { name: `grid: ${name}`, unit: 'ms', ...spread(times) }
  }
  const { total } = await ask({})
  const last = Math.max(1, Math.ceil(total / 10))
  const searches = [
    await timed('search, contains (common)', [{ hf20HouseAddress: '广州' }, { prjNo: 'P20' }]),
    await timed('search, contains (rare)', [{ hf20HouseAddress: '路1号' }, { prjNo: '-0042' }]),
    await timed('search, contains (nothing)', [{ hf20HouseAddress: '没有这条路' }]),
    await timed('search, codes', [{ hf20LoanScheme: 'HF9901,HF9902' }, { hf20DemandStep: 'HX0503' }]),
    await timed('search, range', [{ hf20HouseMarketPrice: '2000000,3000000' }, { crtTime: '2025-01-01,2025-06-30' }]),
    await timed('search, all together', [{ hf20HouseAddress: '示例', hf20LoanScheme: 'HF9901', hf20HouseMarketPrice: '2000000,5000000' }]),
    await timed('page, first', [{}]),
    await timed('page, middle', [{ page: Math.ceil(last / 2) }]),
    await timed('page, last', [{ page: last }]),
  ]
  const sorts: Measurement[] = []
  for (const [name, { kind }] of Object.entries(searchableFields(project))) {
    if (kind === 'codes') continue
    sorts.push(await timed(`sort, ${name}`, [{ sort: `${name}:asc` }, { sort: `${name}:desc` }, { sort: `${name}:desc`, page: Math.ceil(last / 2) }, { sort: `${name}:asc`, page: last }]))
  }
  return [...searches, ...sorts]
}

/** Every row the person sees: how long, and how far memory grows meanwhile. */
async function exportOf(backend: Backend): Promise<Measurement> {
  const token = await signIn(backend, 'admin')
  const grid = grids.find(({ entity }) => entity.service === project.service)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const start = performance.now()
  const answer = await backend.stream({ service: project.service, method: 'doExport', token, address: 'bench', requestId: 'bench', body: { encoding: 'form', text: encodeForm({ columns: grid?.columns ?? [] }) } })
  if (!answer.ok) throw new Error(answer.envelope.message ?? 'refused')
  let bytes = 0
  for await (const chunk of answer.stream.chunks) {
    bytes += Buffer.byteLength(chunk)
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const growth = Math.round((peak - before) / MEGABYTE)
  return { name: `grid: export of ${answer.stream.total} rows, ${Math.round(bytes / MEGABYTE)} MB, memory +${growth} MB`, unit: 'ms', median: Math.round(performance.now() - start) }
}

async function signIn(backend: Backend, userName: string): Promise<string> {
  const { envelope } = await backend.dispatch({ service: 'login', method: 'doLogin', token: null, address: 'bench', requestId: 'bench', body: { encoding: 'json', value: { userName, password: DEMO_PASSWORD } } })
  const token: unknown = typeof envelope.data === 'object' && envelope.data !== null ? Reflect.get(envelope.data, 'token') : null
  if (typeof token !== 'string') throw new Error(envelope.message ?? 'nobody signed in')
  return token
}
