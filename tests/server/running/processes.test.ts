import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedTables } from '../../../host/server/services.ts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../../../host/server/store/open-store.ts'
import { freePort } from '../../free-port.ts'
import { createDatabase, type FreshDatabase } from '../../postgres.ts'
import { NEW_CASE, table } from '../harness/harness.ts'
import { run, serving, type Program } from '../harness/processes.ts'
import { recordIn, replyOf, rowsIn, textIn } from '../harness/replies.ts'
import { putSeededFiles, seededDatabase } from '../harness/seeded.ts'
import { CHILD, programOf } from '../harness/seeded-once.ts'

const SERVER = programOf(CHILD)
/** What would show where in our sources something happened. */
const STACK = /^\s+at /m

let portal: string
const running = new Set<Program>()
const folders: string[] = []

beforeAll(async () => {
  portal = await folder()
  await writeFile(join(portal, 'index.html'), '<!doctype html><title>portal</title>')
})
afterEach(async () => {
  for (const { process: child } of running) child.kill('SIGKILL')
  await Promise.all([...running].map(({ ended }) => ended))
  running.clear()
})
afterAll(async () => {
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })))
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fangkit-process-'))
  folders.push(path)
  return path
}

async function seededFolder(): Promise<string> {
  const path = await folder()
  await putSeededFiles(path)
  return path
}

function program(file: string, args: readonly string[], env: Readonly<Record<string, string>>, input = ''): Program {
  const started = run(file, args, { PORTAL_DIR: portal, ...env }, input)
  running.add(started)
  return started
}

/** Starts a server and waits until it serves. */
async function start(env: Readonly<Record<string, string>>): Promise<Program & { readonly url: string }> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = program(SERVER, [], { PORT: port, ...env })
  await serving(server, url)
  return { ...server, url }
}

