import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { FORM, listen } from './harness/listening.ts'
import { replyOf } from './harness/replies.ts'

describe('what reaches the back end', () => {
  it('WIRE is form text, query, token, city, key, address and request id as they came', async () => {
    const { post, calls } = await listen()
    const { status, envelope, headers } = await post('/web/Hf20PrjBase/doSave?id=7', 'a=%E4%B8%80&b=', {
      'content-type': FORM,
      token: 'secret',
      'idempotency-key': 'k1',
      city: '440300',
    })
    expect(calls).toEqual([
      {
        service: 'Hf20PrjBase',
        method: 'doSave',
        query: 'id=7',
        body: { encoding: 'form', text: 'a=%E4%B8%80&b=' },
        token: 'secret',
        city: '440300',
        origin: null,
        idempotencyKey: 'k1',
        address: '127.0.0.1',
        client: 'node',
        requestId: 'request-1',
      },
    ])
    expect({ status, envelope }).toEqual({
      status: 200,
      envelope: { success: true, data: 'done', requestId: 'request-1' },
    })
    expect(headers.get('x-request-id')).toBe('request-1')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('CAL-002 CAL-004 comes by /api as well as by /web', async () => {
    const { post, calls } = await listen()
    await post('/api/login/doLogin', 'a=1', { 'content-type': FORM })
    expect(calls.map(({ service, method }) => `${service}.${method}`)).toEqual(['login.doLogin'])
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
    'application/json ; charset="utf-8"',
  ])('is JSON when sent as %s', async (type) => {
    const { post, calls } = await listen()
    await post('/web/login/doLogin', '{"list":[1,{"x":null}]}', { 'content-type': type })
    expect(calls[0]?.body).toEqual({ encoding: 'json', value: { list: [1, { x: null }] } })
  })

  it('is an empty form where a body has no content, whatever it is called', async () => {
    const { url, calls } = await listen()
    await fetch(`${url}/web/login/doLogout`, { method: 'POST' })
    await fetch(`${url}/web/login/doLogout`, {
      method: 'POST',
      body: '',
      headers: { 'content-type': 'application/json' },
    })
    expect(calls.map(({ body }) => body)).toEqual([
      { encoding: 'form', text: '' },
      { encoding: 'form', text: '' },
    ])
  })

  it('R1 never says by a cookie who calls', async () => {
    const { post, calls } = await listen()
    await post('/web/login/getLoginStatus', '', { 'content-type': FORM, cookie: 'Token=secret; token=secret' })
    expect(calls[0]?.token).toBeNull()
  })

  it('has __proto__ and constructor as own names, and nothing is polluted', async () => {
    const { post, calls } = await listen()
    await post('/web/Hf20PrjBase/doSave', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', {
      'content-type': 'application/json',
    })
    const body = calls[0]?.body
    const value: unknown = body?.encoding === 'json' ? body.value : null
    expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor'])
    expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false)
  })

  it('has the address in X-Forwarded-For from a listed proxy only', async () => {
    const plain = await listen()
    await plain.post('/web/login/doLogin', '', { 'content-type': FORM, 'x-forwarded-for': '203.0.113.9' })
    const proxied = await listen({ config: { origins: [], trustedProxies: ['127.0.0.1'], logLevel: 'silent' } })
    await proxied.post('/web/login/doLogin', '', {
      'content-type': FORM,
      'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    })
    expect([plain.calls[0]?.address, proxied.calls[0]?.address]).toEqual(['127.0.0.1', '203.0.113.9'])
  })
})

describe('what never reaches the back end', () => {
  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
    'application/json; charset=utf-7',
    'application/json; charset=gbk',
    'application/json, text/plain',
    'application/json; foo=bar',
    'application/jsonx',
    'application/x-www-form-urlencoded\ttext/plain',
    'json',
    '*/*',
    'application/ld+json',
  ])('WIRE is a body sent as %s: it is refused with 415', async (type) => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', '{"a":1}', { 'content-type': type, token: 't' })
    expect([status, envelope.success, envelope.code, calls.length]).toEqual([415, false, 'UNSUPPORTED_MEDIA', 0])
  })

  it('WIRE is a body without any content type: it is refused with 415', async () => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', new Uint8Array([97, 61, 49]))
    expect([status, envelope.code, calls.length]).toEqual([415, 'UNSUPPORTED_MEDIA', 0])
  })

  it('is a request of two content types: it is refused with 415', async () => {
    const { url, calls } = await listen()
    const { port } = new URL(url)
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.end(
          'POST /web/login/doLogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Type: ' +
            'text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
        )
      })
      let said = ''
      socket
        .on('data', (chunk) => (said += String(chunk)))
        .on('close', () => resolve(said))
        .on('error', reject)
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
  ])('is JSON with %s: it is refused in Chinese', async (_what, body, message) => {
    const { post, calls } = await listen()
    const { status, envelope } = await post('/web/Hf20PrjBase/doSave', body, { 'content-type': 'application/json' })
    expect([status, envelope.code, envelope.message, calls.length]).toEqual([200, 'INVALID', message, 0])
  })

  it.each([
    ['half of a surrogate pair', 'a=1&hf20HouseAddress=%ED%A0%80', FORM],
    ['bytes that are no UTF-8', 'hf20HouseAddress=%FF%FE', FORM],
  ])('is a form with %s: it is refused by the name of the field', async (_what, body, type) => {
    const { post, calls } = await listen()
    const { envelope } = await post('/web/Hf20PrjBase/doSave', body, { 'content-type': type })
    expect([envelope.code, envelope.message, envelope.data, calls.length]).toEqual([
      'INVALID',
      '含有无法保存的字符：hf20HouseAddress',
      { issues: [{ field: 'hf20HouseAddress', message: '含有无法保存的字符：hf20HouseAddress' }] },
      0,
    ])
  })

  it('is an address with bytes that are no UTF-8: it is refused by the name of the field', async () => {
    const { post, calls } = await listen()
    const { envelope } = await post('/web/Hf20PrjBase/getOne?id=%FF%FE', '', { 'content-type': FORM })
    expect([envelope.code, envelope.message, calls.length]).toEqual(['INVALID', '含有无法保存的字符：id', 0])
  })

  it('is JSON of bytes that are no UTF-8: they are refused', async () => {
    const { post, calls } = await listen()
    const { envelope } = await post(
      '/web/Hf20PrjBase/doSave',
      new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      { 'content-type': 'application/json' },
    )
    expect([envelope.code, envelope.message, calls.length]).toEqual(['INVALID', '请求内容不是UTF-8文字', 0])
  })

  it('R32 is a body of more than 1 MiB: it is refused with 413, one of just that size is not', async () => {
    const { post, calls } = await listen()
    const tooLarge = await post('/web/Hf20PrjBase/doSave', `a=${'x'.repeat(1024 * 1024 - 1)}`, { 'content-type': FORM })
    const fits = await post('/web/Hf20PrjBase/doSave', `a=${'x'.repeat(1024 * 1024 - 2)}`, { 'content-type': FORM })
    expect([tooLarge.status, tooLarge.envelope.code, fits.status, calls.length]).toEqual([413, 'TOO_LARGE', 200, 1])
  })

  it('is more fields than any record has: they are refused', async () => {
    const { post, calls } = await listen()
    const { envelope } = await post(
      '/web/Hf20PrjBase/doSave',
      Array.from({ length: 3_000 }, (_, n) => `f${n}=1`).join('&'),
      { 'content-type': FORM },
    )
    expect([envelope.code, calls.length]).toEqual(['INVALID', 0])
  })

  it('takes linear time to be read, long and hostile as it is', async () => {
    const { post } = await listen()
    const bodies: readonly (readonly [string, string])[] = [
      ['application/json', JSON.stringify({ a: '\\"'.repeat(250_000) })],
      ['application/json', `{${'\\"'.repeat(500_000)}`],
      ['application/json', `"${' '.repeat(1_000_000)}"`],
      [FORM, `a=${'%ff'.repeat(300_000)}`],
    ]
    for (const [type, body] of bodies)
      expect((await post('/web/Hf20PrjBase/doSave', body, { 'content-type': type })).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'CAL-003 is a call asked for by %s: it is refused with 405 and the way to ask',
    async (method) => {
      const { url, calls } = await listen()
      const { status, envelope, headers } = await replyOf(await fetch(`${url}/web/login/getLoginStatus`, { method }))
      expect([status, envelope.code, headers.get('allow'), calls.length]).toEqual([405, 'UNKNOWN_CALL', 'POST', 0])
    },
  )

  it.each(['/web/Nobody/knows', '/web', '/web/x', '/web/a/b/c', '/api/Nobody/knows', '/nothing'])(
    'is GET %s: it is refused with 404 in an envelope',
    async (path) => {
      const { url } = await listen()
      const { status, envelope } = await replyOf(await fetch(`${url}${path}`))
      expect([status, envelope.success]).toEqual([404, false])
    },
  )

  it('is an address that cannot be read: it is refused with 400 in an envelope', async () => {
    const { url } = await listen()
    const { status, envelope } = await replyOf(await fetch(`${url}/web/%zz/x`, { method: 'POST' }))
    expect([status, envelope.code]).toEqual([400, 'INVALID'])
  })
})
