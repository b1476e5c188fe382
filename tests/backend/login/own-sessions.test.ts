import { beforeEach, describe, expect, it } from 'vitest'
import { loginLogTable } from '../../../lib/backend/log/log-tables.ts'
import { sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { noticeConfigTable, noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/139.0.0.0 Mobile Safari/537.36'
let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
})

/** Signs in from a browser at an address. @returns the token */
async function logIn(userName: UserName, client = EDGE, address = '203.0.113.77'): Promise<string> {
  const { envelope } = await fixture.backend.dispatch({
    service: 'login',
    method: 'doLogin',
    token: null,
    address,
    client,
    requestId: 'r',
    body: { encoding: 'json', value: { userName, password: `${userName}-secret` } },
  })
  return (envelope.data as { readonly token: string }).token // adapter: the answer of the log-in
}
interface Shown {
  readonly sessionId: string
  readonly client: string | null
  readonly isCurrent: number
}
const listed = async (send: Send) => (await send('login.getSessions')).data as readonly Shown[] // adapter: its answer
const isIn = async (send: Send) => (await send('login.getLoginStatus')).success
/** A page that listens, and whether its connection was ended. */
async function listening(token: string) {
  const ended: string[] = []
  await fixture.backend.live.admit(token, { send: () => undefined, end: (reason) => void ended.push(reason) })
  return ended
}

describe('SHL-008 the own sessions', () => {
  it('are listed with device, network, start and last use: the own ones that go on, this one first', async () => {
    const old = await logIn('sales', PHONE, '198.51.100.9')
    fixture.clock.now += 10 * MINUTE
    await logIn('service')
    const token = await logIn('sales')
    const firstAt = fixture.clock.now
    fixture.clock.now += 5 * MINUTE
    await fixture.send(old)('login.getLoginStatus')
    const answer = await fixture.send(token)('login.getSessions')
    expect(answer.data).toEqual([
      {
        sessionId: expect.any(String),
        client: 'Edge 138 · Windows',
        address: '203.0.113.*',
        startedAt: firstAt,
        seenAt: fixture.clock.now,
        isCurrent: 1,
      },
      {
        sessionId: expect.any(String),
        client: 'Chrome 139 · Android',
        address: '198.51.100.*',
        startedAt: firstAt - 10 * MINUTE,
        seenAt: fixture.clock.now,
        isCurrent: 0,
      },
    ])
    expect(JSON.stringify(answer.data)).not.toContain(token)
    fixture.clock.now += 25 * MINUTE
    await fixture.send(token)('login.getLoginStatus')
    fixture.clock.now += 6 * MINUTE
    expect(await listed(fixture.send(token))).toHaveLength(1)
  })
  it('are ended one by one: at once, their open pages too, with a line in the logs, and no other', async () => {
    const [phone, other, here] = [await logIn('sales', PHONE), await logIn('sales'), await logIn('sales')]
    const [ofPhone, ofOther] = [await listening(phone), await listening(other)]
    const found = (await listed(fixture.send(here))).find(({ client }) => client === 'Chrome 139 · Android')
    const end = () => fixture.send(here)('login.endSession', { sessionId: found?.sessionId })
    expect(await end()).toMatchObject({ success: true, data: null })
    expect([await isIn(fixture.send(phone)), await isIn(fixture.send(other)), await isIn(fixture.send(here))]).toEqual([
      false,
      true,
      true,
    ])
    expect([ofPhone, ofOther]).toEqual([['signed-out'], []])
    expect((await fixture.rows(loginLogTable)).at(-1)?.values).toMatchObject({
      acctId: 'a-sales',
      loginEvent: 'ENDED',
      loginReason: '本人结束',
    })
    expect(fixture.auditLog.at(-1)).toMatchObject({ by: 'a-sales', action: 'login.endSession', key: 'u-sales' })
    expect((await end()).success).toBe(true)
  })
  it('are ended everywhere else by one call, which says how many', async () => {
    const [one, two, here, service] = [
      await logIn('sales', PHONE),
      await logIn('sales'),
      await logIn('sales'),
      await logIn('service'),
    ]
    const ended = [await listening(one), await listening(two), await listening(service)]
    expect((await fixture.send(here)('login.endOtherSessions')).data).toEqual({ ended: 2 })
    expect(ended).toEqual([['signed-out'], ['signed-out'], []])
    expect(await fixture.rows(sessionTable)).toHaveLength(2)
    expect([await isIn(fixture.send(here)), await isIn(fixture.send(service))]).toEqual([true, true])
    expect((await fixture.send(here)('login.endOtherSessions')).data).toEqual({ ended: 0 })
  })
  it('are nobody else’s to end, and the own one ends by signing out', async () => {
    const [mine, theirs] = [await logIn('sales'), await logIn('manager')]
    const [own] = await listed(fixture.send(mine))
    expect((await fixture.send(theirs)('login.endSession', { sessionId: own?.sessionId })).success).toBe(true)
    expect(await isIn(fixture.send(mine))).toBe(true)
    expect(await fixture.send(mine)('login.endSession', { sessionId: own?.sessionId })).toMatchObject({
      success: false,
      code: 'STATUS',
      message: '这是本次登录，请用“退出登录”',
    })
    expect(await isIn(fixture.send(mine))).toBe(true)
  })
})

describe('a log-in from a new place', () => {
  const notices = async () =>
    (await fixture.rows(noticeTable)).map(({ city, project, values: { acctId, kind, title, body } }) => ({
      ...{ city, project, acctId, kind, title },
      body: String(body),
    }))
  it('is told to its owner, once, with the device and the network', async () => {
    await logIn('sales')
    await logIn('sales')
    expect(await notices()).toEqual([])
    await logIn('sales', PHONE, '198.51.100.9')
    await logIn('sales', PHONE, '192.0.2.9')
    expect(await notices()).toEqual([
      {
        ...{ city: null, project: null, acctId: 'a-sales', kind: 'NEW_PLACE' },
        title: '您的账号在新设备上登录',
        body: expect.stringMatching(/^Chrome 139 · Android，198\.51\.100\.\*。.*请结束那里的登录并修改密码。$/),
      },
    ])
    await logIn('sales', EDGE, '192.0.2.200')
    await logIn('sales', EDGE, '198.18.0.1')
    expect((await notices()).map(({ title }) => title)).toEqual(['您的账号在新设备上登录', '您的账号在新的网络登录'])
  })
  it('is forgotten after half a year, and told nobody where the installation switched it off', async () => {
    await logIn('sales')
    await logIn('sales', PHONE)
    fixture.clock.now += 100 * DAY
    await logIn('sales')
    fixture.clock.now += 100 * DAY
    await logIn('sales', PHONE)
    expect(await notices()).toHaveLength(2)
    await fixture.put(noticeConfigTable, 'NEW_PLACE', { noticeKind: 'NEW_PLACE', enabled: 0 })
    await logIn('sales', 'Firefox/140 Linux')
    expect(await notices()).toHaveLength(2)
  })
  it('is no place of a log-in that was refused', async () => {
    await logIn('sales')
    await fixture.backend.dispatch({
      ...{ service: 'login', method: 'doLogin', token: null, address: '203.0.113.77', client: PHONE, requestId: 'r' },
      body: { encoding: 'json', value: { userName: 'sales', password: 'guessed' } },
    })
    expect(await notices()).toEqual([])
    await logIn('sales', PHONE)
    expect(await notices()).toHaveLength(1)
  })
})
