import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, newIdempotencyKey } from '../../../lib/client/client.ts'
import { FangkitError, networkError, timeoutError } from '../../../lib/client/fangkit-error.ts'
import { type Call, callName } from '../../../lib/contract/call.ts'
import { contract } from '../../../lib/contract/contract.ts'
import { loginCalls } from '../../../lib/contract/account/login-calls.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import type { DownloadRequest, Transport } from '../../../lib/client/transport/transport.ts'
import { fakeTransport, http, no, ok, projectAnswer, type FakeTransport } from './fake-transport.ts'

const auth = { getToken: () => ({ token: 't1', expiresAt: null }) }
const clientOf = (transport: FakeTransport, onError?: (error: FangkitError) => void) =>
  createClient({ transport, auth, ...(onError && { onError }) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The outcome of a call, with every pause skipped. */
async function outcome<T>(call: Promise<T>): Promise<T | FangkitError> {
  const settled = call.catch((error: unknown) => (error instanceof FangkitError ? error : Promise.reject(error)))
  await vi.runAllTimersAsync()
  return settled
}

describe('a call', () => {
  it('CAL-006 carries the token, and what it takes in wire form', async () => {
    const transport = fakeTransport(() => ok(projectAnswer()))
    await clientOf(transport).call(projectCalls.doSave, {
      keyValue: 'p1',
      hf20HelpactivityBegin: '2026-02-01',
      refValues: { a: 'b' },
    })
    expect(transport.sent[0]).toMatchObject({
      service: 'Hf20PrjBase',
      method: 'doSave',
      encoding: 'form',
      token: 't1',
      body: { keyValue: 'p1', hf20HelpactivityBegin: 1_769_875_200_000 },
    })
    expect(transport.sent[0]?.body).not.toHaveProperty('refValues')
  })
  it('answers checked data, the total and the message', async () => {
    const transport = fakeTransport(() =>
      ok([projectAnswer({ hf20HelpactivityBegin: 1_769_875_200_000, later: 'kept' })], { total: 41, message: '好' }),
    )
    const answer = await clientOf(transport).call(projectCalls.getPageList, { page: 5 })
    expect(answer).toMatchObject({
      total: 41,
      message: '好',
      data: [{ keyValue: 'p1', hf20HelpactivityBegin: '2026-02-01', later: 'kept', hf20BuyerType: null }],
    })
  })
  it('reaches every call of the contract by name', async () => {
    vi.useRealTimers()
    const transport = fakeTransport(() => ok(projectAnswer()))
    const { api } = clientOf(transport)
    expect((await api.Hf20PrjBase.getOne({ id: 'p1' })).data.keyValue).toBe('p1')
    await expect(Reflect.get(api.Hf20PrjBase, 'doVanish')()).rejects.toMatchObject({ code: 'UNKNOWN_CALL' })
    expect(await Promise.resolve(api)).toBe(api)
  })
  it('travels as JSON when the caller prefers', async () => {
    const transport = fakeTransport(() => ok(projectAnswer()))
    await clientOf(transport).call(projectCalls.getOne, { id: 'p1' }, { encoding: 'json', query: { a: 1 } })
    expect(transport.sent[0]).toMatchObject({ encoding: 'json', query: { a: 1 } })
  })
  it('logs in without being logged in', async () => {
    const transport = fakeTransport(() => ok({ token: 'new', expiresAt: 5 }))
    const client = createClient({ transport, auth: { getToken: () => null } })
    expect((await client.call(loginCalls.doLogin, { userName: 'a', password: 'b' })).data.token).toBe('new')
    expect(transport.sent[0]?.token).toBeNull()
  })
  it('fails with a contract error when the answer is not what the contract says', async () => {
    for (const wrong of [
      ok({ keyValue: 7 }),
      ok(projectAnswer({ hf20HouseMarketPrice: 'much' })),
      ok('text'),
      ok([1, 2]),
      ok([]),
      ok(null),
    ]) {
      expect(await outcome(clientOf(fakeTransport(() => wrong)).call(projectCalls.getOne, { id: 'p1' }))).toMatchObject(
        { kind: 'contract', userMessage: '请求出错!', retryable: false, traceId: 'r1' },
      )
    }
  })
  it('fails with a contract error when a list comes in place of an object, for every call', async () => {
    const calls = Object.values<Readonly<Record<string, Call>>>(contract as never)
      .flatMap((service) => Object.values(service))
      .filter(({ output }) => v.safeParse(output, { keyValue: 'K' }).success && !v.safeParse(output, 'text').success)
    expect(calls.length).toBeGreaterThan(10)
    for (const call of calls)
      expect([
        callName(call),
        await outcome(
          clientOf(fakeTransport(() => ok([1, 2]))).call({ ...call, input: projectCalls.getOne.input }, { id: 'p1' }),
        ),
      ]).toMatchObject([callName(call), { kind: 'contract' }])
  })
  it('fails with a contract error when a transport answers no envelope', async () => {
    const transport = fakeTransport(() => 'hello' as never) // adapter: what a foreign transport might do
    expect(await outcome(clientOf(transport).call(projectCalls.getOne, { id: 'p1' }))).toMatchObject({
      kind: 'contract',
    })
    expect(transport.sent).toHaveLength(1)
  })
  it('tells onError once per failure, and survives an onError that throws', async () => {
    const reported: FangkitError[] = []
    const client = clientOf(
      fakeTransport(() => no('NOT_FOUND', '没有这条记录')),
      (error) => {
        reported.push(error)
        throw new Error('host')
      },
    )
    expect(await outcome(client.call(projectCalls.getOne, { id: 'p1' }))).toMatchObject({
      kind: 'not-found',
      userMessage: '没有这条记录',
      op: 'Hf20PrjBase.getOne',
    })
    expect(reported).toHaveLength(1)
  })
})

describe('trying again', () => {
  const read = (transport: FakeTransport) => outcome(clientOf(transport).call(projectCalls.getOne, { id: 'p1' }))
  const save = (transport: FakeTransport, idempotencyKey?: string) =>
    outcome(
      clientOf(transport).call(
        projectCalls.doSave,
        { hf20HouseAddress: 'x' },
        idempotencyKey ? { idempotencyKey } : {},
      ),
    )

  it('a read is tried up to three times again after a broken line, a time-out or a failing server', async () => {
    for (const failure of [networkError('x'), timeoutError('x'), http(500), http(502), http(503)]) {
      const transport = fakeTransport((_request, count) => (count < 4 ? failure : ok(projectAnswer())))
      expect(await read(transport)).toMatchObject({ data: { keyValue: 'p1' } })
      expect(transport.sent).toHaveLength(4)
    }
  })
  it('a read gives up after the third time again', async () => {
    const transport = fakeTransport(() => networkError('x'))
    expect(await read(transport)).toMatchObject({ kind: 'network' })
    expect(transport.sent).toHaveLength(4)
  })
  it('a refusal is final', async () => {
    for (const answer of [no('NO_PERMISSION'), no('INVALID'), no('SOMETHING'), http(418)]) {
      const transport = fakeTransport(() => answer)
      await read(transport)
      expect(transport.sent).toHaveLength(1)
    }
  })
  it('waits as long as the server asks, and not at all when that is too long', async () => {
    const slowTransport = fakeTransport((_request, count) =>
      count === 1 ? http(503, { retryAfter: '20' }) : ok(projectAnswer()),
    )
    const call = clientOf(slowTransport).call(projectCalls.getOne, { id: 'p1' })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(slowTransport.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(slowTransport.sent).toHaveLength(2)
    await call
    const busy = fakeTransport(() => http(429, { retryAfter: '600' }))
    expect(await read(busy)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 600_000 })
    expect(busy.sent).toHaveLength(1)
  })
  it('a write is sent once, whatever happens', async () => {
    for (const failure of [networkError('x'), timeoutError('x'), http(500), http(503, { retryAfter: '1' })]) {
      const transport = fakeTransport(() => failure)
      await outcome(clientOf(transport).call(loginCalls.doLogout, {}))
      expect(transport.sent).toHaveLength(1)
    }
  })
  it('a create is sent again under the key its caller gave when the line broke', async () => {
    const transport = fakeTransport((_request, count) => (count < 3 ? networkError('x') : ok(projectAnswer())))
    expect(await save(transport, 'k1')).toMatchObject({ data: { keyValue: 'p1' } })
    expect(transport.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1', 'k1'])
  })
  it('a create without a key gets one, keeps it while it is sent again and gets another the next time', async () => {
    const transport = fakeTransport((_request, count) => (count < 3 ? networkError('x') : ok(projectAnswer())))
    await save(transport)
    await save(transport)
    const [first, second, third, next] = transport.sent.map(({ idempotencyKey }) => idempotencyKey)
    expect([second, third]).toEqual([first, first])
    expect([first, next]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)])
    expect(next).not.toBe(first)
  })
  it('a create that timed out or failed is left to the person, key or not', async () => {
    for (const failure of [timeoutError('x'), http(500)]) {
      const transport = fakeTransport(() => failure)
      await save(transport, 'k1')
      expect(transport.sent).toHaveLength(1)
    }
  })
  it('keys travel with creates only', async () => {
    const transport = fakeTransport(() => ok(projectAnswer()))
    await outcome(clientOf(transport).call(projectCalls.getOne, { id: 'p1' }, { idempotencyKey: 'k1' }))
    await outcome(clientOf(transport).call(loginCalls.doLogout, {}, { idempotencyKey: 'k1' }))
    for (const request of transport.sent) expect(request).not.toHaveProperty('idempotencyKey')
  })
  it('keys are never the same', () => {
    expect(new Set(Array.from({ length: 1_000 }, newIdempotencyKey)).size).toBe(1_000)
  })
})

describe('files', () => {
  /** A transport that notes what it gets of files, and answers this one. */
  function fileTransport(file: Blob = new Blob(['bytes'], { type: 'image/png' })) {
    const asked: (readonly [string, unknown])[] = []
    const note = ({ path, query }: Pick<DownloadRequest, 'path' | 'query'>) => void asked.push([path, query])
    const transport: Transport = {
      ...fakeTransport(() => ok(null)),
      upload: async (request) => {
        note(request)
        return ok([])
      },
      download: async (request) => {
        note(request)
        return file
      },
      urlOf: (path) => `https://files.example/${path}`,
    }
    return { asked, client: createClient({ transport, auth }) }
  }
  const text = (content: string, type = 'application/json; charset=utf-8') => new Blob([content], { type })

  it('a transport gets every path without a slash in front, and its parameters in the query', async () => {
    const { asked, client } = fileTransport()
    for (const path of ['file/a1', '/file/a1', '//file/a1']) await client.download({ path })
    await client.download({ path: '/file/a1?e=17&s=a%2Fb?c', query: { w: 160, e: 18 } })
    await client.upload({ path: '/file/upload?media=paper', query: { objType: 'x' }, file: new Blob(['x']) })
    expect(asked).toEqual([
      ...Array.from({ length: 3 }, () => ['file/a1', {}]),
      ['file/a1', { e: 18, s: 'a/b?c', w: 160 }],
      ['file/upload', { media: 'paper', objType: 'x' }],
    ])
    expect(['/file/a1?e=17', 'file/a1?e=17'].map((path) => client.urlOf(path))).toEqual([
      'https://files.example/file/a1?e=17',
      'https://files.example/file/a1?e=17',
    ])
  })
  it('a refusal that arrives in the place of a file is the error it says, for every transport', async () => {
    const refused = (content: string) =>
      outcome(fileTransport(text(content)).client.download({ path: 'web/Any/doExport', method: 'POST' }))
    expect(await refused(JSON.stringify(no('NO_PERMISSION', '没有操作权限')))).toMatchObject({
      kind: 'forbidden',
      userMessage: '没有操作权限',
      op: 'download',
      traceId: 'r1',
    })
    expect(await refused('{"success":false}')).toMatchObject({
      kind: 'refused',
      code: 'REFUSED',
      userMessage: '请求出错!',
    })
  })
  it('a session that ends while a file is fetched is renewed, also where it is told with HTTP 200', async () => {
    const tokens: unknown[] = []
    const transport: Transport = {
      ...fakeTransport(() => ok(null)),
      download: async ({ token }) => {
        tokens.push(token)
        return token === 't2' ? new Blob(['bytes']) : text(JSON.stringify(no('SIGNED_OUT')))
      },
    }
    const client = createClient({
      transport,
      auth: { getToken: ({ reason }) => ({ token: reason === 'signed-out' ? 't2' : 't1', expiresAt: null }) },
    })
    expect(await (await client.download({ path: 'file/a1' })).text()).toBe('bytes')
    expect(tokens).toEqual(['t1', 't2'])
  })
  it('a file that is JSON itself stays a file', async () => {
    for (const content of [
      '{"success":true,"data":1}',
      '{"success":"no"}',
      '{"success":false,"message":7}',
      '[1,2]',
      'null',
      '{"cut off',
      '',
    ]) {
      const file = text(content)
      expect(await fileTransport(file).client.download({ path: 'file/a1' })).toBe(file)
    }
    const page = text('{"success":false}', 'text/plain')
    expect(await fileTransport(page).client.download({ path: 'file/a1' })).toBe(page)
  })
})

describe('aborting', () => {
  const never = () => fakeTransport(() => new Promise(() => undefined))
  it('ends a call at once, even when the transport does not listen', async () => {
    const transport = never()
    const controller = new AbortController()
    const reported: FangkitError[] = []
    const call = outcome(
      clientOf(transport, (error) => reported.push(error)).call(
        projectCalls.getOne,
        { id: 'p1' },
        { signal: controller.signal },
      ),
    )
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', retryable: false })
    expect(reported).toEqual([])
  })
  it('sends nothing for a signal that is aborted already', async () => {
    const transport = never()
    expect(
      await outcome(clientOf(transport).call(projectCalls.getOne, { id: 'p1' }, { signal: AbortSignal.abort() })),
    ).toMatchObject({ kind: 'aborted' })
    expect(transport.sent).toHaveLength(0)
  })
  it('sends no log-in for a signal that is aborted already: it waits for no token first', async () => {
    const transport = never()
    const signal = AbortSignal.abort()
    const person = { userName: 'admin', password: 'secret' }
    expect(await outcome(clientOf(transport).call(loginCalls.doLogin, person, { signal }))).toMatchObject({
      kind: 'aborted',
    })
    expect(transport.sent).toHaveLength(0)
  })
  it('ends the pause before the next try', async () => {
    const transport = fakeTransport(() => networkError('x'))
    const controller = new AbortController()
    const call = clientOf(transport)
      .call(projectCalls.getOne, { id: 'p1' }, { signal: controller.signal })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted' })
    await vi.runAllTimersAsync()
    expect(transport.sent).toHaveLength(1)
  })
  it('reads end together, as when the city changes; a save runs on, and later reads work', async () => {
    let answerSave: (envelope: ReturnType<typeof ok>) => void = () => undefined
    const transport = fakeTransport(({ method }, count) => {
      if (method === 'doSave')
        return new Promise((resolve) => {
          answerSave = resolve
        })
      return count > 2 ? ok(projectAnswer()) : new Promise(() => undefined)
    })
    const client = clientOf(transport)
    const read = expect(client.call(projectCalls.getOne, { id: 'p1' })).rejects.toMatchObject({ kind: 'aborted' })
    const save = client.call(projectCalls.doSave, { hf20HouseAddress: 'x' })
    await vi.advanceTimersByTimeAsync(0)
    client.abortReads()
    await read
    answerSave(ok(projectAnswer()))
    expect(await save).toMatchObject({ data: { keyValue: 'p1' } })
    expect(await outcome(client.call(projectCalls.getOne, { id: 'p1' }))).toMatchObject({ data: { keyValue: 'p1' } })
  })
  it('reads by name end with the others, also while the contract is on its way', async () => {
    vi.useRealTimers()
    const client = clientOf(fakeTransport(() => ok(projectAnswer())))
    const [read, save] = [client.api.Hf20PrjBase.getOne({ id: 'p1' }), client.api.Hf20PrjBase.doSave({})]
    client.abortReads()
    await expect(read).rejects.toMatchObject({ kind: 'aborted', op: 'Hf20PrjBase.getOne' })
    expect((await save).data.keyValue).toBe('p1')
  })
  it('disposing ends everything', async () => {
    const client = clientOf(
      fakeTransport((_request, count) => (count === 1 ? ok(projectAnswer()) : new Promise(() => undefined))),
    )
    await outcome(client.call(projectCalls.getOne, { id: 'p1' }))
    const calls = [
      outcome(client.call(projectCalls.getOne, { id: 'p1' })),
      outcome(client.call(projectCalls.doSave, {})),
    ]
    client.dispose()
    for (const call of calls) expect(await call).toMatchObject({ kind: 'aborted' })
    const last = vi.fn()
    void client.call(projectCalls.getOne, { id: 'p1' }).catch(last)
    await vi.runAllTimersAsync()
    expect(last).toHaveBeenCalledWith(expect.objectContaining({ kind: 'aborted' }))
  })
})
