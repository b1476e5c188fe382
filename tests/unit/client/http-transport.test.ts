import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import axios, { type AxiosAdapter } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpTransport, type HttpTransportOptions } from '../../../lib/client/transport/axios-transport.ts'
import { createFetchTransport } from '../../../lib/client/transport/fetch-transport.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import { decodeForm } from '../../../lib/contract/encoding.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { httpServer, json, type HttpServer, type Received } from './http-server.ts'

let server: HttpServer
let answer: (request: Received, response: ServerResponse) => void

beforeEach(async () => {
  answer = (_request, response) => json(response, 200, { success: true, data: { here: true } })
  server = await httpServer((request, response) => answer(request, response))
})
afterEach(() => server.close())

const request = (more: Partial<TransportRequest> = {}): TransportRequest => ({
  service: 'Hf20PrjBase',
  method: 'doSave',
  body: {},
  encoding: 'form',
  token: 'secret-token',
  ...more,
})
const TRANSPORTS = [
  { by: 'axios', create: createHttpTransport },
  { by: 'fetch', create: createFetchTransport },
] as const
const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
  answer = (_request, response) => void response.writeHead(status, headers).end(body)
}

describe.each(TRANSPORTS)('by $by', ({ by, create }) => {
  const call = (more: Partial<TransportRequest> = {}, options: Partial<HttpTransportOptions> = {}) =>
    create({ baseUrl: server.url, ...options }).call(request(more))

  describe('what is sent', () => {
    it('OPN-018 goes to /web/{service}/{method}, /api on demand, or wherever the host builds it', async () => {
      await call()
      await call({}, { base: '/api' })
      await call(
        { query: { a: '值', b: null } },
        { buildUrl: ({ service, method }) => `/rpc?op=${service}.${method}`.replace('?op=', '/') },
      )
      await call({ query: { a: '值' } }, { buildUrl: ({ service, method }) => `/rpc?op=${service}.${method}` })
      await call({ service: '../admin', method: 'x?y' })
      expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST /web/Hf20PrjBase/doSave',
        'POST /api/Hf20PrjBase/doSave',
        'POST /rpc/Hf20PrjBase.doSave?a=%E5%80%BC&b=',
        'POST /rpc?op=Hf20PrjBase.doSave&a=%E5%80%BC',
        'POST /web/..%2Fadmin/x%3Fy',
      ])
    })
    it('OPN-018 OPN-095 goes the same way for calls that answer a file, not for files and forms', async () => {
      answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b')
      const fetched = async (options: Partial<HttpTransportOptions>) => {
        const transport = create({ baseUrl: server.url, ...options })
        const before = server.received.length
        await transport.download({ path: 'web/SysParams/doExport', method: 'POST', body: { ids: ['1', '2'] } })
        await transport.download({ path: 'web/pubSvc/getAcctImage', query: { acctId: 'a1' } })
        await transport.download({ path: 'file/a1', query: { w: 160 } })
        await transport.download({ path: 'form/word', method: 'POST' })
        return [
          ...server.received.slice(before).map(({ method, url }) => `${method} ${url}`),
          transport.urlOf?.('web/pubSvc/getAcctImage?acctId=a1').replace(server.url, ''),
        ]
      }
      const rest = ['GET /file/a1?w=160', 'POST /form/word']
      expect(await fetched({})).toEqual([
        'POST /web/SysParams/doExport',
        'GET /web/pubSvc/getAcctImage?acctId=a1',
        ...rest,
        '/web/pubSvc/getAcctImage?acctId=a1',
      ])
      expect(await fetched({ base: '/api' })).toEqual([
        'POST /api/SysParams/doExport',
        'GET /web/pubSvc/getAcctImage?acctId=a1',
        ...rest,
        '/web/pubSvc/getAcctImage?acctId=a1',
      ])
      expect(await fetched({ buildUrl: ({ service, method }) => `/rpc/${service}.${method}` })).toEqual([
        'POST /rpc/SysParams.doExport',
        'GET /rpc/pubSvc.getAcctImage?acctId=a1',
        ...rest,
        '/rpc/pubSvc.getAcctImage?acctId=a1',
      ])
    })
    it('stays below the base address, even for an absolute path', async () => {
      await call({}, { buildUrl: () => 'https://elsewhere.example/steal' })
      expect(server.received[0]?.url).toContain('elsewhere.example')
      expect(server.received).toHaveLength(1)
    })
    it('CAL-005 CAL-006 is form text, with the token and the key in headers and no cookie', async () => {
      const body = projectCalls.doSave.input.encode({
        keyValue: null,
        hf20HouseMarketPrice: 4_860_000.5,
        hf20Ctrl1: 1,
        hf20HouseAddress: '黄埔大道 668 号 & 1=2+%',
        hf20HelpactivityBegin: '2026-02-01',
      })
      await call({ body, idempotencyKey: 'k-1' })
      const { headers, body: text = '' } = server.received[0] ?? {}
      expect(headers).toMatchObject({
        token: 'secret-token',
        'idempotency-key': 'k-1',
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      })
      expect(headers).not.toHaveProperty('cookie')
      const decoded = decodeForm(text)
      const parsed = decoded.ok && projectCalls.doSave.input.parse(decoded.raw)
      expect(parsed).toEqual({
        ok: true,
        value: {
          keyValue: null,
          hf20HouseMarketPrice: 4_860_000.5,
          hf20Ctrl1: 1,
          hf20HouseAddress: '黄埔大道 668 号 & 1=2+%',
          hf20HelpactivityBegin: '2026-02-01',
        },
      })
    })
    it('is JSON when asked for, and carries no token without a session', async () => {
      await call({ encoding: 'json', body: { list: [1, null], text: '中' }, token: null })
      expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ list: [1, null], text: '中' })
      expect(server.received[0]?.headers).toMatchObject({ 'content-type': 'application/json' })
      expect(server.received[0]?.headers).not.toHaveProperty('token')
    })
  })

  describe('the answer of a server:', () => {
    it('OPN-020 the envelope of an HTTP 200 comes through, business failures included', async () => {
      expect(await call()).toEqual({ success: true, data: { here: true } })
      answers(200, JSON.stringify({ success: false, code: 'STATUS', message: '已归档' }))
      expect(await call()).toMatchObject({ success: false, code: 'STATUS' })
    })
    it('ERR-061 403 is the end of the session', async () => {
      answers(403, JSON.stringify({ success: false, code: 'SIGNED_OUT', message: '登录已失效', requestId: 'r-9' }))
      await expect(call()).rejects.toMatchObject({
        kind: 'signed-out',
        op: 'Hf20PrjBase.doSave',
        traceId: 'r-9',
        userMessage: '登录已失效',
      })
    })
    it('a proxy’s error page is never shown', async () => {
      answers(502, '<html><h1>502 Bad Gateway</h1></html>', { 'content-type': 'text/html' })
      await expect(call()).rejects.toMatchObject({ kind: 'server', userMessage: '请求出错!', retryable: true })
      answers(500, '')
      await expect(call()).rejects.toMatchObject({ kind: 'server', userMessage: '请求出错!' })
    })
    it('text that is no envelope is a contract error', async () => {
      for (const body of ['{"success":true', '[]', '"ok"', '', '<html>']) {
        answers(200, body)
        await expect(call()).rejects.toMatchObject({ kind: 'contract', userMessage: '请求出错!' })
      }
    })
    it('Retry-After is passed on', async () => {
      answers(503, '', { 'retry-after': '3' })
      await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3_000 })
    })
    it('a server that is not there is a broken connection, reported without the token', async () => {
      const error: unknown = await create({ baseUrl: 'http://127.0.0.1:1' })
        .call(request())
        .catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ kind: 'network', retryable: true, userMessage: '网络连接失败，请检查网络后重试' })
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret-token')
    })
    it('CAL-007 an answer that takes too long is a time-out, also when it trickles', async () => {
      answer = () => undefined
      await expect(call({}, { timeout: 40 })).rejects.toMatchObject({
        kind: 'timeout',
        userMessage: '请求超时，请稍后重试',
      })
      answer = (_request, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write(' '), 5)
        response.on('close', () => clearInterval(drip))
      }
      await expect(call({}, { timeout: 60 })).rejects.toMatchObject({ kind: 'timeout' })
    })
    it('an aborted call is neither a broken connection nor a time-out', async () => {
      const controller = new AbortController()
      answer = () => controller.abort()
      await expect(call({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
    })
  })

  describe('redirects', () => {
    it('to another origin are refused, and the token does not go there', async () => {
      const elsewhere = await httpServer((_request, response) => json(response, 200, { success: true }))
      try {
        for (const status of [301, 302, 303, 307, 308]) {
          answers(status, '', { location: `${elsewhere.url}/web/Hf20PrjBase/doSave` })
          await expect(call()).rejects.toMatchObject({ code: 'REDIRECTED', retryable: false })
        }
        expect(elsewhere.received).toEqual([])
      } finally {
        await elsewhere.close()
      }
    })
  })

  describe('files', () => {
    it('CAL-039 are sent as multipart with their fields, the token and progress', async () => {
      const seen: number[] = []
      answer = (_request, response) => json(response, 200, { success: true, data: [{ url: '/f/1', documentId: 'd1' }] })
      const envelope = await create({ baseUrl: server.url }).upload({
        path: 'file/uploadDocument',
        file: new Blob(['照片内容'], { type: 'image/png' }),
        fileName: '房产证.png',
        fields: { objId: 'p1', fileCls: 'A' },
        query: { media: '1' },
        token: 't',
        onProgress: ({ sent }) => seen.push(sent),
      })
      expect(envelope.data).toEqual([{ url: '/f/1', documentId: 'd1' }])
      const { url, headers, body } = server.received[0] ?? { url: '', headers: {}, body: '' }
      expect(url).toBe('/file/uploadDocument?media=1')
      expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
      expect(headers).toMatchObject({ token: 't' })
      for (const part of ['name="objId"', 'p1', 'name="fileCls"', 'name="files"; filename="房产证.png"', '照片内容'])
        expect(body).toContain(part)
      // Node has no XMLHttpRequest, which alone reports what fetch has sent.
      if (by === 'axios') expect(seen.length).toBeGreaterThan(0)
    })
    it('are fetched as blobs, and a refusal instead of a file is an error', async () => {
      const headers: (string | null)[] = []
      const fetchFile = () =>
        create({ baseUrl: server.url }).download({
          path: 'web/pubSvc/getAcctImage',
          query: { acctId: 'a1' },
          token: 't',
          onHeaders: (header) => headers.push(header('x-form-pages'), header('x-form-stamp')),
        })
      answer = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png', 'X-Form-Pages': '3' }).end('bytes')
      const file = await fetchFile()
      expect(await file.text()).toBe('bytes')
      expect(headers).toEqual(['3', null])
      expect(server.received[0]).toMatchObject({
        method: 'GET',
        url: '/web/pubSvc/getAcctImage?acctId=a1',
        headers: { token: 't' },
      })
      answer = (_request, response) =>
        json(response, 200, { success: false, code: 'NOT_FOUND', message: '文件获取失败' })
      await expect(fetchFile()).rejects.toMatchObject({ kind: 'not-found', userMessage: '文件获取失败' })
      answer = (_request, response) => json(response, 403, { success: false, code: 'SIGNED_OUT' })
      await expect(fetchFile()).rejects.toMatchObject({ kind: 'signed-out' })
      expect(headers).toHaveLength(2)
    })
  })

  it('tells how much of a file it has received', async () => {
    const seen: object[] = []
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5' }).end('bytes')
    const file = await create({ baseUrl: server.url }).download({
      path: 'file/a1',
      token: 't',
      onProgress: (progress) => seen.push(progress),
    })
    expect([await file.text(), file.type]).toEqual(['bytes', 'image/png'])
    expect(seen.at(-1)).toEqual({ received: 5, total: 5 })
  })
})

