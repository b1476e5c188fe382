import { beforeEach, describe, expect, it } from 'vitest'
import { loginFailureTable, sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, MORNING, openFixture } from '../handlers/fixture.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
})
const logIn = (userName: string, password: string, address = 'somewhere') =>
  fixture.send(null)('login.doLogin', { userName, password }, { address })

describe('logging in', () => {
  it('OPN-074 answers a token and when it ends at the latest', async () => {
    expect(await logIn('follow', 'follow-secret')).toEqual({
      status: 200,
      success: true,
      data: { token: expect.any(String), expiresAt: MORNING + 12 * HOUR },
      requestId: 'r-login.doLogin',
    })
  })
  it('stores the token hashed only, and no password anywhere', async () => {
    const { data } = await logIn('follow', 'follow-secret')
    const { token } = data as { readonly token: string }
    expect(JSON.stringify([await fixture.rows(sessionTable), fixture.auditLog, fixture.reports])).not.toMatch(
      new RegExp(`${token}|follow-secret`),
    )
  })
  it.each([
    ['follow', 'wrong'],
    ['follow', 'Follow-secret'],
    ['FOLLOW', 'follow-secret'],
    ['follow ', 'follow-secret'],
    ['nobody', 'x'],
    ['former', 'former-secret'],
    ['nobody', ''],
  ])('refuses %j with %j in the same words', async (userName, password) => {
    const answer = await logIn(userName, password || 'x')
    expect(answer).toMatchObject({
      status: 200,
      success: false,
      code: 'LOGIN_FAILED',
      message: '账号或密码不正确，还可尝试 4 次',
    })
    expect(answer.data).toBeUndefined()
    expect(await fixture.rows(sessionTable)).toEqual([])
  })
  it.each([
    [{ userName: 'follow' }, '密码必填'],
    [{ password: 'x' }, '账号必填'],
    [{ userName: '', password: '' }, '账号必填'],
    [{ userName: 'x'.repeat(65), password: 'x' }, '账号不能超过64个字'],
    [{ userName: 'a', password: 'b', remember: 1 }, '不认识的字段：remember'],
    [{ userName: ['a'], password: 'b' }, '账号应为文字'],
  ])('refuses %j in words', async (body, message) =>
    expect(await fixture.send(null)('login.doLogin', body)).toMatchObject({ success: false, code: 'INVALID', message }),
  )
  it('leaves an entry in the audit log for success and failure, without the person’s password', async () => {
    await logIn('follow', 'wrong')
    await logIn('follow', 'follow-secret')
    expect(fixture.auditLog.map(({ by, action, key, result }) => [by, action, key, result])).toEqual([
      ['system', 'login.doLogin', 'u-follow', 'refused'],
      ['a-follow', 'login.doLogin', 'u-follow', 'done'],
    ])
  })
})

describe('too many wrong passwords', () => {
  const fail = async (times: number) => {
    for (let i = 0; i < times; i += 1) await logIn('follow', 'wrong')
  }
  it('counts down, then pauses the account', async () => {
    const messages: unknown[] = []
    for (let i = 0; i < 6; i += 1) messages.push((await logIn('follow', 'wrong')).message)
    expect(messages).toEqual([
      '账号或密码不正确，还可尝试 4 次',
      '账号或密码不正确，还可尝试 3 次',
      '账号或密码不正确，还可尝试 2 次',
      '账号或密码不正确，还可尝试 1 次',
      '登录失败次数过多，请 15 分钟后再试',
      '登录失败次数过多，请 15 分钟后再试',
    ])
  })
  it('refuses even the right password during the pause', async () => {
    await fail(5)
    expect(await logIn('follow', 'follow-secret')).toMatchObject({
      success: false,
      code: 'LOGIN_FAILED',
      message: '登录失败次数过多，请 15 分钟后再试',
    })
  })
  it('pauses an account nobody has just the same, so that none can be told apart', async () => {
    for (let i = 0; i < 5; i += 1) await logIn('nobody', 'x')
    expect(await logIn('nobody', 'x')).toMatchObject({ message: '登录失败次数过多，请 15 分钟后再试' })
  })
  it('lets the account in again once the pause is over', async () => {
    await fail(5)
    fixture.clock.now += 15 * MINUTE - 1
    expect(await logIn('follow', 'follow-secret')).toMatchObject({ success: false })
    fixture.clock.now += 1
    expect(await logIn('follow', 'follow-secret')).toMatchObject({ success: true })
  })
  it('pauses as long as it says, counted from the last failure', async () => {
    await fail(1)
    fixture.clock.now += 14 * MINUTE
    await fail(4)
    fixture.clock.now += 2 * MINUTE
    expect(await logIn('follow', 'follow-secret')).toMatchObject({ success: false })
    fixture.clock.now += 13 * MINUTE
    expect(await logIn('follow', 'follow-secret')).toMatchObject({ success: true })
  })
  it('pauses nobody else', async () => {
    await fail(5)
    expect(await logIn('sales', 'sales-secret')).toMatchObject({ success: true })
  })
  it('forgets failures after a success', async () => {
    await fail(4)
    await logIn('follow', 'follow-secret')
    expect((await fixture.rows(loginFailureTable)).filter(({ key }) => key === 'acct:follow@somewhere')).toEqual([])
    expect(await logIn('follow', 'wrong')).toMatchObject({ message: '账号或密码不正确，还可尝试 4 次' })
  })
  it('forgets failures that lie longer back than a pause', async () => {
    await fail(4)
    fixture.clock.now += 15 * MINUTE
    expect(await logIn('follow', 'wrong')).toMatchObject({ message: '账号或密码不正确，还可尝试 4 次' })
  })
})

