import { beforeEach, describe, expect, it } from 'vitest'
import { logsGrids } from '../../../host/grids/logs/logs.ts'
import { endSessionsOf } from '../../../lib/backend/login/end-sessions.ts'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import { loginLogTable, sessionTable, userTable } from '../../../lib/backend/tables.ts'
import { type Desk, openDesk, rowsIn } from '../handlers/desk.ts'
import type { UserName } from '../handlers/people.ts'

const MINUTE = 60_000
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 ' +
  'Safari/537.36 Edg/138.0.0.0'
let desk: Desk
beforeEach(async () => {
  desk = await openDesk({}, undefined, logsGrids)
})
const logIn = (userName: string, password = `${userName}-secret`) =>
  desk.backend.dispatch({
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
/** An open list of log-ins of somebody, with the keys of the lines it heard of. */
async function listening(userName: UserName) {
  const heard: string[] = []
  const hear = (text: string) => {
    const { topic, id }: { readonly topic?: string; readonly id?: string } = JSON.parse(text)
    if (topic === loginLogTable.topic && id !== undefined) heard.push(id)
  }
  await desk.backend.live.admit(await tokenOf(userName), { send: hear, end: () => undefined })
  return { heard }
}
const lines = async () =>
  (await desk.rows(loginLogTable)).map(({ values }) =>
    [values['userName'], values['loginEvent'], values['loginReason'] ?? ''].join(' ').trim(),
  )

describe('ROU-007 a line of the log of log-ins', () => {
  it('says who came and left, when, from which network, by which browser, in their city', async () => {
    const token = await tokenOf('sales')
    desk.clock.now += MINUTE
    await desk.send(token)('login.doLogout')
    const rows = await desk.rows(loginLogTable)
    expect(rows.map(({ city, values }) => [city, values['loginAt']])).toEqual([
      ['440100', desk.clock.now - MINUTE],
      ['440100', desk.clock.now],
    ])
    expect(rows[0]?.values).toEqual({
      acctId: 'a-sales',
      userName: 'sales',
      loginEvent: 'IN',
      loginAt: desk.clock.now - MINUTE,
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
    expect(JSON.stringify(await desk.rows(loginLogTable))).not.toMatch(/guessed-secret|nobody-of-this-name|hash/)
  })
  it('is left when the clock ends a session, by the next call or the sweep, once and with its end time', async () => {
    const start = desk.clock.now
    const [idle] = [await desk.as('sales'), await desk.as('follow')]
    desk.clock.now += 31 * MINUTE
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    desk.clock.now += 13 * 60 * MINUTE
    await desk.backend.reminders.sweep()
    await desk.backend.reminders.sweep()
    const over = (await desk.rows(loginLogTable)).filter(({ values }) => values['loginEvent'] === 'OVER')
    expect(over.map(({ values }) => [values['userName'], values['loginAt']])).toEqual([
      ['sales', start + 30 * MINUTE],
      ['follow', start + 30 * MINUTE],
    ])
    expect(await desk.rows(sessionTable)).toEqual([])
  })
  it('is left for every session somebody else ends, but for the one that stays', async () => {
    const [first, second] = [await desk.as('sales'), await desk.as('sales')]
    const sessions = await desk.rows(sessionTable)
    const { notify, all } = collectChanges()
    await desk.store.unit({ account: 'a-manager', now: desk.clock.now }, async (unit) => {
      const user = await unit.get(userTable, 'u-sales')
      if (user)
        expect(
          await endSessionsOf(
            { unit, ports: desk.ports, now: desk.clock.now, notify },
            user,
            '密码已重置',
            sessions[0]?.key,
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
    for (const { heard } of pages) heard.length = 0
    const idle = await desk.as('sales')
    await logIn('sales', 'guessed')
    await desk.send(await tokenOf('sales'))('login.doLogout')
    desk.clock.now += 31 * MINUTE
    expect(await idle('login.getLoginStatus')).toMatchObject({ code: 'SIGNED_OUT' })
    const keys = (await desk.rows(loginLogTable))
      .filter(({ values }) => values['userName'] === 'sales')
      .map(({ key }) => key)
      .slice(1)
    expect(keys).toHaveLength(5)
    await expect.poll(() => pages[0]?.heard.toSorted()).toEqual(keys.toSorted())
    expect(pages.slice(1).map(({ heard }) => heard.toSorted())).toEqual([[], [], keys.toSorted()])
  })
  it('is seen by managers of the city, and otherwise by whom it is about', async () => {
    for (const user of ['southern', 'sales', 'viewer'] as const) await desk.as(user)
    const seen = async (user: 'manager' | 'sales' | 'southern') =>
      rowsIn(await (await desk.as(user))('UsrLoginLogs.getPageList', { pageSize: 50 }))
        .map(({ userName }) => userName)
        .toSorted()
    expect(await seen('manager')).toEqual(['manager', 'sales', 'viewer'])
    expect(await seen('sales')).toEqual(['sales', 'sales'])
    expect(await seen('southern')).toEqual(['southern', 'southern'])
    const [line] = await desk.rows(loginLogTable)
    expect(await (await desk.as('viewer'))('UsrLoginLogs.getOne', { id: line?.key })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await (await desk.as('manager'))('UsrLoginLogs.doSave', { userName: 'x' })).toMatchObject({
      code: 'UNKNOWN_CALL',
    })
  })
})