const call = async (url: string, name: string, input: Readonly<Record<string, unknown>>, token = '') =>
  replyOf(
    await fetch(`${url}/web/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'content-type': 'application/json', token },
    }),
  )
const signIn = async (url: string, userName = 'manager', password = 'fangkit') =>
  textIn(recordIn(await call(url, 'login/doLogin', { userName, password })), 'token')

describe('the server as a process', () => {
  it('has every acknowledged case and its session after kill -9 and a restart', async () => {
    const dataDir = await folder()
    const server = await start({ DATA_DIR: dataDir })
    expect(server.said()).toContain(`fangkit is ready: ${server.url}`)
    expect(server.said()).toContain('demo data brought in')
    const token = await signIn(server.url)
    const acknowledged: Readonly<Record<string, unknown>>[] = []
    const writing = (async () => {
      for (let count = 1; ; count += 1) {
        acknowledged.push(
          recordIn(
            await call(server.url, 'Hf20PrjBase/doSave', { ...NEW_CASE, hf20HouseAddress: `示例路${count}号` }, token),
          ),
        )
        if (count === 10) server.process.kill('SIGKILL')
      }
    })()
    await expect(writing).rejects.toThrow()
    await server.ended
    const again = await start({ DATA_DIR: dataDir })
    expect(again.said()).not.toContain('demo data brought in')
    for (const record of acknowledged)
      expect(recordIn(await call(again.url, 'Hf20PrjBase/getOne', { id: record['keyValue'] }, token))).toEqual(record)
    const found = rowsIn(await call(again.url, 'Hf20PrjBase/getPageList', { prjNo: acknowledged[0]?.['prjNo'] }, token))
    expect(found.map(({ keyValue }) => keyValue)).toEqual([acknowledged[0]?.['keyValue']])
  }, 300_000)

  it('R34 refuses to start a second time on the same data and says why; the first one goes on', async () => {
    const dataDir = await seededFolder()
    const first = await start({ DATA_DIR: dataDir })
    const second = program(SERVER, [], { DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.complained()).toContain(dataDir)
    expect(second.complained()).toContain(String(first.process.pid))
    expect(second.complained()).not.toMatch(STACK)
    expect((await call(first.url, 'login/getLoginStatus', {}, await signIn(first.url))).envelope.success).toBe(true)
  })

  it('lets the database go at SIGTERM and ends with 0, so that the next start needs no waiting', async () => {
    const dataDir = await seededFolder()
    const server = await start({ DATA_DIR: dataDir })
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.complained()).toBe('')
    const { url } = await start({ DATA_DIR: dataDir })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const pages = await Promise.all(
      ['/', '/projects/1'].map(async (path) =>
        (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text(),
      ),
    )
    expect(new Set(pages)).toEqual(new Set(['<!doctype html><title>portal</title>']))
  })

  it.each([
    ['a port that is no port', { PORT: 'eighty' }, 'PORT must be a whole number'],
    [
      'an origin that is no origin',
      { FANGKIT_ORIGINS: 'https://partner.example/path' },
      'FANGKIT_ORIGINS holds https://partner.example/path',
    ],
    [
      'a database nobody answers for',
      { DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/fangkit' },
      'ECONNREFUSED',
    ],
  ])('does not start with %s, and says so in one clear message', async (_what, env, message) => {
    const server = program(SERVER, [], { DATA_DIR: await folder(), ...env })
    expect(await server.ended).toBe(1)
    expect(server.complained()).toContain(message)
    expect(server.complained()).not.toMatch(STACK)
    expect(server.complained()).not.toContain('secret-word')
  })
})

describe("a PostgreSQL of one's own", () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await createDatabase(inject('postgresUrl'))
  })
  afterAll(() => database.drop())

  it('starts empty and says how to make the first administrator, who can then open a case', async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: await folder() }
    const server = await start(env)
    expect(server.said()).toContain('npm run admin -- create --user NAME')
    expect((await call(server.url, 'login/doLogin', { userName: 'admin', password: 'fangkit' })).envelope.code).toBe(
      'LOGIN_FAILED',
    )

    const admin = (args: readonly string[], input: string, more = {}) =>
      program(programOf('host/server/admin.ts'), args, { ...env, ...more }, input)
    const weak = admin(['create', '--user', 'boss'], 'short12\n')
    expect([await weak.ended, weak.complained().trim()]).toEqual([1, 'The password needs at least 8 characters.'])
    const made = admin(['create', '--user', 'boss', '--name', '王管理'], 'long enough\n')
    expect([await made.ended, made.said().trim(), made.complained()]).toEqual([0, 'Administrator boss is ready.', ''])
    const second = admin(['create', '--user', 'boss'], '', { FANGKIT_ADMIN_PASSWORD: 'long enough too' })
    expect(await second.ended).toBe(1)
    expect(second.complained()).toMatch(/users already|exists/)
    expect(second.complained()).not.toMatch(STACK)

    const token = await signIn(server.url, 'boss', 'long enough')
    expect(recordIn(await call(server.url, 'login/getLoginStatus', {}, token))).toMatchObject({ userName: '王管理' })
    const record = recordIn(
      await call(
        server.url,
        'Hf20PrjBase/doSave',
        { prjPayType: 'HH2001', hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501' },
        token,
      ),
    )
    expect(record).toMatchObject({ hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901', version: 1 })
  })

  // The sources themselves once, as the script of the package runs them.
  it.each([
    [['create'], 'host/server/admin.ts'],
    [['remove', '--user', 'x', '--root'], programOf('host/server/admin.ts')],
  ])('has an npm run admin that explains how it is used: %j', async (args, file) => {
    const admin = program(file, args, { DATABASE_URL: database.url })
    expect(await admin.ended).toBe(1)
    expect(admin.complained()).toContain('npm run admin -- create --user NAME')
    expect(admin.complained()).not.toMatch(STACK)
  })

  it('is let go where a port in use ends the start with one clear message; SIGINT ends with 0', async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: await folder() }
    const first = await start(env)
    const second = program(SERVER, [], { ...env, PORT: new URL(first.url).port })
    expect(await second.ended).toBe(1)
    expect(second.complained()).toContain('set PORT to another one')
    expect(second.complained()).not.toMatch(STACK)
    first.process.kill('SIGINT')
    expect([await first.ended, first.complained()]).toEqual([0, ''])
  })

  it('gets cases by the number from npm run seed, which refuses what is no number', async () => {
    const own = await seededDatabase()
    const env = { DATABASE_URL: own.url, DATA_DIR: await folder(), FANGKIT_DEMO: '1' }
    const before = await storedProjects(own.url)
    const seed = program(programOf('host/server/seed.ts'), ['--projects', '600'], env)
    expect([await seed.ended, seed.complained()]).toEqual([0, ''])
    expect(seed.said()).toContain('600 of 600')
    expect(await storedProjects(own.url)).toBe(before + 600)
    // The sources themselves, as the script of the package runs them.
    const wrong = program('host/server/seed.ts', ['--projects', 'many'], env)
    expect([await wrong.ended, STACK.test(wrong.complained())]).toEqual([1, false])
    await own.drop()
  })
})

async function storedProjects(databaseUrl: string): Promise<number> {
  const store = await openStore({ databaseUrl, dataDir: await folder(), tables: storedTables, onError: () => {} })
  const { total } = await store.unit({ account: 'system', now: 0 }, (unit) =>
    unit.list(table('hf20_prj_base'), { page: 1, pageSize: 1 }),
  )
  await store.close()
  return total
}
