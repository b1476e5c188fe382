import { liveProtocols, liveToken } from 'fangkit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, NEW_CASE, startServer, table, type TestServer } from '../harness/harness.ts'
import { startConnection, openConnection, refusal } from './live-client.ts'
import { recordIn } from '../harness/replies.ts'

/** Short enough to wait for, long enough for a busy machine. */
const TIMES = { checkEvery: 200, silentAfter: 2_000, recheckEvery: 200 }

describe.each(engines('embedded'))('the live line (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine, {}, { liveTimes: TIMES })
  })
  afterAll(() => server.close())
  const save = async (token: string, input: Readonly<Record<string, unknown>>) =>
    recordIn(await server.call('Hf20PrjBase.doSave', input, { token }))

  it('SHL-015 answers an empty message with an empty message', async () => {
    const connection = await openConnection(server.url, await server.signIn('manager'))
    connection.socket.send('')
    await connection.receives('')
    expect(connection.socket.protocol).toBe('fangkit')
    connection.close()
  })

  it('SHL-016 SHL-009 says which dictionary changed, once, to everybody; pressing again says nothing', async () => {
    const manager = await server.signIn('manager')
    await server.call('home.doRefresh', {}, { token: manager })
    const [own, other] = await Promise.all([
      openConnection(server.url, manager),
      openConnection(server.url, await server.signIn('viewer')),
    ])
    await rename(server, 'HF19')
    await server.call('home.doRefresh', {}, { token: manager })
    await Promise.all([own.receives('{"code":"HF19"}'), other.receives('{"code":"HF19"}')])
    expect(other.received.filter((received) => received.startsWith('{"code"'))).toEqual(['{"code":"HF19"}'])
    own.close()
    other.close()
  })

  it('says which record changed after it counts, to those who may see it and to nobody else', async () => {
    const [manager, sales, viewer] = await Promise.all([
      server.signIn('manager'),
      server.signIn('sales'),
      server.signIn('viewer'),
    ])
    const [owner, stranger, watcher] = await Promise.all([
      openConnection(server.url, manager),
      openConnection(server.url, sales),
      openConnection(server.url, viewer),
    ])
    const { keyValue } = await save(manager, { ...NEW_CASE, hf20HouseAddress: '示例路77号' })
    const text = JSON.stringify({ topic: 'Hf20PrjBase', id: keyValue })
    await Promise.all([owner.receives(text), watcher.receives(text)])
    expect(
      (
        await server.call(
          'Hf20PrjBase.doSave',
          { keyValue, hf20HouseAddress: '', prjPayType: 'nonsense' },
          { token: manager },
        )
      ).envelope.success,
    ).toBe(false)
    const { keyValue: theirs } = await save(manager, {
      ...NEW_CASE,
      hf20RecommendId: 'demo-sales',
      hf20HouseAddress: '示例路78号',
    })
    // Last of all that a new case says comes that it has jobs.
    await stranger.receives(JSON.stringify({ topic: 'Hf15FlowJobs', id: theirs }))
    // Whatever was said of the other case would have come before.
    expect(stranger.received[0]).toBe(JSON.stringify({ topic: 'Hf20PrjBase', id: theirs }))
    expect(stranger.received.filter((received) => received.includes(String(keyValue)))).toEqual([])
    expect(owner.received.filter((received) => received === text)).toHaveLength(1)
    for (const connection of [owner, stranger, watcher]) connection.close()
  })

  it('SHL-016 says first how far back it reaches, then what changed since, to those who may see it', async () => {
    const [manager, sales] = await Promise.all([server.signIn('manager'), server.signIn('sales')])
    const { keyValue } = await save(manager, { ...NEW_CASE, hf20HouseAddress: '示例路79号' })
    const text = JSON.stringify({ topic: 'Hf20PrjBase', id: keyValue })
    const [owner, stranger] = [
      startConnection(server.url, liveProtocols(manager)),
      startConnection(server.url, liveProtocols(sales)),
    ]
    await owner.receives(text)
    for (const { received } of [owner, stranger])
      await expect.poll(() => JSON.parse(received[0] ?? '{}') as unknown).toEqual({ covers: expect.any(Number) })
    stranger.socket.send('')
    await stranger.receives('')
    expect(stranger.received).not.toContain(text)
    for (const connection of [owner, stranger]) connection.close()
  })

  it('is cut at once when its session is signed out, and only it', async () => {
    const [first, second] = [await server.signIn('follow'), await server.signIn('follow')]
    const [connection, other] = await Promise.all([
      openConnection(server.url, first),
      openConnection(server.url, second),
    ])
    await server.call('login.doLogout', {}, { token: first })
    expect(await connection.ended).toBe(4_401)
    other.socket.send('')
    await other.receives('')
    other.close()
  })

  it('is cut when its session has run out, and does not keep it alive', async () => {
    const token = await server.signIn('finance')
    const connection = await openConnection(server.url, token)
    server.advance(31 * 60_000)
    expect(await connection.ended).toBe(4_401)
    expect((await server.call('login.getLoginStatus', {}, { token })).envelope.code).toBe('SIGNED_OUT')
  })

  it('is closed with 4401 for a token that is none or is no more, so that a page knows why', async () => {
    const token = await server.signIn('follow')
    await server.call('login.doLogout', {}, { token })
    for (const refused of [token, 'x'.repeat(43)])
      expect(await startConnection(server.url, liveProtocols(refused)).ended).toBe(4_401)
  })

  it('refuses a handshake without a token, with one it cannot read, and from pages of strangers', async () => {
    const token = await server.signIn('manager')
    expect(await refusal(server.url, ['fangkit'])).toBe(403)
    expect(await refusal(server.url, ['fangkit', 'token.'])).toBe(403)
    expect(await refusal(server.url, ['fangkit'], {}, `web/socket/dict?Token=${token}`)).toBe(403)
    for (const garbage of ["' or 1=1 --", 'x', 'x'.repeat(4_000)])
      expect(await refusal(server.url, liveProtocols(garbage))).toBe(403)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      expect(await refusal(server.url, liveProtocols(token), { origin })).toBe(403)
    const connection = await openConnection(server.url, token, { origin: server.url })
    connection.close()
  })

  it('opens to the named public origins only, where there are some: a Host is what the caller says', async () => {
    const named = await startServer(
      'memory',
      {},
      { config: { origins: [], publicOrigins: ['https://portal.example'], trustedProxies: [], logLevel: 'info' } },
    )
    try {
      const token = await named.signIn('manager')
      expect(await refusal(named.url, liveProtocols(token), { origin: named.url })).toBe(403)
      expect(
        await refusal(named.url, liveProtocols(token), {
          origin: 'https://forged.example',
          headers: { host: 'forged.example' },
        }),
      ).toBe(403)
      const connection = await openConnection(named.url, token, { origin: 'https://portal.example' })
      connection.close()
    } finally {
      await named.close()
    }
  })

  it('cuts whoever sends something large, talks without end, or is silent', async () => {
    const token = await server.signIn('manager')
    const large = await openConnection(server.url, token)
    large.socket.send('x'.repeat(5_000))
    expect(await large.ended).toBe(1_009)
    const loud = await openConnection(server.url, token)
    for (let count = 0; count < 30; count += 1) loud.socket.send('')
    expect(await loud.ended).toBe(1_008)
    const quiet = await openConnection(server.url, token)
    const silent = await openConnection(server.url, token, { autoPong: false })
    expect(await silent.ended).toBe(1_006)
    expect(quiet.socket.readyState).toBe(quiet.socket.OPEN)
    quiet.close()
  })

  it('is upgraded at no other address', async () => {
    const socket = startConnection(server.url, ['fangkit'], {}, 'web/socket/other')
    socket.socket.on('error', () => undefined)
    expect(await socket.ended).toBe(1_006)
  })
})

