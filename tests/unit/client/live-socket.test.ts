import { describe, expect, it } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createLiveSocket, type LiveNews, type LiveParts } from '../../../lib/client/live/live-socket.ts'
import { fakeClock, fakeConnections, fakePage, settled } from './fake-connection.ts'
import { fakeTransport, ok } from './fake-transport.ts'

const abnormalClosure = 1_006
/** Maximum time until a server says how far back it remembers. */
const WORD_WITHIN_MS = 1_000
const over = () => new FangkitError({ kind: 'signed-out', code: 'SIGNED_OUT', message: 'over', op: 'socket' })

async function start(parts: Partial<LiveParts> = {}, random = 0.5) {
  const clock = fakeClock(random)
  const server = fakeConnections()
  const page = fakePage()
  const transport = { ...fakeTransport(() => ok(null)), connect: server.connect }
  const socket = createLiveSocket({
    transport: () => transport,
    token: async () => 't1',
    renew: async () => 't2',
    clock,
    page: page.watch,
    ...parts,
  })
  const news: LiveNews[] = []
  socket.listen((received) => news.push(received))
  socket.start()
  await settled()
  return { socket, clock, server, page, news }
}

describe('the live line', () => {
  it('SHL-013 opens with the token and tells what it hears, to everybody who listens', async () => {
    const { socket, server, news } = await start()
    const others: LiveNews[] = []
    const leave = socket.listen((received) => others.push(received))
    expect(socket.status().state).toBe('connecting')
    expect(server.last().request).toMatchObject({ path: 'web/socket/dict', token: 't1' })
    server.last().open()
    server.last().say('{"code":"HF01"}')
    server.last().say('{"topic":"Hf20PrjBase","id":"p1"}')
    leave()
    server.last().say('{"code":"HF02"}')
    expect(socket.status()).toEqual({ state: 'open', attempt: 0, online: true })
    expect(news).toEqual([{ code: 'HF01' }, { topic: 'Hf20PrjBase', id: 'p1' }, { code: 'HF02' }])
    expect(others).toHaveLength(2)
    expect(server.connections).toHaveLength(1)
  })

  it('takes no notice of what it does not understand', async () => {
    const { server, news, socket } = await start()
    server.last().open()
    for (const text of [
      '',
      'null',
      '[]',
      '{',
      '{"code":5}',
      '{"topic":"A"}',
      '{"other":1}',
      `{"code":"${'x'.repeat(201)}"}`,
      '{"covers":"5"}',
      '{"covers":-1}',
    ])
      server.last().say(text)
    expect(news).toEqual([])
    expect(socket.status().state).toBe('open')
  })

  it('SHL-015 CON-032 sends an empty message every five seconds', async () => {
    const { clock, server } = await start()
    server.last().open()
    const { said } = server.last()
    await clock.advance(4_999)
    expect(said).toEqual([])
    for (let beat = 1; beat <= 4; beat += 1) {
      await clock.advance(beat === 1 ? 1 : 5_000)
      server.last().say('')
      expect(said).toEqual(Array.from({ length: beat }, () => ''))
    }
  })

  it('finds a line that died without a word within 15 seconds, and opens another', async () => {
    const { clock, server, socket } = await start()
    server.last().open()
    server.last().answering = true
    await clock.advance(60_000)
    expect(socket.status().state).toBe('open')
    server.last().answering = false
    await clock.advance(15_000)
    expect(server.connections[0]?.closed).toBe(4_408)
    expect(['waiting', 'connecting']).toContain(socket.status().state)
    await clock.advance(4_000)
    expect(server.connections).toHaveLength(2)
  })

  it('a hidden page whose timers run once a minute keeps its line', async () => {
    const inner = fakeClock()
    const clock = {
      ...inner,
      setTimeout: (run: () => void, milliseconds: number) => inner.setTimeout(run, Math.max(milliseconds, 60_000)),
    }
    const { server, socket } = await start({ clock })
    server.last().open()
    server.last().answering = true
    await inner.advance(600_000)
    expect(socket.status().state).toBe('open')
    expect(server.connections).toHaveLength(1)
  })

  it('SHL-014 tries ten times with growing delays, then tells that the line is lost', async () => {
    const { clock, server, socket } = await start()
    const delays: number[] = []
    server.last().end(abnormalClosure)
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(socket.status()).toMatchObject({ state: 'waiting', attempt })
      const opened = server.connections.length
      let waited = 0
      while (server.connections.length === opened) {
        await clock.advance(250)
        waited += 250
      }
      delays.push(waited)
      server.last().end(abnormalClosure)
    }
    expect(socket.status().state).toBe('lost')
    expect(delays[0]).toBe(3_000)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_000)
    await clock.advance(600_000)
    expect(server.connections).toHaveLength(11)
    expect(clock.waiting()).toBe(0)
  })

  it.each([
    [0, 2_250],
    [1, 3_750],
  ])('waits for a time of its own: chance %d makes it %d ms', async (chance, delay) => {
    const { clock, server } = await start({}, chance)
    server.last().end(abnormalClosure)
    await clock.advance(delay - 1)
    expect(server.connections).toHaveLength(1)
    await clock.advance(1)
    expect(server.connections).toHaveLength(2)
  })

  it('counts again after a minute without trouble, and not before', async () => {
    const { clock, server, socket } = await start()
    server.last().end(abnormalClosure)
    await clock.advance(3_000)
    server.last().open()
    server.last().answering = true
    await clock.advance(59_000)
    expect(socket.status()).toMatchObject({ state: 'open', attempt: 1 })
    await clock.advance(1_000)
    expect(socket.status().attempt).toBe(0)
  })

  it('SHL-016 tells whenever it has opened that something may have been missed, also the first time', async () => {
    const { clock, server, news } = await start()
    expect(news).toEqual([])
    server.last().open()
    await clock.advance(WORD_WITHIN_MS)
    expect(news).toEqual([{ missed: true }])
    server.last().end(1_001)
    await clock.advance(3_000)
    server.last().open()
    await clock.advance(WORD_WITHIN_MS)
    expect(news).toEqual([{ missed: true }, { missed: true }])
  })

  it('SHL-016 tells from when on nothing was missed, where the server says how far back it reaches', async () => {
    const { clock, server, news } = await start()
    server.last().open()
    const now = Date.now()
    server.last().say('{"covers":60000}')
    server.last().say('{"topic":"Hf20PrjBase","id":"p1"}')
    await clock.advance(WORD_WITHIN_MS)
    expect(news).toEqual([
      { missed: true, before: expect.any(Number) },
      { topic: 'Hf20PrjBase', id: 'p1' },
    ])
    const [first] = news
    const before = first && 'before' in first ? (first.before ?? 0) : 0
    // A second of tolerance between a change and its entry in the server's memory.
    expect(before - (now - 59_000)).toBeGreaterThanOrEqual(0)
    expect(before - (now - 59_000)).toBeLessThan(1_000)
  })

  it('SHL-016 tells it also when a person comes back to a page whose line never opened', async () => {
    const { clock, server, page, news } = await start()
    server.last().end(abnormalClosure)
    page.signs()?.onHope()
    await settled()
    server.last().open()
    await clock.advance(WORD_WITHIN_MS)
    expect(news).toEqual([{ missed: true }])
  })

  it.each(['waiting', 'lost'] as const)('a person can reconnect by hand while it is %s', async (state) => {
    const { clock, server, socket } = await start()
    server.last().end(abnormalClosure)
    while (state === 'lost' && socket.status().state !== 'lost') {
      await clock.advance(40_000)
      server.last().end(abnormalClosure)
    }
    const before = server.connections.length
    socket.reconnect()
    await settled()
    expect(server.connections).toHaveLength(before + 1)
    server.last().open()
    expect(socket.status()).toMatchObject({ state: 'open', attempt: 0 })
  })

  it('when the network or the person comes back it tries at once, from the beginning', async () => {
    const { server, socket, page } = await start()
    server.last().end(abnormalClosure)
    page.signs()?.onNetwork(false)
    expect(socket.status()).toMatchObject({ state: 'waiting', online: false })
    page.signs()?.onNetwork(true)
    page.signs()?.onHope()
    await settled()
    expect(server.connections).toHaveLength(2)
    expect(socket.status()).toMatchObject({ state: 'connecting', attempt: 0, online: true })
    server.last().open()
    page.signs()?.onHope()
    await settled()
    expect(server.connections).toHaveLength(2)
  })

  it('asks for another token when the server ends the session of the one it has, at once the first time', async () => {
    const refused: string[] = []
    const { server, socket, clock } = await start({
      renew: async (token) => {
        refused.push(token)
        return `${token}+`
      },
    })
    server.last().open()
    server.last().end(4_401)
    await settled()
    expect(refused).toEqual(['t1'])
    expect(server.last().request.token).toBe('t1+')
    server.last().end(4_401)
    await settled()
    expect(socket.status().state).toBe('waiting')
    await clock.advance(5_000)
    expect(refused).toEqual(['t1', 't1+'])
  })

  it('SHL-012 is off without a session, and holds no timer', async () => {
    const ended = await start({
      renew: async () => {
        throw over()
      },
    })
    ended.server.last().open()
    ended.server.last().end(4_401)
    await settled()
    expect(ended.socket.status().state).toBe('off')
    expect(ended.clock.waiting()).toBe(0)
    const none = await start({
      token: async () => {
        throw over()
      },
    })
    expect([none.socket.status().state, none.server.connections.length, none.clock.waiting()]).toEqual(['off', 0, 0])
  })

  it('is off where the transport offers no line', async () => {
    const { socket, clock } = await start({ transport: () => fakeTransport(() => ok(null)) })
    expect([socket.status().state, clock.waiting()]).toEqual(['off', 0])
  })

  it.each(['connecting', 'open', 'waiting'] as const)(
    'stopped while %s it closes, forgets its timers and hears nothing more',
    async (state) => {
      const { server, socket, clock, page, news } = await start()
      const line = server.last()
      if (state === 'open') line.open()
      if (state === 'waiting') line.end(abnormalClosure)
      socket.stop()
      line.open()
      line.say('{"code":"HF01"}')
      line.end(abnormalClosure)
      await clock.advance(600_000)
      expect([socket.status().state, clock.waiting(), server.connections.length, page.signs(), news]).toEqual([
        'off',
        0,
        1,
        null,
        [],
      ])
      if (state !== 'waiting') expect(line.closed).toBe(1_000)
      socket.start()
      await settled()
      expect(server.connections).toHaveLength(2)
    },
  )

  it('is lost at once where too many lines are open: trying again would only push out another page', async () => {
    const { server, socket, clock } = await start()
    server.last().open()
    server.last().end(4_429)
    expect([socket.status().state, clock.waiting()]).toEqual(['lost', 0])
  })

  it('a server that never answers the attempt is given up after a while', async () => {
    const { clock, server, socket } = await start()
    await clock.advance(15_000)
    expect(server.connections[0]?.closed).toBe(4_408)
    expect(socket.status()).toMatchObject({ state: 'waiting', attempt: 1 })
  })

  it('an address the browser does not allow and a token that cannot be had count as failed attempts', async () => {
    const { socket } = await start({
      transport: () => ({
        ...fakeTransport(() => ok(null)),
        connect: () => {
          throw new Error('SecurityError')
        },
      }),
    })
    expect(socket.status()).toMatchObject({ state: 'waiting', attempt: 1 })
    const offline = await start({
      token: async () => {
        throw new Error('no network')
      },
    })
    expect(offline.socket.status()).toMatchObject({ state: 'waiting', attempt: 1 })
  })

  it('tells everybody who follows its state of every change', async () => {
    const { socket, server } = await start()
    const states: string[] = []
    const leave = socket.subscribe(() => states.push(socket.status().state))
    server.last().open()
    server.last().end(abnormalClosure)
    leave()
    socket.stop()
    expect(states).toEqual(['open', 'waiting'])
  })
})
