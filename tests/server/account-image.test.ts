import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness/harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer('memory')
  token = await server.signIn('follow')
})
afterAll(() => server.close())
const image = (query: string, headers: Readonly<Record<string, string>> = { token }) =>
  fetch(`${server.url}/web/pubSvc/getAcctImage${query}`, { headers: { ...headers } })

describe('the picture of an account', () => {
  it('CAL-020 OPN-116 is fetched by GET and is a picture, never an envelope', async () => {
    const answer = await image('?acctId=demo-manager')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toMatch(/^<svg .*>徐<\/text><\/svg>$/)
    expect(
      (await fetch(`${server.url}/api/pubSvc/getAcctImage?acctId=demo-manager`, { headers: { token } })).status,
    ).toBe(200)
  })
  it.each([
    ['?acctId=demo-manager', {}, 403],
    ['?acctId=demo-manager', { token: 'wrong' }, 403],
    ['?acctId=nobody', null, 404],
    ['', null, 404],
    ['?acctId=a&acctId=b', null, 404],
  ] as const)('%s with %j answers %i and nothing else', async (query, headers, status) => {
    const answer = await image(query, headers ?? undefined)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('')
  })
})
