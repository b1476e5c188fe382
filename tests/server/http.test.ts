import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { BackendAnswer, BackendRequest } from 'fangkit/backend'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp, type AppOptions } from '../../host/server/app.ts'
import { gate } from './gate.ts'
import { replyOf } from './replies.ts'

const FORM = 'application/x-www-form-urlencoded'
const open: FastifyInstance[] = []

/** An app over a back end that notes what reaches it and answers whatever a test wants. */
async function listen(options: Partial<AppOptions> = {}, answer: (request: BackendRequest) => BackendAnswer | Promise<BackendAnswer> = welcome) {
  const calls: BackendRequest[] = []
  const lines: string[] = []
  let serial = 0
  const app = createApp({
    backend: {
      dispatch: async (request) => {
        calls.push(request)
        return answer(request)
      },
    },
    config: { origins: [], trustedProxies: [], logLevel: 'info' },
    ready: async () => true,
    newId: () => `request-${(serial += 1)}`,
    logTarget: { write: (line) => void lines.push(line) },
    ...options,
  })
  open.push(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => replyOf(await fetch(`${url}${path}`, { method: 'POST', body, headers }))
  return { app, url, calls, lines, post }
}

function welcome({ requestId }: BackendRequest): BackendAnswer {
  return { status: 200, envelope: { success: true, data: 'done', requestId } }
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

describe('what reaches the back end', () => {
  it('WIRE form text, query, token, key, address and request id reach it as they came', async () => {
    const { post, calls } = await listen()
    const { status, envelope, headers } = await post('/web/Hf20PrjBase/doSave?id=7', 'a=%E4%B8%80&b=', { 'content-type': FORM, token: 'secret', 'idempotency-key': 'k1' })
    expect(calls).toEqual([{
      service: 'Hf20PrjBase', method: 'doSave', query: 'id=7', body: { encoding: 'form', text: 'a=%E4%B8%80&b=' },
      token: 'secret', idempotencyKey: 'k1', address: '127.0.0.1', requestId: 'request-1',
    }])
    expect({ status, envelope }).toEqual({ status: 200, envelope: { success: true, data: 'done', requestId: 'request-1' } })
    expect(headers.get('x-request-id')).toBe('request-1')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('WIRE /api is an alias of /web', async () => {
    const { post, calls } = await listen()
    await post('/api/login/doLogin', 'a=1', { 'content-type': FORM })
    expect(calls.map(({ service, method }) => `${service}.${method}`)).toEqual(['login.doLogin'])
  })

  it.each([
    'application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8', 'APPLICATION/JSON', 'application/json ; charset="utf-8"',
  ])('JSON is read when sent as %s', async (type) => {
    const { post, calls } = await listen()
    await post('/web/login/doLogin', '{"list":[1,{"x":null}]}', { 'content-type': type })
    expect(calls[0]?.body).toEqual({ encoding: 'json', value: { list: [1, { x: null }] } })
  })

  it('a body without content is an empty form, whatever it is called', async () => {
    const { url, calls } = await listen()
    await fetch(`${url}/web/login/doLogout`, { method: 'POST' })
    await fetch(`${url}/web/login/doLogout`, { method: 'POST', body: '', headers: { 'content-type': 'application/json' } })
    expect(calls.map(({ body }) => body)).toEqual([{ encoding: 'form', text: '' }, { encoding: 'form', text: '' }])
  })

  it('R1 a cookie never says who calls', async () => {
    const { post, calls } = await listen()
    await post('/web/login/getLoginStatus', '', { 'content-type': FORM, cookie: 'Token=secret; token=secret' })
    expect(calls[0]?.token).toBeNull()
  })

  it('__proto__ and constructor arrive as own names, and nothing is polluted', async () => {
    const { post, calls } = await listen()
    await post('/web/Hf20PrjBase/doSave', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', { 'content-type': 'application/json' })
    const body = calls[0]?.body
    const value: unknown = body?.encoding === 'json' ? body.value : null
    expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor'])
    expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false)
  })

  it('the address in X-Forwarded-For is believed from a listed proxy only', async () => {
    const plain = await listen()
    await plain.post('/web/login/doLogin', '', { 'content-type': FORM, 'x-forwarded-for': '203.0.113.9' })
    const proxied = await listen({ config: { origins: [], trustedProxies: ['127.0.0.1'], logLevel: 'silent' } })
    await proxied.post('/web/login/doLogin', '', { 'content-type': FORM, 'x-forwarded-for': '198.51.100.7, 203.0.113.9' })
    expect([plain.calls[0]?.address, proxied.calls[0]?.address]).toEqual(['127.0.0.1', '203.0.113.9'])
  })
})

describe('what never reaches the back end', () => {
  it.each([
    'text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'text/html', 'application/json; charset=utf-7', 'application/json; charset=gbk',
    'application/json, text/plain', 'application/json; foo=bar', 'application/jsonx', 'application/x-www-form-urlencoded\ttext/plain', 'json', '*/*', 'application/ld+json',
  ])('WIRE a body sent as %s is refused with 415', async (type) => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', '{"a":1}', { 'content-type': type, token: 't' })
    expect([status, envelope.success, envelope.code, calls.length]).toEqual([415, false, 'UNSUPPORTED_MEDIA', 0])
  })

  it('WIRE a body without any content type is refused with 415', async () => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', new Uint8Array([97, 61, 49]))
    expect([status, envelope.code, calls.length]).toEqual([415, 'UNSUPPORTED_MEDIA', 0])
  })

  it('two content types on one request are refused with 415', async () => {
    const { url, calls } = await listen()
    const { port } = new URL(url)
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.end('POST /web/login/doLogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}')
      })
      let said = ''
      socket.on('data', (chunk) => (said += String(chunk))).on('close', () => resolve(said)).on('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 415 /)
    expect(calls).toEqual([])
  })

  it.each([
    ['NaN', '{"hf20LoanerAge":NaN}', '请求内容不是有效的JSON'],
    ['Infinity', '{"a":Infinity}', '请求内容不是有效的JSON'],
    ['something after the end', '{"a":1}}', '请求内容不是有效的JSON'],
    ['a cut body', '{"a":', '请求内容不是有效的JSON'],
    ['a comment', '{/* */"a":1}', '请求内容不是有效的JSON'],
    ['a name given twice', '{"a":1,"b":{"a":2},"\\u0061":3}', '字段重复：a'],
    ['nesting without end', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'JSON嵌套过深'],
  ])('JSON with %s is refused in Chinese', async (_what, body, message) => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', body, { 'content-type': 'application/json' })
    expect([status, envelope.code, envelope.message, calls.length]).toEqual([200, 'INVALID', message, 0])
  })

  it.each([
    ['half of a surrogate pair', 'a=1&hf20HouseAddress=%ED%A0%80', FORM],
    ['bytes that are no UTF-8', 'hf20HouseAddress=%FF%FE', FORM],
  ])('a form with %s is refused by the name of the field', async (_what, body, type) => {
    const { post, calls } = await listen()
    const { envelope } = await post('/web/Hf20PrjBase/doSave', body, { 'content-type': type })
    expect([envelope.code, envelope.message, envelope.data, calls.length]).toEqual(
      ['INVALID', '含有无法保存的字符：hf20HouseAddress', { issues: [{ field: 'hf20HouseAddress', message: '含有无法保存的字符：hf20HouseAddress' }] }, 0],
    )
  })

  it('JSON bytes that are no UTF-8 are refused', async () => {
    const { post, calls } = await listen()
    const { envelope } = await post('/web/Hf20PrjBase/doSave', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), { 'content-type': 'application/json' })
    expect([envelope.code, envelope.message, calls.length]).toEqual(['INVALID', '请求内容不是UTF-8文字', 0])
  })

  it('R32 a body of more than 1 MiB is refused with 413, one of just that size is not', async () => {
    const { post, calls } = await listen()
    const tooLarge = await post('/web/Hf20PrjBase/doSave', `a=${'x'.repeat(1024 * 1024 - 1)}`, { 'content-type': FORM })
    const fits = await post('/web/Hf20PrjBase/doSave', `a=${'x'.repeat(1024 * 1024 - 2)}`, { 'content-type': FORM })
    expect([tooLarge.status, tooLarge.envelope.code, fits.status, calls.length]).toEqual([413, 'TOO_LARGE', 200, 1])
  })

  it('more fields than any record has are refused', async () => {
    const { post, calls } = await listen()
    const { envelope } = await post('/web/Hf20PrjBase/doSave', Array.from({ length: 3_000 }, (_, n) => `f${n}=1`).join('&'), { 'content-type': FORM })
    expect([envelope.code, calls.length]).toEqual(['INVALID', 0])
  })

  it('long and hostile texts are read in linear time', async () => {
    const { post } = await listen()
    const bodies: readonly (readonly [string, string])[] = [
      ['application/json', JSON.stringify({ a: '\\"'.repeat(250_000) })],
      ['application/json', `{${'\\"'.repeat(500_000)}`],
      ['application/json', `"${' '.repeat(1_000_000)}"`],
      [FORM, `a=${'%ff'.repeat(300_000)}`],
    ]
    for (const [type, body] of bodies) expect((await post('/web/Hf20PrjBase/doSave', body, { 'content-type': type })).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('CAL-003 a call asked for by %s is refused with 405 and the way to ask', async (method) => {
    const { url, calls } = await listen()
    const { status, envelope, headers } = await replyOf(await fetch(`${url}/web/login/getLoginStatus`, { method }))
    expect([status, envelope.code, headers.get('allow'), calls.length]).toEqual([405, 'UNKNOWN_CALL', 'POST', 0])
  })

  it.each(['/web/Nobody/knows', '/web', '/web/x', '/web/a/b/c', '/api/Nobody/knows', '/nothing'])('GET %s is refused with 404 in an envelope', async (path) => {
    const { url } = await listen()
    const { status, envelope } = await replyOf(await fetch(`${url}${path}`))
    expect([status, envelope.success]).toEqual([404, false])
  })

  it('an address that cannot be read is refused with 400 in an envelope', async () => {
    const { url } = await listen()
    const { status, envelope } = await replyOf(await fetch(`${url}/web/%zz/x`, { method: 'POST' }))
    expect([status, envelope.code]).toEqual([400, 'INVALID'])
  })
})

describe('limits', () => {
  it('R32 a token may call 3,000 times a minute; then 429 says when to come back, and other tokens go on', async () => {
    let now = 60_000 * 1_000 + 15_000
    const { app, calls } = await listen({ clock: () => now })
    const call = (token: string) => app.inject({ method: 'POST', url: '/web/login/getLoginStatus', headers: { token } })
    for (let count = 0; count < 3_000; count += 1) await call('one')
    const refused = await call('one')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([429, '45', 'RATE_LIMITED'])
    expect((await call('two')).statusCode).toBe(200)
    expect(calls.length).toBe(3_001)
    now += 45_000
    expect((await call('one')).statusCode).toBe(200)
  })

  it('R32 callers without a token share the limit of their address', async () => {
    const { app } = await listen({ callsPerMinute: 2, clock: () => 0 })
    const call = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/web/login/doLogin', headers })
    const statuses = [await call({}), await call({ 'x-forwarded-for': '203.0.113.1' }), await call({ 'x-forwarded-for': '203.0.113.2' })].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('a log-in is refused with 429 while the queue of log-ins is full; other calls go on', async () => {
    const { post, calls } = await listen({ overloaded: (call) => call === 'login.doLogin' })
    const login = await post('/web/login/doLogin', '', { 'content-type': FORM })
    const other = await post('/web/login/getLoginStatus', '', { 'content-type': FORM })
    expect([login.status, login.headers.get('retry-after'), other.status, calls.length]).toEqual([429, '5', 200, 1])
  })

  it('R32 a header of more than 16 KiB is refused with 431', async () => {
    const { url } = await listen()
    const response = await fetch(`${url}/healthz`, { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect(response.status).toBe(431)
  })
})

describe('failures', () => {
  it('R33 a fault inside answers 500 without saying what went wrong, and the log knows the request', async () => {
    const { post, lines } = await listen({}, () => {
      throw new Error('relation "hf20_prj_base" does not exist')
    })
    const { status, envelope } = await post('/web/Hf20PrjBase/getOne', 'id=1', { 'content-type': FORM })
    expect({ status, envelope }).toEqual({ status: 500, envelope: { success: false, code: 'INTERNAL', message: '请求出错!', requestId: 'request-1' } })
    expect(lines.some((line) => line.includes('"requestId":"request-1"') && line.includes('does not exist'))).toBe(true)
  })

  it('what the database says about values stays out of the log', async () => {
    const { post, lines } = await listen({}, () => {
      throw Object.assign(new Error('Key (br01_phone)=(15400002001) already exists'), { code: '23505', detail: 'Key (br01_phone)=(15400002001)', constraint: 'br01_phone_key' })
    })
    await post('/web/Hf20PrjBase/doSave', '', { 'content-type': FORM })
    expect(lines.join('')).toContain('br01_phone_key')
    expect(lines.join('')).not.toContain('15400002001')
  })
})

describe('R29 the log', () => {
  it('has method, path, status, time and request id, and nothing else of a request', async () => {
    const { post, lines } = await listen()
    await post('/web/login/doLogin?password=inquery', 'userName=admin&password=inbody', { 'content-type': FORM, token: 'token-in-header', cookie: 'a=incookie', 'user-agent': 'agent/1' })
    expect(lines.filter((line) => line.includes('answered')).map((line) => Object.keys(JSON.parse(line)).sort())).toEqual(
      [['level', 'method', 'ms', 'msg', 'path', 'requestId', 'status', 'time']],
    )
    expect(lines.join('')).toContain('"path":"/web/login/doLogin"')
    expect(lines.join('')).not.toMatch(/inquery|inbody|token-in-header|incookie|agent|127\.0\.0\.1.*doLogin/)
  })

  it('cannot be written into by an address', async () => {
    const { app, lines } = await listen()
    await app.inject({ method: 'GET', url: `/${'%0a%1b[31mlevel'}${'x'.repeat(5_000)}` })
    const line = lines.find((text) => text.includes('answered')) ?? ''
    expect(JSON.parse(line).path.length).toBeLessThanOrEqual(200)
    expect(line.trimEnd()).not.toContain('\n')
  })
})

describe('health', () => {
  it('/healthz answers 200 while serving', async () => {
    const { url } = await listen()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('/readyz follows the database', async () => {
    const up = await listen()
    const down = await listen({ ready: async () => false })
    const broken = await listen({ ready: () => Promise.reject(new Error('gone')) })
    expect((await Promise.all([up, down, broken].map(({ url }) => fetch(`${url}/readyz`)))).map(({ status }) => status)).toEqual([200, 503, 503])
  })

  it('/metrics counts calls by name and code, with durations and memory, and strangers add no series', async () => {
    const { url, post } = await listen({}, ({ requestId }) => ({ status: 200, envelope: { success: false, code: 'NOT_FOUND', message: '', requestId } }))
    await post('/web/Hf20PrjBase/getOne', 'id=1', { 'content-type': FORM })
    await post('/web/Hf20PrjBase/getOne', 'x', { 'content-type': 'text/plain' })
    await post('/web/Made/up', '', { 'content-type': FORM })
    const response = await fetch(`${url}/metrics`)
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toContain('fangkit_calls_total{call="Hf20PrjBase.getOne",code="NOT_FOUND"} 1\n')
    expect(text).toContain('fangkit_calls_total{call="Hf20PrjBase.getOne",code="UNSUPPORTED_MEDIA"} 1\n')
    expect(text).toContain('fangkit_calls_total{call="unknown",code="NOT_FOUND"} 1\n')
    expect(text).toContain('fangkit_call_duration_seconds_bucket{call="Hf20PrjBase.getOne",le="+Inf"} 2\n')
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toContain('Made')
  })
})

describe('what the browser is told', () => {
  it('R30 by default no other origin may call', async () => {
    const { url } = await listen()
    const response = await fetch(`${url}/web/login/doLogin`, { method: 'OPTIONS', headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, null])
  })

  it('R30 a listed origin may call with Token, Idempotency-Key and Content-Type, and never with credentials', async () => {
    const { url, post } = await listen({ config: { origins: ['https://partner.example'], trustedProxies: [], logLevel: 'silent' } })
    const origin = 'https://partner.example'
    const preflight = await fetch(`${url}/web/login/doLogin`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin'), preflight.headers.get('access-control-allow-headers')]).toEqual([204, origin, 'Token, Idempotency-Key, Content-Type'])
    const { headers } = await post('/web/login/doLogin', '', { 'content-type': FORM, origin })
    expect([headers.get('access-control-allow-origin'), headers.get('vary'), headers.get('access-control-allow-credentials')]).toEqual([origin, 'Origin', null])
  })

  it.each(['null', 'https://partner.example.evil.example', 'https://xpartner.example', 'http://partner.example', 'https://partner.example:8443', 'https://sub.partner.example'])('R30 %s is not that origin', async (origin) => {
    const { post } = await listen({ config: { origins: ['https://partner.example'], trustedProxies: [], logLevel: 'silent' } })
    const { headers } = await post('/web/login/doLogin', '', { 'content-type': FORM, origin })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('every answer carries a strict content security policy, nosniff and a referrer policy', async () => {
    const { url } = await listen()
    const responses = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/nothing`), fetch(`${url}/web/login/doLogin`, { method: 'POST' })])
    for (const { headers } of responses) {
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:", "frame-ancestors 'self'", "object-src 'none'", "base-uri 'self'"]) expect(policy.split('; ')).toContain(rule)
      expect(policy).not.toMatch(/unsafe|\*/)
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'same-origin'])
    }
  })
})

describe('the portal', () => {
  async function withPortal() {
    const folder = await mkdtemp(join(tmpdir(), 'fangkit-portal-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>portal</title>')
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    await writeFile(join(folder, '.sources'), 'stamp')
    const script = 'export const answer = 42\n'.repeat(100)
    await writeFile(join(folder, 'assets/main-abc123.js'), script)
    await writeFile(join(folder, 'assets/main-abc123.js.gz'), gzipSync(script))
    const server = await listen({ portal: { kind: 'files', folder } })
    return { ...server, remove: () => rm(folder, { recursive: true, force: true }) }
  }
  const page = { accept: 'text/html,application/xhtml+xml' }

  it('hashed files are kept by the browser for good, pages are asked for again', async () => {
    const { url, remove } = await withPortal()
    const script = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } })
    const first = await fetch(`${url}/`)
    expect(script.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
    expect([script.status, script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual(
      [200, 'public, max-age=31536000, immutable', 'gzip'],
    )
    expect(await script.text()).toContain('answer = 42')
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    await remove()
  })

  it('addresses of the portal itself lead to its first page', async () => {
    const { url, remove } = await withPortal()
    for (const path of ['/projects', '/projects/01abc?tab=2', '/webinar']) {
      const response = await fetch(`${url}${path}`, { headers: page })
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([200, 'no-cache', '<!doctype html><title>portal</title>'])
    }
    await remove()
  })

  it.each(['/assets/gone-123.js', '/logo.png', '/web/login/nothing', '/api/x', '/healthz/x', '/metrics/x', '/.sources', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f.sources'])('%s is no page: 404', async (path) => {
    const { url, remove } = await withPortal()
    expect((await fetch(`${url}${path}`, { headers: page })).status).toBe(404)
    await remove()
  })

  it('a script or picture that asks for an address of the portal gets 404, not a page', async () => {
    const { url, remove } = await withPortal()
    expect((await fetch(`${url}/projects`, { headers: { accept: '*/*' } })).status).toBe(404)
    await remove()
  })
})

describe('stopping', () => {
  it('calls that are running when the server stops are answered', async () => {
    const leave = gate()
    const entered = gate()
    const { app, url } = await listen({}, async (request) => {
      entered.open()
      await leave.opened
      return welcome(request)
    })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      openRequest(`${url}/web/login/getLoginStatus`, { method: 'POST' }, (response) => resolve(response.resume().statusCode)).on('error', reject).end()
    })
    await entered.opened
    const closed = app.close()
    leave.open()
    expect(await answer).toBe(200)
    await closed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })
})