describe('wrong passwords from elsewhere', () => {
  const PAUSED = { success: false, code: 'LOGIN_FAILED', message: '登录失败次数过多，请 15 分钟后再试' }
  /** A stranger who fails five times at each of so many addresses. */
  const guess = async (addresses: number, userName = 'follow') => {
    for (let at = 0; at < addresses; at += 1)
      for (let i = 0; i < 5; i += 1) await logIn(userName, 'wrong', `stranger-${at}`)
  }
  it('pause the address they come from, not the account: it is used from any other', async () => {
    await guess(1)
    expect(await logIn('follow', 'follow-secret', 'stranger-0')).toMatchObject(PAUSED)
    expect(await logIn('follow', 'follow-secret', 'office')).toMatchObject({ success: true })
    expect(await logIn('follow', 'follow-secret', 'stranger-0')).toMatchObject(PAUSED)
  })
  it('never pause an address the account was used from, however many guess for however long', async () => {
    await logIn('follow', 'follow-secret', 'office')
    for (let hour = 0; hour < 24; hour += 1) {
      await guess(6)
      fixture.clock.now += 14 * MINUTE
      await guess(6)
      expect(await logIn('follow', 'follow-secret', 'office')).toMatchObject({ success: true })
      fixture.clock.now += 46 * MINUTE
    }
    expect(await logIn('follow', 'wrong', 'office')).toMatchObject({ message: '账号或密码不正确，还可尝试 4 次' })
  })
  it('pause all addresses new to an account once many failed together, whether or not it exists', async () => {
    for (const userName of ['follow', 'nobody']) {
      await guess(4, userName)
      const before = (await logIn(userName, 'follow-secret', 'fresh')).message
      expect([userName, before]).toEqual([userName, PAUSED.message])
    }
    fixture.clock.now += 15 * MINUTE
    expect(await logIn('follow', 'follow-secret', 'fresh')).toMatchObject({ success: true })
  })
  it('pause an address the account was used from by failures of its own', async () => {
    await logIn('follow', 'follow-secret', 'office')
    for (let i = 0; i < 5; i += 1) await logIn('follow', 'wrong', 'office')
    expect(await logIn('follow', 'follow-secret', 'office')).toMatchObject(PAUSED)
  })
  it('count again at an address the account was not used from for half a year', async () => {
    await logIn('follow', 'follow-secret', 'office')
    fixture.clock.now += 180 * 24 * HOUR
    await guess(4)
    expect(await logIn('follow', 'follow-secret', 'office')).toMatchObject(PAUSED)
  })
  it('are forgotten everywhere when a manager ends the pause', async () => {
    await guess(4)
    const manager = await fixture.as('manager')
    expect(await manager('Ss11SysUsers.unlock', { id: 'u-follow' })).toMatchObject({ success: true })
    expect(await logIn('follow', 'follow-secret', 'fresh')).toMatchObject({ success: true })
    expect(await logIn('follow', 'follow-secret', 'stranger-0')).toMatchObject({ success: true })
  })
})