describe('one session', () => {
  it('lets no more than fifty lines in under one session', async () => {
    const busy = await startServer('memory')
    const token = await busy.signIn('manager')
    const connections = []
    for (let count = 0; count < 50; count += 1) connections.push(await openConnection(busy.url, token))
    expect(await startConnection(busy.url, liveProtocols(token)).ended).toBe(4_429)
    for (const connection of connections) connection.close()
    await busy.close()
  })
})

describe('a token among sub-protocols', () => {
  it.each(['abc', 'a.b-c_d', 'with/plus+equals==', '令牌', ' ', '"quoted", two'])('travels unharmed: %j', (token) =>
    expect(liveToken(liveProtocols(token))).toBe(token),
  )
  it.each([[[]], [['fangkit']], [['token.']], [['token.*']], [['token.gA']]])('is none of these: %j', (protocols) =>
    expect(liveToken(protocols)).toBeNull(),
  )
})

/** Changes an entry of a dictionary by another way than a call. */
async function rename({ services: { store, ports } }: TestServer, dict: string): Promise<void> {
  const entries = table('ss45_dict_entry')
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    const { rows } = await unit.list(entries, { where: { field: 'dict', is: [dict] } })
    const [first] = rows
    if (first) await unit.update(entries, first.key, first.version, { value: `改名${ports.ids.key()}` })
  })
}
