import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, createHttpTransport, type LiveNews, type LiveState, type WebSocketLike } from 'fangkit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../../free-port.ts'
import { administer, type FreshDatabase } from '../../postgres.ts'
import { NEW_CASE } from '../harness/harness.ts'
import { openConnection } from './live-client.ts'
import { run, serving, type Program } from '../harness/processes.ts'
import { recordIn, replyOf, textIn } from '../harness/replies.ts'
import { seededDatabase } from '../harness/seeded.ts'
import { CHILD, programOf } from '../harness/seeded-once.ts'

let folder: string
let database: FreshDatabase
const running = new Set<Program>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fangkit-live-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>portal</title>')
  database = await seededDatabase()
})
afterEach(async () => {
  for (const { process: child } of running) child.kill('SIGKILL')
  await Promise.all([...running].map(({ ended }) => ended))
  running.clear()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(port: number): Promise<Program & { readonly url: string }> {
  const url = `http://127.0.0.1:${port}`
  const server = run(programOf(CHILD), [], {
    PORT: String(port),
    PORTAL_DIR: folder,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    FANGKIT_DEMO: '1',
  })
  running.add(server)
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
const signIn = async (url: string) =>
  textIn(recordIn(await call(url, 'login/doLogin', { userName: 'manager', password: 'fangkit' })), 'token')

describe('two servers over one database', () => {
  it('R34 what one of them changes is heard at the other: a dictionary, a record, the end of a session', async () => {
    const first = await start(await freePort())
    const second = await start(await freePort())
    const [token, other] = [await signIn(first.url), await signIn(first.url)]
    const connection = await openConnection(second.url, token)
    const doomed = await openConnection(second.url, other)
    await call(first.url, 'home/doRefresh', {}, token)
    await administer(
      database.url,
      'update ss45_dict_entry set updated_at = (extract(epoch from clock_timestamp()) * 1000)::bigint where ' +
        "data->>'dict' = 'HF19'",
    )
    await call(first.url, 'home/doRefresh', {}, token)
    await connection.receives('{"code":"HF19"}')
    const { keyValue } = recordIn(
      await call(first.url, 'Hf20PrjBase/doSave', { ...NEW_CASE, hf20HouseAddress: '示例路99号' }, token),
    )
    await connection.receives(JSON.stringify({ topic: 'Hf20PrjBase', id: keyValue }))
    await call(first.url, 'login/doLogout', {}, other)
    expect(await doomed.ended).toBe(4_401)
    connection.close()
  })

  it('SHL-014 when one is killed its page returns by itself, is told of possible gaps, and hears again', async () => {
    const port = await freePort()
    const [first, second] = [await start(port), await start(await freePort())]
    const token = await signIn(second.url)
    const page = openPage(first.url, token)
    await page.reaches('open')
    first.process.kill('SIGKILL')
    await page.reaches('waiting')
    await start(port)
    await page.reaches('open')
    await page.mayHaveMissed()
    const { keyValue } = recordIn(
      await call(second.url, 'Hf20PrjBase/doSave', { ...NEW_CASE, hf20HouseAddress: '示例路100号' }, token),
    )
    await page.receives({ topic: 'Hf20PrjBase', id: String(keyValue) })
    page.close()
  })

  it('when the database drops the connection it listens on, pages are told to start over', async () => {
    const server = await start(await freePort())
    const token = await signIn(server.url)
    const connection = await openConnection(server.url, token)
    await administer(
      database.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ' +
        "application_name = 'fangkit live'",
    )
    expect(await connection.ended).toBe(4_205)
    const again = await openConnection(server.url, token)
    const { keyValue } = recordIn(
      await call(server.url, 'Hf20PrjBase/doSave', { ...NEW_CASE, hf20HouseAddress: '示例路101号' }, token),
    )
    await again.receives(JSON.stringify({ topic: 'Hf20PrjBase', id: keyValue }))
    again.close()
  })
})

/** The library's own client, as a page runs it. */
function openPage(baseUrl: string, token: string) {
  // adapter: Node's socket has what is used of a browser's
  const open = (url: string, protocols: readonly string[]): WebSocketLike => new WebSocket(url, [...protocols]) as never
  const client = createClient({
    transport: createHttpTransport({ baseUrl, socket: { open } }),
    auth: { getToken: () => ({ token, expiresAt: null }) },
  })
  const news: LiveNews[] = []
  const looks = new Set<() => void>()
  const look = () => {
    for (const one of [...looks]) one()
  }
  client.live.listen((received) => {
    news.push(received)
    look()
  })
  client.live.subscribe(look)
  client.live.start()
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const one = () => {
        if (!holds()) return
        looks.delete(one)
        resolve()
      }
      looks.add(one)
      one()
    })
  return {
    reaches: (state: LiveState) => until(() => client.live.status().state === state),
    receives: (expected: LiveNews) =>
      until(() => news.some((received) => JSON.stringify(received) === JSON.stringify(expected))),
    mayHaveMissed: () => until(() => news.some((received) => 'missed' in received)),
    close: () => client.dispose(),
  }
}
