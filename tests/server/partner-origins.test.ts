import { liveProtocols } from 'fangkit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from './harness/harness.ts'
import { openConnection, refusal } from './live/live-client.ts'
import { recordIn } from './harness/replies.ts'

const ORIGIN = 'https://loan.partner.example'
const LISTED = 'https://listed.example'
const CASE = 'demo-project-01'
const PARTNER = {
  partnerCode: 'page-partner',
  partnerName: '示例对接方',
  partnerKind: 'SYSTEM',
  origins: ORIGIN,
  widgets: ['PROJECT_DETAIL', 'FEE_TAB', 'FORM_PREVIEW'],
  operations: ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE'],
  cities: ['440100'],
  caseScope: 'ALL',
}
const ASKED = {
  partnerCode: 'page-partner',
  projectIds: [CASE],
  widgets: PARTNER.widgets,
  operations: PARTNER.operations,
  city: '440100',
}

describe.each(engines('memory'))('pages of partners (%s)', (engine) => {
  let server: TestServer
  let admin: string
  let partner: Readonly<Record<string, unknown>>
  beforeAll(async () => {
    server = await startServer(engine, {}, { config: { origins: [LISTED], trustedProxies: [], logLevel: 'info' } })
    admin = await server.signIn('admin')
    partner = recordIn(await server.call('PushPartner.doSave', PARTNER, { token: admin, json: true }))
  })
  afterAll(() => server.close())

  const issue = async (): Promise<string> =>
    String(
      recordIn(await server.call('embed.doIssueSession', { ...ASKED, secret: partner['newSecret'] }, { json: true }))[
        'token'
      ],
    )
  const preflight = (origin: string, path = '/web/Hf20PrjBase/getOne', method = 'POST') =>
    fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'token,content-type',
      },
    })
  const allowedFor = async (origin: string) => (await preflight(origin)).headers.get('access-control-allow-origin')
  const read = (token: string, origin: string) =>
    fetch(`${server.url}/web/Hf20PrjBase/getOne`, {
      method: 'POST',
      body: `id=${CASE}`,
      headers: { token, origin, 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('R30 are answered at just the listed origins and those of active partners, never with credentials', async () => {
    expect(await Promise.all([LISTED, ORIGIN].map(allowedFor))).toEqual([LISTED, ORIGIN])
    expect(
      await Promise.all(
        [
          'null',
          'https://partner.example',
          'http://loan.partner.example',
          `${ORIGIN}:8443`,
          `${ORIGIN}.evil.example`,
          'https://evil.example',
        ].map(allowedFor),
      ),
    ).toEqual([null, null, null, null, null, null])
    const { headers } = await preflight(ORIGIN)
    expect([
      headers.get('vary'),
      headers.get('access-control-allow-credentials'),
      headers.get('access-control-allow-headers'),
    ]).toEqual(['Origin', null, 'Token, City, Idempotency-Key, Content-Type'])
  })
  it('reach every address a page uses: calls, uploads, files, forms', async () => {
    const paths = [
      ['/web/Hf20PrjBase/getOne', 'POST'],
      ['/file/upload', 'POST'],
      ['/file/some-id', 'GET'],
      ['/form/word', 'POST'],
      ['/web/pubSvc/getAcctImage', 'GET'],
    ] as const
    for (const [path, method] of paths)
      expect([path, (await preflight(ORIGIN, path, method)).headers.get('access-control-allow-origin')]).toEqual([
        path,
        ORIGIN,
      ])
  })
  it('SDK-019 have a session of their own partner, which is none on those of others', async () => {
    const token = await issue()
    const own = await read(token, ORIGIN)
    expect([
      own.status,
      own.headers.get('access-control-allow-origin'),
      ((await own.json()) as { readonly success: boolean }).success,
    ]).toEqual([200, ORIGIN, true])
    const listed = await read(token, LISTED)
    expect([listed.status, ((await listed.json()) as { readonly code: string }).code]).toEqual([403, 'SIGNED_OUT'])
    const stranger = await read(token, 'https://evil.example')
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
  it('get a file and a form of a case when the case is theirs', async () => {
    const token = await issue()
    const form = (origin: string, prjId: string) =>
      fetch(`${server.url}/form/word`, {
        method: 'POST',
        body: `prjId=${prjId}`,
        headers: { token, origin, 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect(((await (await form(ORIGIN, 'demo-project-02')).json()) as { readonly code: string }).code).not.toBe(
      'NO_PERMISSION',
    )
    expect((await form(LISTED, CASE)).status).toBe(403)
    const upload = (origin: string) => {
      const body = new FormData()
      body.append('media', 'nothing')
      return fetch(`${server.url}/file/upload`, { method: 'POST', body, headers: { token, origin } })
    }
    expect([(await upload(ORIGIN)).status, (await upload(LISTED)).status]).toEqual([200, 403])
    const file = (origin: string) => fetch(`${server.url}/file/nothing`, { headers: { token, origin } })
    expect([(await file(ORIGIN)).status, (await file(LISTED)).status]).toEqual([404, 403])
  })
  it('have a live line, which ends with the partner’s session', async () => {
    const token = await issue()
    const connection = await openConnection(server.url, token, { origin: ORIGIN })
    expect(await refusal(server.url, liveProtocols(token), { origin: 'https://evil.example' })).toBe(403)
    const elsewhere = await openConnection(server.url, token, { origin: LISTED })
    expect(await elsewhere.ended).toBe(4401)
    await server.call('login.doLogout', {}, { token })
    expect(await connection.ended).toBe(4401)
  })
  it('are none from when the partner is switched off, and its open ones are signed out', async () => {
    const token = await issue()
    const connection = await openConnection(server.url, token, { origin: ORIGIN })
    expect(
      (await server.call('PushPartner.doDisable', { id: partner['keyValue'] }, { token: admin })).envelope,
    ).toMatchObject({ success: true })
    expect(await connection.ended).toBe(4401)
    await expect.poll(() => allowedFor(ORIGIN)).toBeNull()
    expect((await read(token, ORIGIN)).status).toBe(403)
    expect(
      (await server.call('PushPartner.doEnable', { id: partner['keyValue'] }, { token: admin })).envelope,
    ).toMatchObject({ success: true })
    await expect.poll(() => allowedFor(ORIGIN)).toBe(ORIGIN)
  })
  it('R29 leave neither secret nor token in the log', async () => {
    const token = await issue()
    await read(token, ORIGIN)
    expect(server.log.join('\n')).not.toContain(token)
    expect(server.log.join('\n')).not.toContain(String(partner['newSecret']))
  })
})
