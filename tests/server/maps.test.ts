import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../host/server/config.ts'
import { createAmap } from '../../host/server/maps/amap.ts'
import { startServer, type TestServer } from './harness/harness.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const PLACES = {
  status: '1',
  pois: [
    { id: 'B1', name: '示例花园', address: '示例路1号', location: '113.326,23.124', type: '住宅' },
    { id: 'B2', name: '无地址', address: [], location: '113.3,23.1' },
    { id: 'B3', name: '无位置', address: '示例路3号', location: [] },
  ],
}

/** A web service of AMap on this machine: it gives the answers a test sets, and records the requests. */
let amap: Server
let baseUrl: string
let asked: URL[] = []
let answer: { readonly status: number; readonly body: string; readonly location?: string } | null = null
let open: TestServer
let closed: TestServer
let follow: string

beforeAll(async () => {
  amap = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://amap'))
    if (!answer) return
    const { status, body, location } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body)
  })
  await new Promise<void>((listening) => amap.listen(0, '127.0.0.1', listening))
  const address = amap.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  ;[open, closed] = await Promise.all([
    startServer(
      'memory',
      {},
      {},
      { maps: (report, clock) => createAmap({ key: KEY, baseUrl, report, clock, patience: 1_000, perMinute: 20 }) },
    ),
    startServer('memory'),
  ])
  follow = await open.signIn('follow')
})
afterAll(async () => {
  // A server that stops waits for running calls, so none may wait for a service that does not answer.
  amap.closeAllConnections()
  await Promise.all([open.close(), closed.close()])
  amap.closeAllConnections()
  await new Promise((ended) => amap.close(ended))
})
afterEach(() => {
  asked = []
  open.advance(60_000)
})

const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
const search = (input: Readonly<Record<string, unknown>>, token: string | null = follow) =>
  open.call('mapService.searchPlaces', input, { token })
const addressOf = (input: Readonly<Record<string, unknown>>, token: string | null = follow) =>
  open.call('mapService.addressOf', input, { token })

describe('the maps service behind the server', () => {
  it('PCK-009 CAL-046 finds places by name near a city, with the key that no answer carries', async () => {
    says(PLACES)
    const { envelope } = await search({ keyword: '示例花园', city: '440100' })
    expect(envelope).toMatchObject({
      success: true,
      data: [
        { key: 'B1', name: '示例花园', address: '示例路1号', lng: 113.326, lat: 23.124 },
        { key: 'B2', name: '无地址', address: null, lng: 113.3, lat: 23.1 },
      ],
    })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v3/place/text'])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      key: KEY,
      keywords: '示例花园',
      city: '440100',
      offset: '10',
    })
    expect(JSON.stringify(envelope)).not.toContain(KEY)
  })
  it('PCK-009 says the address at a point, and null where there is none', async () => {
    says({ status: '1', regeocode: { formatted_address: '广东省广州市天河区示例路' } })
    expect((await addressOf({ lng: 113.3264, lat: 23.1245 })).envelope).toMatchObject({
      success: true,
      data: '广东省广州市天河区示例路',
    })
    expect(asked[0]?.searchParams.get('location')).toBe('113.326400,23.124500')
    says({ status: '1', regeocode: { formatted_address: [] } })
    expect((await addressOf({ lng: 0, lat: 0 })).envelope).toMatchObject({ success: true, data: null })
  })
  it.each([
    ['refuses the key', { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' }, 200],
    ['refuses with a list', { status: '0', info: 'INVALID_USER_KEY', pois: [] }, 200],
    ['is broken', '<html>502</html>', 502],
    ['is broken and answers like one that is not', PLACES, 500],
    ['answers no JSON', 'busy', 200],
    ['answers something else', { status: '1', pois: 'none' }, 200],
  ])('says that it does not answer when it %s, without its words and the key', async (_how, body, status) => {
    says(body, status)
    const reply = await search({ keyword: '示例' })
    expect(reply.status).toBe(503)
    expect(reply.envelope).toMatchObject({
      success: false,
      code: 'UNAVAILABLE',
      message: '地图服务暂时没有回应，请稍后再试',
    })
    expect(JSON.stringify(reply.envelope) + open.log.join('')).not.toMatch(new RegExp(`${KEY}|INVALID_USER_KEY`))
  })
  it('follows the service to no other address, which would hear the key', async () => {
    answer = { status: 302, body: '', location: `${baseUrl}/elsewhere?key=${KEY}` }
    expect((await search({ keyword: '示例' })).envelope).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v3/place/text'])
  })
  it('gives up a service that keeps silent', async () => {
    answer = null
    expect((await search({ keyword: '示例' })).envelope).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    expect(asked).toHaveLength(1)
  }, 30_000)
  it('refuses who is not signed in and what is no question, without asking anybody', async () => {
    says(PLACES)
    expect(await search({ keyword: '示例' }, null)).toMatchObject({ status: 403, envelope: { code: 'SIGNED_OUT' } })
    expect(await addressOf({ lng: 1, lat: 1 }, 'made-up')).toMatchObject({
      status: 403,
      envelope: { code: 'SIGNED_OUT' },
    })
    for (const input of [
      {},
      { keyword: '' },
      { keyword: '长'.repeat(61) },
      { keyword: '示例', city: '广州' },
      { keyword: '示例', key: 'x' },
    ])
      expect((await search(input)).envelope).toMatchObject({ code: 'INVALID' })
    for (const input of [{ lng: 113 }, { lng: 181, lat: 0 }, { lng: 0, lat: 91 }, { lng: 'x', lat: 0 }])
      expect((await addressOf(input)).envelope).toMatchObject({ code: 'INVALID' })
    expect(asked).toEqual([])
  })
  it('takes so many questions of one account in a minute, and those of others still', async () => {
    says(PLACES)
    for (let question = 0; question < 20; question += 1)
      expect((await search({ keyword: '示例' })).envelope.success).toBe(true)
    expect(await search({ keyword: '示例' })).toMatchObject({ status: 429, envelope: { code: 'RATE_LIMITED' } })
    expect(asked).toHaveLength(20)
    expect((await search({ keyword: '示例' }, await open.signIn('manager'))).envelope.success).toBe(true)
  })
  it('PCK-009 is there where it is configured, and nowhere else', async () => {
    const state = async (server: TestServer) =>
      (await server.call('mapService.getState', {}, { token: await server.signIn('sales') })).envelope.data
    expect([await state(open), await state(closed)]).toEqual([{ configured: true }, { configured: false }])
    expect(
      (await closed.call('mapService.searchPlaces', { keyword: '示例' }, { token: await closed.signIn('sales') }))
        .envelope,
    ).toMatchObject({ code: 'STATUS', message: '本站没有接地图服务' })
  })
  it('is configured by a key and an address, and neither is repeated when it is wrong', () => {
    expect(readConfig({})).toMatchObject({ amapKey: null, amapUrl: 'https://restapi.amap.com' })
    expect(readConfig({ FANGKIT_AMAP_KEY: KEY, FANGKIT_AMAP_URL: 'http://127.0.0.1:9' })).toMatchObject({
      amapKey: KEY,
      amapUrl: 'http://127.0.0.1:9',
    })
    expect(() => readConfig({ FANGKIT_AMAP_KEY: 'a secret!' })).toThrow(ConfigError)
    expect(() => readConfig({ FANGKIT_AMAP_KEY: 'a secret!' })).not.toThrow(/a secret/)
  })
})
