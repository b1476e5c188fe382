import { beforeEach, describe, expect, it } from 'vitest'
import { loginLogTable } from '../../../lib/backend/log/log-tables.ts'
import { secondFactorTable } from '../../../lib/backend/login/session-tables.ts'
import { codeOfSignature, codeStep, messageOfStep } from '../../../lib/domain/permission/one-time-code.ts'
import { type Fixture, issuesOf, openFixture, type Send } from '../handlers/fixture.ts'

const PERIOD = 30_000
const PASSWORD = 'finance-secret'
let fixture: Fixture
let finance: Send
beforeEach(async () => {
  fixture = await openFixture()
  finance = await fixture.as('finance')
})

/** What the app of a user shows now, or so many intervals from now. */
async function shown(further = 0, user = 'u-finance'): Promise<string> {
  const row = (await fixture.rows(secondFactorTable)).find(({ key }) => key === user)
  const codes = fixture.ports.oneTimeCodes
  if (!row || !codes) throw new Error('nothing was started')
  const secret = await codes.secretOf(String(row.values['seed']))
  return codeOfSignature(await codes.sign(secret, messageOfStep(codeStep(fixture.clock.now) + further)))
}
const logIn = (code?: string, address = 'elsewhere') =>
  fixture.send(null)('login.doLogin', { userName: 'finance', password: PASSWORD, ...(code && { code }) }, { address })
/** Turns it on. @returns the recovery codes */
async function turnOn(): Promise<readonly string[]> {
  await finance('login.startSecondFactor', { password: PASSWORD })
  const { data } = await finance('login.confirmSecondFactor', { code: await shown() })
  fixture.clock.now += PERIOD
  return (data as { readonly recoveryCodes: readonly string[] }).recoveryCodes // adapter: the answer of the call
}
const state = async () => (await finance('login.getSecondFactor')).data

describe('a second factor', () => {
  it('is off until a code of the app confirms it, and then asked for at every log-in', async () => {
    const elsewhere = await fixture.as('finance')
    expect(await state()).toEqual({ isOn: 0, isOffered: 1, since: null, recoveryLeft: 0 })
    const { data } = await finance('login.startSecondFactor', { password: PASSWORD })
    expect(data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/fangkit:finance\?secret=[A-Z2-7]{32}&/),
    })
    expect((await logIn()).success).toBe(true)
    const wrong = String((Number(await shown()) + 1) % 1_000_000).padStart(6, '0')
    expect(issuesOf(await finance('login.confirmSecondFactor', { code: wrong }))['code']).toMatch(/^动态验证码不正确/)
    expect(await state()).toMatchObject({ isOn: 0 })
    const since = fixture.clock.now
    await turnOn()
    expect(await state()).toEqual({ isOn: 1, isOffered: 1, since, recoveryLeft: 10 })
    expect((await elsewhere('login.getLoginStatus')).success).toBe(false)
    expect(issuesOf(await logIn())).toEqual({ code: '请输入动态验证码' })
    expect((await logIn(await shown())).success).toBe(true)
    expect(fixture.auditLog.map(({ action }) => action)).toContain('login.confirmSecondFactor')
  })
  it('takes each code once, also of the intervals beside it, and none that is older', async () => {
    await turnOn()
    const code = await shown()
    expect([(await logIn(code)).success, (await logIn(code)).success]).toEqual([true, false])
    fixture.clock.now += 10 * PERIOD
    expect((await logIn(await shown(-1))).success).toBe(true)
    expect((await logIn(`${(await shown()).slice(0, 3)} ${(await shown()).slice(3)}`)).success).toBe(true)
    expect((await logIn(await shown(1))).success).toBe(true)
    fixture.clock.now += 10 * PERIOD
    expect((await logIn(await shown(-2))).success).toBe(false)
    const last = await shown()
    const both = await Promise.all([logIn(last), logIn(last)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })
  it('counts wrong codes like wrong passwords, and tells neither', async () => {
    await turnOn()
    const wrong = String((Number(await shown()) + 1) % 1_000_000).padStart(6, '0')
    expect(issuesOf(await logIn(wrong))['code']).toMatch(/^动态验证码不正确，还可尝试 \d 次$/)
    for (let tries = 0; tries < 4; tries += 1) await logIn(wrong)
    expect(await logIn(await shown())).toMatchObject({ success: false, code: 'LOGIN_FAILED' })
    expect((await fixture.rows(loginLogTable)).map(({ values }) => values['loginReason'])).toContain('动态验证码不正确')
  })
  it('is passed by a recovery code, each once; only their hashes are stored', async () => {
    const [first = '', second = ''] = await turnOn()
    expect([(await logIn(first.toUpperCase())).success, (await logIn(first)).success]).toEqual([true, false])
    expect(await state()).toMatchObject({ recoveryLeft: 9 })
    expect((await logIn(second.replace('-', ' '))).success).toBe(true)
    const stored = JSON.stringify([await fixture.rows(secondFactorTable), fixture.auditLog])
    expect(stored).not.toMatch(new RegExp(`${second}|${second.replace('-', '')}`))
  })
  it('is turned off by the password and a code, and on once only', async () => {
    const [code = ''] = await turnOn()
    expect(await finance('login.startSecondFactor', { password: PASSWORD })).toMatchObject({ code: 'STATUS' })
    expect(issuesOf(await finance('login.endSecondFactor', { password: 'guess', code }))['password']).toMatch(/不正确/)
    expect(issuesOf(await finance('login.endSecondFactor', { password: PASSWORD, code: '000' }))['code']).toMatch(
      /不正确/,
    )
    expect((await finance('login.endSecondFactor', { password: PASSWORD, code })).success).toBe(true)
    expect(await state()).toMatchObject({ isOn: 0, recoveryLeft: 0 })
    expect((await logIn()).success).toBe(true)
    expect(await finance('login.endSecondFactor', { password: PASSWORD, code })).toMatchObject({ code: 'STATUS' })
  })
  it('is reset by a manager, which ends the sessions of the user', async () => {
    await turnOn()
    const manager = await fixture.as('manager')
    expect((await manager('Ss11SysUsers.resetSecondFactor', { id: 'u-finance' })).success).toBe(true)
    expect((await finance('login.getLoginStatus')).success).toBe(false)
    expect((await logIn()).success).toBe(true)
    expect(fixture.auditLog.at(-2)).toMatchObject({ by: 'a-manager', key: 'u-finance' })
  })
  it('needs the password of a log-in that starts it', async () => {
    expect(issuesOf(await finance('login.startSecondFactor', { password: 'guess' }))['password']).toMatch(
      /^密码不正确，还可尝试 \d 次$/,
    )
    expect(await fixture.rows(secondFactorTable)).toEqual([])
  })
})