describe('too many log-ins from one address', () => {
  it('are turned away for the rest of the minute, no matter who asks', async () => {
    for (let i = 0; i < 20; i += 1) expect((await logIn('follow', 'follow-secret', 'busy')).success).toBe(true)
    expect(await logIn('sales', 'sales-secret', 'busy')).toMatchObject({
      status: 429,
      success: false,
      code: 'RATE_LIMITED',
    })
    expect(await logIn('sales', 'sales-secret', 'calm')).toMatchObject({ success: true })
    fixture.clock.now += MINUTE
    expect(await logIn('sales', 'sales-secret', 'busy')).toMatchObject({ success: true })
  })
  it('count while an account pauses, too', async () => {
    for (let i = 0; i < 20; i += 1) await logIn('follow', 'wrong', 'busy')
    expect(await logIn('follow', 'wrong', 'busy')).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a session', () => {
  it('is asked for by every call but the log-in', async () => {
    for (const token of [null, '', 'guessed', 'token0001']) {
      expect(await fixture.send(token)('login.getLoginStatus')).toMatchObject({
        status: 403,
        success: false,
        code: 'SIGNED_OUT',
      })
      expect(await fixture.send(token)('Hf20PrjBase.doSave', { hf20PrjType: 'HF0101' })).toMatchObject({ status: 403 })
    }
  })
  it('SHL-011 knows who it belongs to', async () => {
    const follow = await fixture.as('follow')
    expect((await follow('login.getLoginStatus')).data).toEqual({
      userName: 'follow示例',
      userId: 'u-follow',
      acctId: 'a-follow',
      isFinance: 0,
      isServiceStaff: 0,
    })
    expect((await (await fixture.as('finance'))('login.getLoginStatus')).data).toMatchObject({
      isFinance: 1,
      isServiceStaff: 0,
    })
    expect((await (await fixture.as('provider'))('login.getLoginStatus')).data).toMatchObject({
      isFinance: 0,
      isServiceStaff: 1,
    })
  })
  it('ends with the log-out at once, and that leaves an entry in the audit log', async () => {
    const [one, other] = [await fixture.as('follow'), await fixture.as('follow')]
    expect(await one('login.doLogout')).toMatchObject({ success: true, data: null })
    expect(await one('login.getLoginStatus')).toMatchObject({ status: 403 })
    expect(await other('login.getLoginStatus')).toMatchObject({ success: true })
    expect(fixture.auditLog.at(-1)).toMatchObject({ by: 'a-follow', action: 'login.doLogout', result: 'done' })
  })
  it('ends after 30 minutes without use', async () => {
    const follow = await fixture.as('follow')
    fixture.clock.now += 30 * MINUTE
    expect(await follow('login.getLoginStatus')).toMatchObject({ success: true })
    fixture.clock.now += 30 * MINUTE + 1
    expect(await follow('login.getLoginStatus')).toMatchObject({ status: 403, code: 'SIGNED_OUT' })
    fixture.clock.now -= 20 * MINUTE
    expect(await follow('login.getLoginStatus')).toMatchObject({ status: 403 })
  })
  it('stays alive as long as it is used, and ends after 12 hours all the same', async () => {
    const follow = await fixture.as('follow')
    for (let used = 0; used < 12 * 60 - 20; used += 20) {
      fixture.clock.now += 20 * MINUTE
      expect(await follow('login.getLoginStatus')).toMatchObject({ success: true })
    }
    fixture.clock.now = MORNING + 12 * HOUR - 1
    expect(await follow('login.getLoginStatus')).toMatchObject({ success: true })
    fixture.clock.now += 1
    expect(await follow('login.getLoginStatus')).toMatchObject({ status: 403 })
  })
  it('is written to once a minute at most', async () => {
    const follow = await fixture.as('follow')
    for (let i = 0; i < 5; i += 1) await follow('login.getLoginStatus')
    expect((await fixture.rows(sessionTable))[0]?.version).toBe(1)
    fixture.clock.now += MINUTE + 1
    await follow('login.getLoginStatus')
    expect((await fixture.rows(sessionTable))[0]?.version).toBe(2)
  })
  it('ends when its user is disabled', async () => {
    const follow = await fixture.as('follow')
    await fixture.store.unit({ account: 'system', now: MORNING }, (unit) =>
      unit.compareAndSet(userTable, 'u-follow', { enabled: 1 }, { enabled: 0 }),
    )
    expect(await follow('login.getLoginStatus')).toMatchObject({ status: 403 })
  })
})

describe('the user of a session', () => {
  it('SHL-022 CAL-058 has the roles by their rows', async () => {
    expect((await (await fixture.as('manager'))('login.getUserRole')).data).toEqual([
      { ss13UsrId: 'u-manager', ss13RoleId: 'ROLE_MANAGER', otherValues: { ROLE_NAME: '经理' } },
    ])
  })
  it('CAL-060 is a service provider’s employee or not', async () => {
    expect((await (await fixture.as('provider'))('Hf32DivisionMemberInfo.checkFwsEmployee')).data).toBe(true)
    expect((await (await fixture.as('manager'))('Hf32DivisionMemberInfo.checkFwsEmployee')).data).toBe(false)
  })
  it('CAL-062 works in the chosen city if it is granted, else in the first granted one, else in none', async () => {
    const city = async (user: 'manager' | 'southern' | 'elsewhere' | 'stray') =>
      (await (await fixture.as(user))('Ss11SysUsers.getCurrentLocationCity')).data
    expect(await city('manager')).toEqual({ code: '440100', name: '广州市' })
    expect(await city('southern')).toEqual({ code: '440300', name: '深圳市' })
    expect(await city('elsewhere')).toEqual({ code: '440100', name: '广州市' })
    expect(await city('stray')).toEqual({ code: '', name: '' })
  })
  it('CAL-018 has an account of its own', async () =>
    expect((await (await fixture.as('sales'))('Br01AcctBase.getAcctId')).data).toBe('a-sales'))
})
