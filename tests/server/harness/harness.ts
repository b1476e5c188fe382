import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings, Table } from 'fangkit/backend'
import { encodeForm } from 'fangkit/contract'
import { createMemoryStore } from 'fangkit/testing'
import { createApp, type AppOptions } from '../../../host/server/app.ts'
import { openDiskFiles } from '../../../host/server/files/disk-files.ts'
import { openOcr } from '../../../host/server/ocr/open-ocr.ts'
import { openSandboxPayments } from '../../../host/server/payments/open-sandbox.ts'
import { createServices, type ServiceOptions, type Services, storedTables } from '../../../host/server/services.ts'
import { openStore, type OpenedStore, type StoreOptions } from '../../../host/server/store/open-store.ts'
import { standingFor } from '../../tier.ts'
import { recordIn, replyOf, textIn, type Reply } from './replies.ts'
import { PASSWORD_COST, seedAll } from './seed-all.ts'
import { putSeededFiles, seededDatabase } from './seeded.ts'

/** What the same rules are proved on. */
const ENGINES = ['memory', 'embedded', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * The engines a file proves its rules on: all of them, or in a run that proves every rule once those named. That each
 * engine keeps the store's contract is proved each time, in `backend/store`.
 */
export const engines = (...once: readonly Engine[]): readonly Engine[] => standingFor(ENGINES, once)

/** A machine that does other things at the same time reads slowly. */
const UNHURRIED = { start: 60_000, read: 60_000 }

/** The least a case is accepted with. */
export const NEW_CASE = {
  prjPayType: 'HH2004',
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20ManagerId: 'demo-manager',
} as const

export interface CallOptions {
  readonly token?: string | null
  /** Sends JSON in place of a form. */
  readonly json?: boolean
  readonly key?: string
}

/** A server that listens on a port of its own, with the demo data in it. */
export interface TestServer {
  readonly url: string
  readonly services: Services
  /** Lines the server logged. */
  readonly log: readonly string[]
  /** Moves the server's clock on. */
  advance(milliseconds: number): void
  /** Sends a body as it is. */
  send(path: string, body: BodyInit, headers?: Readonly<Record<string, string>>): Promise<Reply>
  call(name: string, input?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Reply>
  signIn(userName: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** @param parts what the server is made of beside its database */
export async function startServer(
  engine: Engine,
  settings: Partial<Settings> = {},
  options: Partial<AppOptions> = {},
  parts: Pick<ServiceOptions, 'forms' | 'maps'> = {},
): Promise<TestServer> {
  const problems: Error[] = []
  const { store, dataDir, remove } = await openEngine(engine, ({ message, cause }) => {
    problems.push(new Error(message, { cause }))
  })
  let ahead = 0
  const clock = () => Date.now() + ahead
  const disk = await openDiskFiles(join(dataDir, 'files'))
  const services = createServices(store, {
    disk,
    ocr: openOcr(disk, { patience: UNHURRIED }),
    payments: await openSandboxPayments(dataDir),
    ...parts,
    clock,
    passwordCost: PASSWORD_COST,
    settings: { checkAnswers: true, loginsPerMinute: 1_000, ...settings },
  })
  if (engine === 'memory') await seedAll(services)
  const log: string[] = []
  const app = createApp({
    backend: services.backend,
    disk: services.disk,
    payments: services.payments,
    ready: services.ready,
    newId: services.ports.ids.key,
    clock,
    config: { origins: [], trustedProxies: [], logLevel: 'info' },
    logTarget: { write: (line) => void log.push(line) },
    ...options,
  })
  services.reporting.sendTo(app.log)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const send: TestServer['send'] = async (path, body, headers = {}) =>
    replyOf(await fetch(`${url}${path}`, { method: 'POST', body, headers: { ...headers } }))
  const call: TestServer['call'] = (name, input = {}, { token = null, json = false, key } = {}) =>
    send(`/web/${name.replace('.', '/')}`, json ? JSON.stringify(input) : encodeForm(input), {
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(token !== null && { token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    })
  return {
    url,
    services,
    log,
    send,
    call,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    signIn: async (userName, password = 'fangkit') =>
      textIn(recordIn(await call('login.doLogin', { userName, password })), 'token'),
    close: async () => {
      // Only what went wrong while the tests ran: thrown where it happens, it would fail the run without saying whose
      // it is.
      const [problem] = problems
      await services.ocr?.close()
      await app.close()
      await store.close()
      await remove()
      if (problem) throw problem
    },
  }
}

async function openEngine(
  engine: Engine,
  onError: StoreOptions['onError'],
): Promise<{ readonly store: OpenedStore; readonly dataDir: string; readonly remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fangkit-server-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'memory')
    return {
      store: { ...createMemoryStore({ tables: storedTables }), embedded: false, ping: async () => undefined },
      dataDir,
      remove: removeFolder,
    }
  if (engine === 'embedded') {
    await putSeededFiles(dataDir)
    return { store: await openStore({ dataDir, tables: storedTables, onError }), dataDir, remove: removeFolder }
  }
  const database = await seededDatabase()
  return {
    dataDir,
    store: await openStore({ databaseUrl: database.url, dataDir, tables: storedTables, onError }),
    remove: async () => {
      await database.drop()
      await removeFolder()
    },
  }
}

/** How many projects are stored. */
export async function countProjects({ services: { store, ports } }: TestServer): Promise<number> {
  return store.unit(
    { account: 'system', now: ports.clock() },
    async (unit) => (await unit.list(table('hf20_prj_base'), { page: 1, pageSize: 1 })).total,
  )
}

/** Keys of stored projects of a city. */
export async function projectsIn({ services: { store, ports } }: TestServer, city: string): Promise<readonly string[]> {
  const { rows } = await store.unit({ account: 'system', now: ports.clock() }, (unit) =>
    unit.list(table('hf20_prj_base'), { where: { field: '$city', is: [city] } }),
  )
  return rows.map(({ key }) => key)
}

/** A declared table by its storage name. */
export function table(name: string): Table {
  const found = storedTables.find((declared) => declared.name === name)
  if (!found) throw new Error(`no table ${name}`)
  return found
}