describe('a host’s own instance of axios', () => {
  it('passes through the host’s own instance, interceptors included', async () => {
    const own = axios.create({ headers: { 'X-Partner': 'p1' } })
    own.interceptors.request.use((config) => {
      config.headers.set('X-Seen', 'yes')
      return config
    })
    await createHttpTransport({ baseUrl: server.url, axios: own }).call(request())
    expect(server.received[0]?.headers).toMatchObject({ 'x-partner': 'p1', 'x-seen': 'yes', token: 'secret-token' })
  })
  it('is not led to another origin by a redirect it follows', async () => {
    const elsewhere = await httpServer((_request, response) => json(response, 200, { success: true }))
    try {
      answers(307, '', { location: `${elsewhere.url}/web/Hf20PrjBase/doSave` })
      await expect(
        createHttpTransport({ baseUrl: server.url, axios: axios.create() }).call(request()),
      ).rejects.toMatchObject({ code: 'REDIRECTED' })
      expect(elsewhere.received).toEqual([])
    } finally {
      await elsewhere.close()
    }
  })
})

describe('how long it waits', () => {
  it('UPL-022 CON-022 ruling 7 is 30 seconds for a call and 300 for each file, which go one by one', async () => {
    vi.useFakeTimers()
    try {
      const adapter: AxiosAdapter = ({ signal }) =>
        new Promise((_answer, fail) => signal?.addEventListener?.('abort', () => fail(new Error('aborted'))))
      const transport = createHttpTransport({ baseUrl: 'https://cases.example', axios: axios.create({ adapter }) })
      const ended = (sent: Promise<unknown>) => {
        const end = { code: 'waiting' }
        sent.catch((error: unknown) => Object.assign(end, { code: String(Reflect.get(Object(error), 'code')) }))
        return end
      }
      const [call, file] = [
        ended(transport.call(request())),
        ended(transport.upload({ path: 'web/upload', file: new Blob(['x']), token: 't' })),
      ]
      const waited = async (seconds: number) => {
        await vi.advanceTimersByTimeAsync(seconds * 1_000)
        return [call.code, file.code]
      }
      expect(await waited(29.9)).toEqual(['waiting', 'waiting'])
      expect(await waited(0.2)).toEqual(['TIMEOUT', 'waiting'])
      expect(await waited(269.8)).toEqual(['TIMEOUT', 'waiting'])
      expect(await waited(0.2)).toEqual(['TIMEOUT', 'TIMEOUT'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a page whose other scripts have written onto Object.prototype', () => {
  const ELSEWHERE = {
    method: 'DELETE',
    query: { evil: '1' },
    idempotencyKey: 'evil',
    config: { baseURL: 'https://elsewhere.example', headers: { evil: '1' } },
    list: [{ evil: '1' }],
    city: '999999',
    contentType: 'text/evil',
    fields: { evil: '1' },
    fileField: 'evil',
    fileName: 'evil',
    beside: { evil: '1' },
  } as const
  /**
   * What the library sends while the names are on every object. Node's own fetch would read them; a browser's does not.
   */
  const left = async () => {
    const asked: string[] = []
    const adapter: AxiosAdapter = (config) => {
      asked.push(
        [
          config.method,
          config.baseURL,
          config.url,
          JSON.stringify(config.headers),
          typeof config.data === 'string'
            ? config.data
            : config.data instanceof FormData
              ? [...config.data.keys()].join()
              : '',
        ].join(' '),
      )
      return Promise.resolve({
        status: 200,
        statusText: '',
        headers: {},
        config,
        data: config.responseType === 'blob' ? new Blob(['a,b']) : '{"success":true,"data":{"keyValue":"p1"}}',
      })
    }
    const transport = createHttpTransport({ baseUrl: 'https://cases.example', axios: axios.create({ adapter }) })
    for (const [name, value] of Object.entries(ELSEWHERE))
      Object.defineProperty(Object.prototype, name, { value, enumerable: false, configurable: true, writable: true })
    try {
      await transport.call({ service: 'Hf20PrjBase', method: 'doSave', body: { a: '1' }, encoding: 'form', token: 't' })
      await createClient({ transport, auth: { getToken: () => ({ token: 't', expiresAt: null }) } }).call(
        projectCalls.getOne,
        { id: 'p1' },
      )
      await transport.upload({ path: 'web/upload', file: new Blob(['x']), token: 't' })
      await transport.download({ path: 'file/a1', token: 't' })
    } finally {
      for (const name of Object.keys(ELSEWHERE)) Reflect.deleteProperty(Object.prototype, name)
    }
    return asked
  }
  it('sends what it would have sent', async () => {
    const form = '"Content-Type":"application/x-www-form-urlencoded;charset=UTF-8"'
    expect(await left()).toEqual([
      `post https://cases.example /web/Hf20PrjBase/doSave {"Accept":"application/json",${form},"Token":"t"} a=1`,
      `post https://cases.example /web/Hf20PrjBase/getOne {"Accept":"application/json",${form},"Token":"t"} id=p1`,
      'post https://cases.example web/upload ' +
        '{"Accept":"application/json","Content-Type":"application/x-www-form-urlencoded","Token":"t"} files',
      'get https://cases.example file/a1 {"Accept":"*/*","Token":"t"} ',
    ])
  })
})

describe('the transport by fetch, on such a page,', () => {
  it('asks for what it would have asked for: its settings inherit nothing', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (url: string, settings: RequestInit) => {
      asked.push([url, settings.method, settings.credentials, settings.redirect, 'integrity' in settings])
      return Promise.resolve(new Response('{"success":true,"data":{}}'))
    })
    Object.defineProperty(Object.prototype, 'integrity', { value: 'sha256-evil', configurable: true })
    try {
      await createFetchTransport({ baseUrl: 'https://cases.example/' }).call(request())
    } finally {
      Reflect.deleteProperty(Object.prototype, 'integrity')
      vi.unstubAllGlobals()
    }
    expect(asked).toEqual([['https://cases.example/web/Hf20PrjBase/doSave', 'POST', 'omit', 'manual', false]])
  })
})
