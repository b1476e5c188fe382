import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccessToken, Auth, TokenRequest } from '../../../lib/client/auth/auth.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createSession } from '../../../lib/client/auth/session.ts'
import { createTokenAuth } from '../../../lib/client/auth/token-auth.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { fakeTransport, http, ok, projectAnswer, type FakeTransport } from './fake-transport.ts'

const HOUR = 3_600_000
/** Longer than the longest pause after a failed question for a token. */
const PAUSE_ENDS_MS = 10_000

afterEach(() => void vi.useRealTimers())

/** An auth that returns the given tokens one after another, and records its calls. */
function scripted(...tokens: readonly (string | null | Error)[]) {
  const asked: Omit<TokenRequest, 'signal'>[] = []
  const ends: FangkitError[] = []
  let expiresAt: number | null = null
  const auth: Auth = {
    async getToken({ signal: _signal, ...request }) {
      const token = tokens[asked.length] ?? null
      asked.push(request)
      await Promise.resolve()
      if (token instanceof Error) throw token
      return token === null ? null : { token, expiresAt }
    },
    onSignedOut: (error) => void ends.push(error),
  }
  return {
    auth,
    asked,
    ends,
    expiring: (at: number) => {
      expiresAt = at
    },
  }
}

/** A server that accepts these tokens. */
const serverOf = (...valid: readonly string[]): FakeTransport =>
  fakeTransport(({ token }) => (valid.includes(token ?? '') ? ok(projectAnswer()) : http(403)))
const read = (client: ReturnType<typeof createClient>) => client.call(projectCalls.getOne, { id: 'p1' })
const twenty = (client: ReturnType<typeof createClient>) =>
  Promise.allSettled(Array.from({ length: 20 }, () => read(client)))

