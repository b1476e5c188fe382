import { userTable } from 'fangkit/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, textIn, type Reply } from './harness/replies.ts'

const MINUTE = 60_000
const SIGNED_OUT = { status: 403, success: false, code: 'SIGNED_OUT', message: '登录已失效，请重新登录' }
const seen = ({ status, envelope: { success, code, message } }: Reply) => ({ status, success, code, message })

describe.each(engines('postgres'))('sessions (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine)
  })
  afterAll(() => server.close())

  const whoAmI = (token: string | null) => server.call('login.getLoginStatus', {}, { token })

  it.each([
    ['no token', null],
    ['a made-up token', 'x'.repeat(43)],
    ['an enormous token', 'x'.repeat(8_000)],
    ['a token that is SQL', "' or 1=1 --"],
  ])('R1 are asked for: %s answers 403 in an envelope', async (_what, token) => {
    expect(seen(await whoAmI(token))).toEqual(SIGNED_OUT)
    expect(seen(await server.call('Hf20PrjBase.doSave', { prjPayType: 'HH2001' }, { token }))).toEqual(SIGNED_OUT)
  })

  it('R1 are not opened by their token in a cookie or in the address', async () => {
    const token = await server.signIn('viewer')
    const inCookie = await server.send('/web/login/getLoginStatus', '', {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `Token=${token}`,
    })
    const inAddress = await server.send(`/web/login/getLoginStatus?Token=${token}`, '', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([seen(inCookie), seen(inAddress)]).toEqual([SIGNED_OUT, SIGNED_OUT])
  })

  it('CAL-057 end at once by signing out, and no other one does', async () => {
    const [first, second] = [await server.signIn('follow'), await server.signIn('follow')]
    expect(first).not.toBe(second)
    expect((await server.call('login.doLogout', {}, { token: first })).envelope).toMatchObject({
      success: true,
      data: null,
    })
    expect(seen(await whoAmI(first))).toEqual(SIGNED_OUT)
    expect((await whoAmI(second)).envelope.success).toBe(true)
    expect(seen(await server.call('login.doLogout', {}, { token: first }))).toEqual(SIGNED_OUT)
  })

  it('SHL-008 are ended elsewhere by their owner, with the next call there', async () => {
    const [here, there] = [await server.signIn('provider'), await server.signIn('provider')]
    const { envelope } = await server.call('login.getSessions', {}, { token: here })
    expect(envelope.data).toHaveLength(2)
    expect((await server.call('login.endOtherSessions', {}, { token: here })).envelope.data).toEqual({ ended: 1 })
    expect(seen(await whoAmI(there))).toEqual(SIGNED_OUT)
    expect((await whoAmI(here)).envelope.success).toBe(true)
  })

  it('R2 end after 30 minutes without use', async () => {
    const token = await server.signIn('follow')
    server.advance(29 * MINUTE)
    expect((await whoAmI(token)).envelope.success).toBe(true)
    server.advance(31 * MINUTE)
    expect(seen(await whoAmI(token))).toEqual(SIGNED_OUT)
  })

  it('R2 end after 12 hours however much they are used', async () => {
    const token = await server.signIn('follow')
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      server.advance(20 * MINUTE)
      expect((await whoAmI(token)).envelope.success).toBe(true)
    }
    server.advance(20 * MINUTE)
    expect(seen(await whoAmI(token))).toEqual(SIGNED_OUT)
  })

  it('R2 of a disabled person are over with the next call', async () => {
    const token = await server.signIn('service')
    const { store, ports } = server.services
    const enable = (enabled: 0 | 1) =>
      store.unit({ account: 'system', now: ports.clock() }, (unit) =>
        unit.compareAndSet(userTable, 'demo-user-service', { enabled: enabled === 1 ? 0 : 1 }, { enabled }),
      )
    await enable(0)
    expect(seen(await whoAmI(token))).toEqual(SIGNED_OUT)
    expect((await server.call('login.doLogin', { userName: 'service', password: 'fangkit' })).envelope.code).toBe(
      'LOGIN_FAILED',
    )
    await enable(1)
    expect((await whoAmI(await server.signIn('service'))).envelope.success).toBe(true)
  })

  it('R4 begin neither with a wrong password nor with an unknown account, which answer alike', async () => {
    const wrong = await server.call('login.doLogin', { userName: 'finance2', password: 'wrong' })
    const unknown = await server.call('login.doLogin', { userName: 'nobody', password: 'wrong' })
    expect(seen(wrong)).toEqual(seen(unknown))
    expect(seen(wrong)).toMatchObject({ status: 200, success: false, code: 'LOGIN_FAILED' })
  })

  it.each([
    ['nothing', {}],
    ['no password', { userName: 'admin' }],
    ['an empty password', { userName: 'admin', password: '' }],
    ['a password of 129 characters', { userName: 'admin', password: 'x'.repeat(129) }],
  ])('do not begin by a log-in with %s, which is refused as invalid', async (_what, input) => {
    expect((await server.call('login.doLogin', input)).envelope).toMatchObject({ success: false, code: 'INVALID' })
  })

  it('leave no token and no password in the log, and none in the database as it was sent', async () => {
    const answer = await server.call('login.doLogin', { userName: 'finance2', password: 'fangkit' })
    const token = textIn(recordIn(answer), 'token')
    await whoAmI(token)
    expect(server.log.join('')).not.toMatch(new RegExp(`${token}|fangkit"|password`))
    const { store, ports } = server.services
    const users = await store.unit({ account: 'system', now: ports.clock() }, (unit) => unit.list(userTable))
    // Colleagues who cannot sign in have none.
    const hashes = users.rows.flatMap(({ values: { passwordHash } }) =>
      typeof passwordHash === 'string' ? [passwordHash] : [],
    )
    expect(hashes.length).toBeGreaterThanOrEqual(9)
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$ln=\d\d,r=8,p=1\$/)
  })
})

describe.each(engines('embedded'))('log-in throttling (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(engine, { loginsPerMinute: 20 })
  })
  afterAll(() => server.close())
  const login = (userName: string, password = 'fangkit') => server.call('login.doLogin', { userName, password })

  it('R4 pauses the account for 15 minutes after five failures, even for the right password, not others', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await login('follow', 'wrong')).envelope.code).toBe('LOGIN_FAILED')
    expect((await login('follow')).envelope).toMatchObject({
      code: 'LOGIN_FAILED',
      message: '登录失败次数过多，请 15 分钟后再试',
    })
    expect((await login('sales')).envelope.success).toBe(true)
    server.advance(15 * MINUTE)
    expect((await login('follow')).envelope.success).toBe(true)
  })

  it('R4 pauses an account nobody has alike', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login('ghost', 'wrong')
    expect((await login('ghost')).envelope.message).toBe('登录失败次数过多，请 15 分钟后再试')
  })

  it('R4 answers the 21st log-in in a minute from one address with 429, whatever X-Forwarded-For says', async () => {
    server.advance(16 * MINUTE)
    for (let attempt = 0; attempt < 20; attempt += 1) await login(`person${attempt}`, 'wrong')
    const refused = await server.send('/web/login/doLogin', 'userName=admin&password=fangkit', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.77',
    })
    expect([refused.status, refused.envelope.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ])
    server.advance(MINUTE)
    expect((await login('admin')).envelope.success).toBe(true)
  })
})
