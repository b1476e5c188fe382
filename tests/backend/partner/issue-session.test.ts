import { describe, expect, it } from 'vitest'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { issuesOf } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { ASKED, GRIDS, openPartner, SERVICE } from './open-partner.ts'

const MINUTE = 60_000

describe('a session for a partner’s page', () => {
  it('SDK-019 is issued for at most 15 minutes, ends by itself, and is written down with what it opens', async () => {
    const fixture = await openPartner()
    const { data } = await fixture.issue()
    expect(data).toEqual({ token: expect.any(String), expiresAt: fixture.clock.now + 15 * MINUTE })
    const { token } = data as { readonly token: string }
    expect(fixture.auditLog.at(-1)).toMatchObject({
      action: 'embed.doIssueSession',
      table: 'push_partner',
      key: fixture.partner.keyValue,
      result: 'done',
      after: { widgets: ['FEE_TAB'], sharedCases: 'p1' },
    })
    expect(JSON.stringify(fixture.auditLog)).not.toContain(token)
    fixture.clock.now += 15 * MINUTE - 1
    expect((await fixture.send(token)('Hf20PrjBase.getOne', { id: 'p1' })).success).toBe(true)
    fixture.clock.now += 1
    expect(await fixture.send(token)('Hf20PrjBase.getOne', { id: 'p1' })).toMatchObject({
      status: 403,
      code: 'SIGNED_OUT',
    })
  })
  it('may be asked for shorter, and never longer', async () => {
    const fixture = await openPartner()
    expect((await fixture.issue({ seconds: 60 })).data).toMatchObject({ expiresAt: fixture.clock.now + MINUTE })
    for (const seconds of [59, 901])
      expect(Object.keys(issuesOf(await fixture.issue({ seconds })))).toEqual(['seconds'])
  })
  it.each([
    ['projectIds', { projectIds: ['p3'] }, '项目“p3”不存在或不在合作方的项目范围内'],
    ['projectIds', { projectIds: ['p1', 'none'] }, '项目“none”不存在或不在合作方的项目范围内'],
    ['operations', { operations: ['OPT_DELETE'] }, '操作“OPT_DELETE”不在合作方的开放范围内'],
    ['reveals', { reveals: 1 }, '合作方没有查看完整证件与号码的权限'],
    ['projectIds', { projectIds: [] }, '项目必填'],
    ['secret', { secret: '' }, '对接密钥必填'],
  ])('beyond what the partner has is refused by name: %s', async (field, asked, message) => {
    const fixture = await openPartner()
    expect(issuesOf(await fixture.issue(asked))[field]).toBe(message)
    expect(await fixture.rows(sessionTable)).toHaveLength(1)
  })
  it('a widget the partner does not have, and another city, are refused by name', async () => {
    const fixture = await openPartner({ widgets: ['FLOW_TAB'] })
    expect(issuesOf(await fixture.issue())).toEqual({ widgets: '组件“FEE_TAB”不在合作方的开放范围内' })
    expect(issuesOf(await fixture.issue({ widgets: ['FLOW_TAB'], city: '440300', projectIds: ['far'] }))).toEqual({
      city: '城市“440300”不在合作方的开放范围内',
      projectIds: '项目“far”不存在或不在合作方的项目范围内',
    })
  })
  it('of a provider’s partner opens the provider’s cases, and of an own system every case of the city', async () => {
    const theirs = await openPartner({ caseScope: 'PROVIDER', provider: 'org-desk', sharedCases: null })
    await theirs.addCase('own', { hf20DivisionDetailId: 'org-desk' })
    expect((await theirs.issue({ projectIds: ['own'] })).success).toBe(true)
    expect(Object.keys(issuesOf(await theirs.issue({ projectIds: ['p1'] })))).toEqual(['projectIds'])
    const system = await openPartner({ caseScope: 'ALL', sharedCases: null })
    expect((await system.issue({ projectIds: ['p1', 'p3'] })).success).toBe(true)
    expect(Object.keys(issuesOf(await system.issue({ projectIds: ['far'] })))).toEqual(['projectIds'])
  })
  it('is refused to a partner that is switched off or has run out, who learns why only with the secret', async () => {
    const fixture = await openPartner({ validUntil: '2026-11-21' })
    expect((await fixture.issue()).success).toBe(true)
    fixture.clock.now += 24 * 60 * MINUTE
    expect(await fixture.issue()).toMatchObject({ code: 'STATUS', message: '合作方已过有效期' })
    expect(await fixture.issue({ secret: 'wrong' })).toMatchObject({ code: 'LOGIN_FAILED' })
    const manager = await fixture.as('manager')
    await manager(`${SERVICE}.doDisable`, { id: fixture.partner.keyValue })
    expect(await fixture.issue()).toMatchObject({ code: 'STATUS', message: '合作方已停用' })
  })
  it('R4 after five wrong secrets only that address waits; an unknown code gets the same answer', async () => {
    const fixture = await openPartner()
    const wrong = await fixture.issue({ secret: 'wrong' }, '10.0.0.9')
    expect(wrong).toMatchObject({ code: 'LOGIN_FAILED', message: '合作方编码或对接密钥不正确' })
    expect(await fixture.issue({ partnerCode: 'nobody' }, '10.0.0.8')).toMatchObject({
      code: wrong.code,
      message: wrong.message,
    })
    for (let tries = 0; tries < 4; tries += 1) await fixture.issue({ secret: 'wrong' }, '10.0.0.9')
    expect(await fixture.issue({}, '10.0.0.9')).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: '密钥错误次数过多，请 15 分钟后再试',
    })
    expect((await fixture.issue({}, '10.0.0.1')).success).toBe(true)
    expect(
      fixture.auditLog.filter(({ action, result }) => action === 'embed.doIssueSession' && result === 'refused'),
    ).toHaveLength(5)
  })
  it('one address may ask only so often within a minute', async () => {
    const fixture = await openPartner({}, (store) => store, { embedSessionsPerMinute: 2 })
    expect([await fixture.issue(), await fixture.issue(), await fixture.issue()].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ])
    expect((await fixture.issue({}, '10.0.0.2')).success).toBe(true)
    fixture.clock.now += MINUTE
    expect((await fixture.issue()).success).toBe(true)
  })
  it('gives whoever sits before the page a name in what they leave behind, and no place among the staff', async () => {
    const fixture = await openPartner()
    await fixture.issue()
    await fixture.issue({ userName: '样客户经理' })
    await fixture.issue({ userId: '8', userName: '' })
    const people = (await fixture.rows(accountTable)).filter(({ values }) =>
      String(values['br01AcctNo']).startsWith('agency'),
    )
    expect(
      people.map(({ values }) => [values['br01Name'], values['br01AcctNo'], values['cities'] ?? null]).sort(),
    ).toEqual([
      ['样客户经理（示例中介）', 'agency:7', null],
      ['示例中介', 'agency:8', null],
    ])
  })
})

describe('over every store', () => {
  const STORES = storesWith('PostgreSQL')
  const fixtureOver = fixtureOverEach(STORES, tablesFor(GRIDS), (store) => openPartner({}, () => store))
  it.each(STORES)('a session issued over %s sees its case, and ends with the partner', async (name) => {
    const fixture = fixtureOver(name)
    const page = await fixture.page({ projectIds: ['p1', 'p2'] })
    expect((await page('login.getLoginStatus')).data).toMatchObject({ userName: ASKED.userName })
    expect((await page('Hf20PrjBase.getOne', { id: 'p2' })).success).toBe(true)
    expect(await page('Hf20PrjBase.getOne', { id: 'p3' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await fixture.backend.partners.admitsOrigin('https://m.agency.example')).toBe(true)
    expect((await fixture.manager(`${SERVICE}.doDisable`, { id: fixture.partner.keyValue })).success).toBe(true)
    expect(await page('Hf20PrjBase.getOne', { id: 'p2' })).toMatchObject({ code: 'SIGNED_OUT' })
    await expect.poll(() => fixture.backend.partners.admitsOrigin('https://m.agency.example')).toBe(false)
  })
})
