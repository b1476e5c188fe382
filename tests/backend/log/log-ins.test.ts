import { beforeEach, describe, expect, it } from 'vitest'
import { logsGrids } from '../../../host/grids/logs/logs.ts'
import { endSessionsOf } from '../../../lib/backend/login/end-sessions.ts'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import { loginLogTable } from '../../../lib/backend/log/log-tables.ts'
import { sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, openFixture, rowsIn } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const MINUTE = 60_000
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 ' +
  'Safari/537.36 Edg/138.0.0.0'
let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture({}, undefined, logsGrids)
})
const logIn = (userName: string, password = `${userName}-secret`) =>
  fixture.backend.dispatch({
    service: 'login',
    method: 'doLogin',
    token: null,
    address: '203.0.113.77',
    client: EDGE,
    requestId: 'r',
    body: { encoding: 'json', value: { userName, password } },
  })
const tokenOf = async (userName: UserName) =>
  ((await logIn(userName)).envelope.data as { readonly token: string }).token // adapter: the answer of the log-in
/** An open list of log-ins of a user, with the keys of the rows it was notified of. */
async function listening(userName: UserName) {
  const received: string[] = []
  const receive = (text: string) => {
    const { topic, id }: { readonly topic?: string; readonly id?: string } = JSON.parse(text)
    if (topic === loginLogTable.topic && id !== undefined) received.push(id)
  }
  await fixture.backend.live.admit(await tokenOf(userName), { send: receive, end: () => undefined })
  return { received }
}
const lines = async () =>
  (await fixture.rows(loginLogTable)).map(({ values }) =>
    [values['userName'], values['loginEvent'], values['loginReason'] ?? ''].join(' ').trim(),
  )

describe('ROU-007 a line of the log of log-ins', () => {
  it('says who came and left, when, from which network, by which browser, in their city', async () => {
    const token = await tokenOf('sales')
    fixture.clock.now += MINUTE
    await fixture.send(token)('login.doLogout')
    const rows = await fixture.rows(loginLogTable)
    expect(rows.map(({ city, values }) => [city, values['loginAt']])).toEqual([
      ['440100', fixture.clock.now - MINUTE],
      ['440100', fixture.clock.now],
    ])
    expect(rows[0]?.values).toEqual({
      acctId: 'a-sales',
      userName: 'sales',
      loginEvent: 'IN',
      loginAt: fixture.clock.now - MINUTE,
      address: '203.0.113.*',
      client: 'Edge 138 · Windows',
    })
    expect(await lines()).toEqual(['sales IN', 'sales OUT'])
  })
  it('is left by each failure of an existing user, by none of an unknown one, and never holds a password', async () => {
    await logIn('sales', 'guessed-secret')
    await logIn('former')
    await logIn('nobody-of-this-name')
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('follow', 'x')
    await logIn('follow')
    expect(await lines()).toEqual([
      'sales FAILED 密码不正确',
      'former FAILED 账号已停用',
      ...Array.from({ length: 5 }, () => 'follow FAILED 密码不正确'),
      'follow FAILED 失败次数过多，暂停登录',
    ])
    expect(JSON.stringify(await fixture.rows(loginLogTable))).not.toMatch(/guessed-secret|nobody-of-this-name|hash/)
  })
  it('is left when the clock ends a session, by the next call or the sweep, once and with its end time', async () => {
    const start = fixture.clock.now
    const [idle] = [await fixture.as('sales'), await fixture.as('follow')]
    fixture.clock.now += 31 * MINUTE
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    fixture.clock.now += 13 * 60 * MINUTE
    await fixture.backend.reminders.sweep()
    await fixture.backend.reminders.sweep()
    const over = (await fixture.rows(loginLogTable)).filter(({ values }) => values['loginEvent'] === 'OVER')
    expect(over.map(({ values }) => [values['userName'], values['loginAt']])).toEqual([
      ['sales', start + 30 * MINUTE],
      ['follow', start + 30 * MINUTE],
    ])
    expect(await fixture.rows(sessionTable)).toEqual([])
  })
  it('is left for every session another person ends, but for the one that stays', async () => {
    const [first, second] = [await fixture.as('sales'), await fixture.as('sales')]
    const sessions = await fixture.rows(sessionTable)
    const { notify, all } = collectChanges()
    await fixture.store.unit({ account: 'a-manager', now: fixture.clock.now }, async (unit) => {
      const user = await unit.get(userTable, 'u-sales')
      if (user)
        expect(
          await endSessionsOf(
            { unit, ports: fixture.ports, now: fixture.clock.now, notify },
            user,
            '密码已重置',
            ({ key }) => key !== sessions[0]?.key,
          ),
        ).toBe(1)
    })
    expect([await first('login.getLoginStatus'), await second('login.getLoginStatus')]).toMatchObject([
      { success: true },
      { code: 'SIGNED_OUT' },
    ])
    expect(await lines()).toEqual(['sales IN', 'sales IN', 'sales ENDED 密码已重置'])
    expect(all()).toEqual([
      { kind: 'session', session: sessions[1]?.key },
      { kind: 'personal', topic: 'UsrLoginLogs', id: expect.any(String), account: 'a-sales', city: '440100' },
    ])
  })
  it('is heard of while it happens by open lists of those who see it, and by nobody else', async () => {
    const pages = await Promise.all((['manager', 'viewer', 'southern'] as const).map(listening))
    pages.push(await listening('sales'))
    for (const { received } of pages) received.length = 0
    const idle = await fixture.as('sales')
    await logIn('sales', 'guessed')
    await fixture.send(await tokenOf('sales'))('login.doLogout')
    fixture.clock.now += 31 * MINUTE
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    const keys = (await fixture.rows(loginLogTable))
      .filter(({ values }) => values['userName'] === 'sales')
      .map(({ key }) => key)
      .slice(1)
    expect(keys).toHaveLength(5)
    await expect.poll(() => pages[0]?.received.toSorted()).toEqual(keys.toSorted())
    expect(pages.slice(1).map(({ received }) => received.toSorted())).toEqual([[], [], keys.toSorted()])
  })
  it('is seen by managers of the city, and otherwise by whom it is about', async () => {
    for (const user of ['southern', 'sales', 'viewer'] as const) await fixture.as(user)
    const seen = async (user: 'manager' | 'sales' | 'southern') =>
      rowsIn(await (await fixture.as(user))('UsrLoginLogs.getPageList', { pageSize: 50 }))
        .map(({ userName }) => userName)
        .toSorted()
    expect(await seen('manager')).toEqual(['manager', 'sales', 'viewer'])
    expect(await seen('sales')).toEqual(['sales', 'sales'])
    expect(await seen('southern')).toEqual(['southern', 'southern'])
    const [line] = await fixture.rows(loginLogTable)
    expect(await (await fixture.as('viewer'))('UsrLoginLogs.getOne', { id: line?.key })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await (await fixture.as('manager'))('UsrLoginLogs.doSave', { userName: 'x' })).toMatchObject({
      code: 'UNKNOWN_CALL',
    })
  })
})