describe('a token', () => {
  it('is asked for once by twenty calls at a time, and kept', async () => {
    const { auth, asked } = scripted('a')
    const client = createClient({ transport: serverOf('a'), auth })
    await twenty(client)
    await twenty(client)
    expect(asked).toEqual([{ reason: 'initial' }])
  })
  it('refused by the server is renewed once for all, and every call is repeated once', async () => {
    const { auth, asked, ends } = scripted('a', 'b')
    const transport = serverOf('b')
    const results = await twenty(createClient({ transport, auth }))
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(asked).toEqual([{ reason: 'initial' }, { reason: 'signed-out', rejected: 'a' }])
    expect(transport.sent.map(({ token }) => token)).toEqual([...Array(20).fill('a'), ...Array(20).fill('b')])
    expect(ends).toEqual([])
  })
  it('whose renewal is refused too ends the session, reported once', async () => {
    const { auth, asked, ends } = scripted('a', 'b')
    const transport = serverOf()
    const results = await twenty(createClient({ transport, auth }))
    expect(results.map((result) => result.status === 'rejected' && result.reason.kind)).toEqual(
      Array(20).fill('signed-out'),
    )
    expect(asked).toHaveLength(2)
    expect(transport.sent).toHaveLength(40)
    expect(ends).toHaveLength(1)
  })
  it('that cannot be renewed ends the session without a repetition', async () => {
    const { auth, ends } = scripted('a', null)
    const transport = serverOf()
    const results = await twenty(createClient({ transport, auth }))
    expect(results.every((result) => result.status === 'rejected' && result.reason.kind === 'signed-out')).toBe(true)
    expect(transport.sent).toHaveLength(20)
    expect(ends).toHaveLength(1)
  })
  it('refused late, after another call has renewed it, is not renewed again', async () => {
    const { auth, asked } = scripted('a', 'b')
    let late: (answer: FangkitError) => void = () => undefined
    const transport = fakeTransport(({ token }, count) => {
      if (count === 1)
        return new Promise((_resolve, reject) => {
          late = reject
        })
      return token === 'b' ? ok(projectAnswer()) : http(403)
    })
    const client = createClient({ transport, auth })
    const slow = read(client)
    await read(client)
    late(http(403))
    await slow
    expect(asked).toHaveLength(2)
  })
  it('refused late, after the session has ended, does not begin again', async () => {
    const { auth, asked, ends } = scripted('a', null, 'b')
    let late: (answer: FangkitError) => void = () => undefined
    const client = createClient({
      transport: fakeTransport((_request, count) =>
        count === 1
          ? new Promise((_resolve, reject) => {
              late = reject
            })
          : http(403),
      ),
      auth,
    })
    const slow = read(client)
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    late(http(403))
    await expect(slow).rejects.toMatchObject({ kind: 'signed-out' })
    expect([asked.length, ends.length]).toEqual([2, 1])
  })
  it('a save is repeated with the new token, since a refused call has no effect', async () => {
    const { auth } = scripted('a', 'b')
    const transport = serverOf('b')
    await createClient({ transport, auth }).call(projectCalls.doSave, { hf20HouseAddress: 'x' })
    expect(transport.sent.map(({ token }) => token)).toEqual(['a', 'b'])
  })
  it('that never comes does not end the session', async () => {
    vi.useFakeTimers()
    const { auth, ends } = scripted(new TypeError('offline'), new TypeError('offline'), 'a')
    const client = createClient({ transport: serverOf('a'), auth })
    const failed = expect(read(client)).rejects.toMatchObject({ kind: 'network', retryable: true })
    await vi.runAllTimersAsync()
    await failed
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(PAUSE_ENDS_MS)
    await read(client)
  })
  it('that was refused and not renewed while offline is renewed by the next call, not handed out again', async () => {
    vi.useFakeTimers()
    let online = false
    const ends: FangkitError[] = []
    const getToken = async ({ reason }: TokenRequest) => {
      if (reason === 'signed-out' && !online) throw new TypeError('offline')
      return { token: reason === 'initial' ? 'a' : 'b', expiresAt: null }
    }
    const client = createClient({
      transport: serverOf('b'),
      auth: createTokenAuth({ storage: 'memory', getToken, onSignedOut: (error) => void ends.push(error) }),
    })
    const failed = expect(read(client)).rejects.toMatchObject({ kind: 'network' })
    await vi.runAllTimersAsync()
    await failed
    online = true
    await vi.advanceTimersByTimeAsync(PAUSE_ENDS_MS)
    await read(client)
    expect(ends).toEqual([])
  })
  it('that a call begins to ask for while another call renews it is the renewed one', async () => {
    const { auth, asked, ends } = scripted('a', 'b')
    const transport = serverOf('b')
    const client = createClient({ transport, auth })
    const first = read(client)
    while (asked.length < 2) {
      await Promise.resolve()
      if (transport.sent.length === 1) void read(client)
    }
    await first
    await read(client)
    expect([asked.length, ends.length]).toEqual([2, 0])
  })
  it('that is never answered is given up after ten seconds, reported once and not waited for again', async () => {
    vi.useFakeTimers()
    const reported: FangkitError[] = []
    let asked = 0
    const client = createClient({
      transport: serverOf(),
      auth: {
        getToken: () => {
          asked += 1
          return new Promise(() => undefined)
        },
      },
      onError: (error) => void reported.push(error),
    })
    const all = twenty(client)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await all).map((result) => result.status === 'rejected' && result.reason.kind)).toEqual(
      Array(20).fill('timeout'),
    )
    expect([asked, reported.length, reported[0]?.op]).toEqual([1, 1, 'getToken'])
  })
  it('whose source is down is asked for once per pause by all calls together, and the pauses grow', async () => {
    vi.useFakeTimers()
    const asked: number[] = []
    const reported: FangkitError[] = []
    const startedAt = Date.now()
    const getToken = () => {
      asked.push(Date.now() - startedAt)
      throw new TypeError('down')
    }
    const client = createClient({
      transport: serverOf('a'),
      auth: { getToken },
      onError: (error) => void reported.push(error),
    })
    // Four widgets that ask for six things each, and a person who tries again every second.
    for (let second = 0; second < 60; second += 1) {
      for (let call = 0; call < 24; call += 1) void read(client).catch(() => undefined)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(asked.length).toBeLessThanOrEqual(10)
    expect(reported.length).toBeLessThanOrEqual(asked.length)
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000)
    expect(pauses.slice(4).every((pause) => pause >= 10_000)).toBe(true)
  })
  it('whose source is back after a short break reaches waiting calls, and a new session does not wait', async () => {
    vi.useFakeTimers()
    const { auth, asked } = scripted(new TypeError('down'), 'a')
    const client = createClient({ transport: serverOf('a'), auth })
    const first = read(client)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await first).toMatchObject({ data: { keyValue: 'p1' } })
    expect(asked).toHaveLength(2)
    const other = scripted(new TypeError('down'), 'a')
    const next = createClient({ transport: serverOf('a'), auth: other.auth })
    const lost = read(next)
    await vi.advanceTimersByTimeAsync(0)
    next.session.restart()
    expect(await read(next)).toMatchObject({ data: { keyValue: 'p1' } })
    await vi.advanceTimersByTimeAsync(2_500)
    await lost
  })
})

describe('a token that ends soon', () => {
  it('is renewed before it ends, once for all', async () => {
    const { auth, asked, expiring } = scripted('a', 'b')
    expiring(Date.now() + 10_000)
    const transport = serverOf('a', 'b')
    const client = createClient({ transport, auth })
    await read(client)
    expiring(Date.now() + HOUR)
    await twenty(client)
    await twenty(client)
    expect(asked).toEqual([{ reason: 'initial' }, { reason: 'expiring' }])
    expect(transport.sent.slice(1).every(({ token }) => token === 'b')).toBe(true)
  })
  it('serves on when it cannot be renewed: the server decides, not this clock', async () => {
    for (const next of [null, new TypeError('offline')]) {
      const { auth, asked, ends, expiring } = scripted('a', next)
      expiring(Date.now() - 24 * HOUR)
      const client = createClient({ transport: serverOf('a'), auth })
      await read(client)
      await twenty(client)
      await twenty(client)
      expect(asked).toHaveLength(2)
      expect(ends).toEqual([])
    }
  })
})

