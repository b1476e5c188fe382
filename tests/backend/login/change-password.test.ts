import { beforeEach, describe, expect, it } from 'vitest'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, issuesOf, openFixture, type Send } from '../handlers/fixture.ts'

const CHANGE = 'login.changePassword'
const OLD = 'sales-secret'
const NEW = 'blue-house-42'
let fixture: Fixture
let sales: Send
beforeEach(async () => {
  fixture = await openFixture()
  sales = await fixture.as('sales')
})
const login = (password: string, address = 'elsewhere') =>
  fixture.send(null)('login.doLogin', { userName: 'sales', password }, { address })
const signedIn = async (send: Send) => (await send('login.getLoginStatus')).success

describe('SHL-008 changing the own password', () => {
  it('ends the sessions of the person everywhere else, at once, and leaves neither password anywhere', async () => {
    const elsewhere = await fixture.as('sales')
    const other = await fixture.as('service')
    expect(await sales(CHANGE, { oldPassword: OLD, newPassword: NEW })).toMatchObject({ success: true, data: null })
    expect([await signedIn(sales), await signedIn(elsewhere), await signedIn(other)]).toEqual([true, false, true])
    expect([(await login(OLD)).success, (await login(NEW)).success]).toEqual([false, true])
    expect(JSON.stringify(fixture.auditLog)).not.toMatch(new RegExp(`${NEW}|${OLD}`))
    expect(fixture.auditLog.filter(({ action }) => action === CHANGE)).toMatchObject([
      { by: 'a-sales', key: 'u-sales', result: 'done' },
    ])
  })
  it.each([
    [{ oldPassword: OLD, newPassword: 'short1' }, '新密码应为 8 至 64 个字符'],
    [{ oldPassword: OLD, newPassword: 'password2026' }, '新密码太常见，容易被猜到，请换一个'],
    [{ oldPassword: OLD, newPassword: 'my-sales-2026' }, '新密码不能含有登录名'],
    [{ oldPassword: OLD, newPassword: OLD }, '新密码不能与原密码相同'],
  ])('is refused by name: %j', async (body, message) => {
    expect(issuesOf(await sales(CHANGE, body))).toEqual({ newPassword: message })
    expect((await login(OLD)).success).toBe(true)
  })
  it('needs the old one, and counts wrong ones like failed log-ins', async () => {
    const before = (await fixture.rows(userTable)).find(({ key }) => key === 'u-sales')
    const wrong = () => sales(CHANGE, { oldPassword: 'guess', newPassword: NEW })
    expect(issuesOf(await wrong())['oldPassword']).toMatch(/^原密码不正确，还可尝试 \d 次$/)
    for (let tries = 0; tries < 9; tries += 1) await wrong()
    expect(issuesOf(await sales(CHANGE, { oldPassword: OLD, newPassword: NEW }))['oldPassword']).toMatch(/分钟后再试$/)
    expect((await login(OLD, '127.0.0.1')).success).toBe(false)
    expect((await fixture.rows(userTable)).find(({ key }) => key === 'u-sales')).toEqual(before)
  })
  it('is for people who are signed in', async () => {
    expect(await fixture.send(null)(CHANGE, { oldPassword: OLD, newPassword: NEW })).toMatchObject({
      code: 'SIGNED_OUT',
    })
  })
})