describe('the end of a session', () => {
  it('is final until there is a token that was not refused', async () => {
    const { auth, ends } = scripted('a', null, 'a', null, 'c')
    const transport = serverOf('c')
    const client = createClient({ transport, auth })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(transport.sent).toHaveLength(1)
    expect(ends).toHaveLength(1)
    await read(client)
    expect(client.session.state).toBe('signed-in')
  })
  it('is told again when a later session ends', async () => {
    const { auth, ends } = scripted('a', null, 'b', null)
    let valid = ''
    const client = createClient({
      transport: fakeTransport(({ token }) => (token === valid ? ok(projectAnswer()) : http(403))),
      auth,
    })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    valid = 'b'
    await read(client)
    valid = ''
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(ends).toHaveLength(2)
  })
  it('is over after a new log-in, and is told again should that fail', async () => {
    const ends: FangkitError[] = []
    let next: AccessToken = { token: 'bad', expiresAt: null }
    const auth = createTokenAuth({
      storage: 'memory',
      login: async () => next,
      onSignedOut: (error) => void ends.push(error),
    })
    const client = createClient({ transport: serverOf('good'), auth })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    await auth.signIn({ userName: 'u', password: 'p' })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(ends).toHaveLength(2)
    next = { token: 'good', expiresAt: null }
    await auth.signIn({ userName: 'u', password: 'p' })
    await read(client)
    auth.signOut()
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
  })
  it('a log-in while a token is awaited wins', async () => {
    let answer: (token: AccessToken | null) => void = () => undefined
    const ends: FangkitError[] = []
    const auth = createTokenAuth({
      storage: 'memory',
      getToken: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
      onSignedOut: (error) => void ends.push(error),
    })
    const client = createClient({ transport: serverOf('good'), auth })
    const waiting = read(client)
    await Promise.resolve()
    auth.setToken({ token: 'good', expiresAt: null })
    answer(null)
    await waiting
    expect(ends).toEqual([])
  })
  it('a token asked for before a log-in is not used after it', async () => {
    let answer: (token: AccessToken | null) => void = () => undefined
    let changed: () => void = () => undefined
    let count = 0
    const auth: Auth = {
      getToken: () =>
        ++count === 1
          ? new Promise((resolve) => {
              answer = resolve
            })
          : { token: 'new', expiresAt: null },
      subscribe: (listener) => {
        changed = listener
        return () => undefined
      },
    }
    const transport = serverOf('old', 'new')
    const client = createClient({ transport, auth })
    const waiting = read(client)
    await Promise.resolve()
    changed()
    answer({ token: 'old', expiresAt: null })
    await waiting
    await read(client)
    expect(transport.sent.map(({ token }) => token)).toEqual(['new', 'new'])
  })
  it.each([
    [
      'throws',
      () => {
        throw new Error('host')
      },
    ],
    ['rejects', () => Promise.reject(new Error('host'))],
  ])('E07 survives a host whose onSignedOut %s, and reports it', async (_, onSignedOut) => {
    const reported: FangkitError[] = []
    const auth: Auth = { getToken: () => null, onSignedOut }
    const client = createClient({ transport: serverOf(), auth, onError: (error) => void reported.push(error) })
    await expect(read(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(reported).toHaveLength(1)
  })
})

describe('two reasons at once', () => {
  /** An auth whose answers the test gives, in the order they were asked for. */
  function slowAuth() {
    const asked: { readonly reason: string; readonly answer: (token: AccessToken | null) => void }[] = []
    const auth: Auth = {
      getToken: ({ reason }) => new Promise((resolve) => void asked.push({ reason, answer: resolve })),
    }
    return { asked, session: createSession({ auth: () => auth }) }
  }
  const { signal } = new AbortController()
  const refusal = http(403)
  const tick = async () => {
    for (let count = 0; count < 20; count++) await Promise.resolve()
  }

  it('a token refused while its renewal is on its way waits for that', async () => {
    const { asked, session } = slowAuth()
    const first = session.token('op', signal)
    await tick()
    asked[0]?.answer({ token: 'a', expiresAt: Date.now() + 1_000 })
    await first
    const next = session.token('op', signal)
    await tick()
    const renewed = session.renew('a', refusal, signal)
    await tick()
    asked[1]?.answer({ token: 'b', expiresAt: null })
    expect(await Promise.all([next, renewed])).toEqual(['b', 'b'])
    expect(asked.map(({ reason }) => reason)).toEqual(['initial', 'expiring'])
  })
  it('after the end of a session, an old refusal and a new call share one request', async () => {
    const { asked, session } = slowAuth()
    const first = session.token('op', signal)
    await tick()
    asked[0]?.answer(null)
    await expect(first).rejects.toMatchObject({ kind: 'signed-out' })
    const late = session.renew('older', refusal, signal)
    await tick()
    const next = session.token('op', signal)
    await tick()
    asked[1]?.answer({ token: 'b', expiresAt: null })
    expect(await Promise.all([late, next])).toEqual(['b', 'b'])
    expect(asked.map(({ reason }) => reason)).toEqual(['initial', 'signed-out'])
  })
})
