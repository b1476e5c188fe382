import { describe, expect, it } from 'vitest'
import { acctBaseGrid } from '../../../host/grids/staff/account-grids.ts'
import { sysGroupGrid } from '../../../host/grids/staff/sys-group-grid.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { secondFactorTable } from '../../../lib/backend/login/session-tables.ts'
import { roleGrantTable } from '../../../lib/backend/permission/permission-tables.ts'
import { groupTable, userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import { type Fixture, openFixture, recordIn, type Send } from '../handlers/fixture.ts'

const ROLE_CODES = ['ROLE_MANAGER', 'ROLE_SALES', 'ROLE_VIEWER', 'ROLE_PROVIDER', 'ROLE_FINANCE']
const NEW = {
  userName: 'new.person',
  displayName: '新例',
  phone: '15800000001',
  roles: ['ROLE_SALES'],
  positions: ['HX5902'],
  cities: ['440100'],
}
const open = async (): Promise<{ readonly fixture: Fixture; readonly manager: Send }> => {
  const fixture = await openFixture({}, (store) => store, [sysUsersGrid, acctBaseGrid, sysGroupGrid])
  for (const [dict, keys] of [
    ['SYS_ROLE', ROLE_CODES],
    ['CITY_STATION', ['440100', '440300', '999999']],
    ['HX59', ['HX5901', 'HX5902']],
    ['SYS_GROUP', ['SHOP']],
  ] as const) {
    for (const key of keys) await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, enabled: 1 })
  }
  await fixture.put(groupTable, 'shop', {
    groupCode: 'SHOP',
    groupName: '例店',
    groupRoles: ['ROLE_SALES'],
    enabled: 1,
  })
  // What lists show of their roles, as an installation stores it.
  await fixture.store.unit({ account: 'system', now: 1 }, async (unit) => {
    for (const user of (await unit.list(userTable)).rows) {
      const held = await unit.list(userRoleTable, { where: { field: 'ss13UsrId', is: [user.key] } })
      await unit.update(userTable, user.key, user.version, {
        roles: held.rows.map(({ values }) => values['ss13RoleId'] as string),
      })
    }
  })
  return { fixture, manager: await fixture.as('manager') }
}
const issues = async (answer: ReturnType<Send>) =>
  ((await answer).data as { readonly issues: readonly { readonly field: string }[] }).issues.map(({ field }) => field)
const signIn = (fixture: Fixture, userName: string, password: string) =>
  fixture.send(null)('login.doLogin', { userName, password }, { address: `of-${userName}` })

describe('a new user', () => {
  it('ROU-001 gets account, roles and a password that is answered once and kept nowhere', async () => {
    const { fixture, manager } = await open()
    const made = recordIn(await manager('Ss11SysUsers.doSave', NEW))
    expect(made).toMatchObject({
      userName: 'new.person',
      roles: ['ROLE_SALES'],
      enabled: 1,
      phone: '158******01',
      city: '440100',
    })
    const password = String(made['initialPassword'])
    expect(password).toMatch(/^[a-z2-9]{12}$/)
    const { token } = (await signIn(fixture, 'new.person', password)).data as { readonly token: string }
    expect((await fixture.send(token)('login.getUserRole')).data).toMatchObject([{ ss13RoleId: 'ROLE_SALES' }])
    expect(recordIn(await manager('Ss11SysUsers.getOne', { id: made.keyValue }))['initialPassword']).toBeNull()
    const account = (await fixture.rows(accountTable)).find(({ key }) => key === made['acctId'])
    expect(account?.values).toMatchObject({
      br01Name: '新例',
      br01AcctNo: 'new.person',
      br01Phone: '15800000001',
      positions: ['HX5902'],
      cities: ['440100'],
    })
    expect(JSON.stringify(fixture.auditLog)).not.toContain(password)
    expect(JSON.stringify(fixture.auditLog)).not.toContain('15800000001')
    expect(fixture.auditLog.some(({ key, action }) => key === made.keyValue && action === 'Ss11SysUsers.doSave')).toBe(
      true,
    )
  })
  it('may have what the form still shows of the password sent back, and no name that is taken', async () => {
    const { manager } = await open()
    const made = recordIn(await manager('Ss11SysUsers.doSave', NEW))
    expect(
      (
        await manager('Ss11SysUsers.doSave', {
          keyValue: made.keyValue,
          initialPassword: made['initialPassword'],
          displayName: '新样',
        })
      ).success,
    ).toBe(true)
    expect(await issues(manager('Ss11SysUsers.doSave', { ...NEW, displayName: '别人' }))).toEqual(['userName'])
    expect(await issues(manager('Ss11SysUsers.doSave', { ...NEW, userName: '有 空格' }))).toEqual(['userName'])
    expect(await issues(manager('Ss11SysUsers.doSave', { keyValue: made.keyValue, userName: 'other' }))).toEqual([
      'userName',
    ])
  })
  it('takes the roles of the group where none are chosen, and needs some', async () => {
    const { manager } = await open()
    const { roles: _roles, ...bare } = NEW
    expect(await issues(manager('Ss11SysUsers.doSave', bare))).toEqual(['roles'])
    expect(await issues(manager('Ss11SysUsers.doSave', {}))).toEqual(['userName', 'displayName', 'roles', 'cities'])
    expect(recordIn(await manager('Ss11SysUsers.doSave', { ...bare, groupCode: 'SHOP' }))).toMatchObject({
      roles: ['ROLE_SALES'],
    })
  })
  it('ROL-004 works for a provider just when the role says so, and in cities there are', async () => {
    const { manager } = await open()
    expect(await issues(manager('Ss11SysUsers.doSave', { ...NEW, roles: ['ROLE_PROVIDER'] }))).toEqual(['provider'])
    expect(await issues(manager('Ss11SysUsers.doSave', { ...NEW, provider: 'org-desk' }))).toEqual(['provider'])
    expect(
      (await manager('Ss11SysUsers.doSave', { ...NEW, roles: ['ROLE_PROVIDER'], provider: 'org-desk' })).success,
    ).toBe(true)
    expect(await issues(manager('Ss11SysUsers.doSave', { ...NEW, userName: 'two', cities: ['999999'] }))).toEqual([
      'cities',
    ])
  })
})

describe('changing a user', () => {
  it('answers how many open cases a user looks after, in the list and for the form', async () => {
    const { fixture, manager } = await open()
    const acctId = String(recordIn(await manager('Ss11SysUsers.getOne', { id: 'u-sales' }))['acctId'])
    const count = async () => recordIn(await manager('Ss11SysUsers.getOne', { id: 'u-sales' }))['userCases']
    const before = Number(await count())
    await fixture.put(projectTable, 'p-open', { hf20RecommendId: acctId, hf20ManagerId: acctId })
    await fixture.put(projectTable, 'p-over', { hf20RecommendId: acctId, hf20DemandStep: DEMAND_STEP.finished })
    expect(await count()).toBe(before + 1)
    expect(
      recordIn(await manager('Ss11SysUsers.doSave', { keyValue: 'u-sales', displayName: '新名' }))['userCases'],
    ).toBe(before + 1)
    const { data } = await manager('Ss11SysUsers.getPageList', { pageSize: 50 })
    expect(data).toContainEqual(expect.objectContaining({ keyValue: 'u-sales', userCases: before + 1 }))
  })
  it('R2 new roles and cities hold from the next call on, without a log-in, and open pages are notified', async () => {
    const { fixture, manager } = await open()
    const { token } = (await signIn(fixture, 'sales', 'sales-secret')).data as { readonly token: string }
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => received.push(text), end: () => received.push('end') })
    const sales = fixture.send(token)
    expect(
      recordIn(
        await manager('Ss11SysUsers.doSave', { keyValue: 'u-sales', roles: ['ROLE_VIEWER'], cities: ['440300'] }),
      ),
    ).toMatchObject({ city: '440300' })
    expect((await sales('login.getUserRole')).data).toMatchObject([{ ss13RoleId: 'ROLE_VIEWER' }])
    expect((await sales('Hf01CityFieldManage.getCity')).data).toMatchObject([{ code: '440300' }])
    await expect.poll(() => received.join()).toContain('"topic":"MenuItems"')
    expect(received).not.toContain('end')
  })
  it('switching one off ends their sessions at once', async () => {
    const { fixture, manager } = await open()
    const sales = await fixture.as('sales')
    expect((await manager('Ss11SysUsers.doDisable', { id: 'u-sales' })).success).toBe(true)
    expect((await sales('login.getLoginStatus')).status).toBe(403)
    expect((await signIn(fixture, 'sales', 'sales-secret')).code).toBe('LOGIN_FAILED')
    expect((await manager('Ss11SysUsers.doEnable', { id: 'u-sales' })).success).toBe(true)
    expect((await signIn(fixture, 'sales', 'sales-secret')).success).toBe(true)
  })
  it('nobody switches themselves off, and one manager stays, whichever way it is tried', async () => {
    const { fixture, manager } = await open()
    expect((await manager('Ss11SysUsers.doDisable', { id: 'u-manager' })).message).toContain('自己')
    const southern = await fixture.as('southern')
    for (const id of ['u-southern', 'u-stray'])
      expect([id, (await manager('Ss11SysUsers.doDisable', { id })).success]).toEqual([id, true])
    expect((await southern('login.getLoginStatus')).status).toBe(403)
    expect(await issues(manager('Ss11SysUsers.doSave', { keyValue: 'u-manager', roles: ['ROLE_SALES'] }))).toEqual([
      'roles',
    ])
    expect((await manager('Ss11SysUsers.doDisableAll', { ids: ['u-manager'] })).data).toMatchObject([{ ok: false }])
    expect((await manager('login.getUserRole')).data).toMatchObject([{ ss13RoleId: 'ROLE_MANAGER' }])
  })
  it('a new password is shown once and ends what was open; a pause is lifted', async () => {
    const { fixture, manager } = await open()
    const sales = await fixture.as('sales')
    const { password } = (await manager('Ss11SysUsers.resetPassword', { id: 'u-sales' })).data as {
      readonly password: string
    }
    expect((await sales('login.getLoginStatus')).status).toBe(403)
    expect((await signIn(fixture, 'sales', 'sales-secret')).success).toBe(false)
    expect((await signIn(fixture, 'sales', password)).success).toBe(true)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(fixture, 'sales', 'wrong')
    expect((await signIn(fixture, 'sales', password)).success).toBe(false)
    expect(recordIn(await manager('Ss11SysUsers.getOne', { id: 'u-sales' }))['pausedUntil']).not.toBeNull()
    expect((await manager('Ss11SysUsers.unlock', { id: 'u-sales' })).success).toBe(true)
    expect((await signIn(fixture, 'sales', password)).success).toBe(true)
    const again = recordIn(await manager('Ss11SysUsers.doSave', { keyValue: 'u-sales', resetPassword: 1 }))
    expect((await signIn(fixture, 'sales', String(again['initialPassword']))).success).toBe(true)
    expect(JSON.stringify(fixture.auditLog)).not.toContain(password)
  })
  it('a second factor that was lost is turned off in the form, and ends what was open', async () => {
    const { fixture, manager } = await open()
    const sales = await fixture.as('sales')
    const read = async () => recordIn(await manager('Ss11SysUsers.getOne', { id: 'u-sales' }))['secondFactorAt'] ?? null
    expect(await read()).toBeNull()
    await fixture.put(secondFactorTable, 'u-sales', { seed: 's', confirmedAt: fixture.clock.now, recovery: [] })
    expect(await read()).toBe(fixture.clock.now)
    expect((await signIn(fixture, 'sales', 'sales-secret')).success).toBe(false)
    const saved = await manager('Ss11SysUsers.doSave', { keyValue: 'u-sales', resetSecondFactor: 1 })
    expect(recordIn(saved)['secondFactorAt'] ?? null).toBeNull()
    expect((await sales('login.getLoginStatus')).status).toBe(403)
    expect((await signIn(fixture, 'sales', 'sales-secret')).success).toBe(true)
  })
  it('is for managers; who else is given the list makes nobody a manager and touches none', async () => {
    const { fixture } = await open()
    const sales = await fixture.as('sales')
    expect((await sales('Ss11SysUsers.resetPassword', { id: 'u-viewer' })).code).toBe('NO_PERMISSION')
    expect((await sales('Ss11SysUsers.getPageList')).code).toBe('NO_PERMISSION')
    await fixture.put(roleGrantTable, 'g', {
      roleId: 'ROLE_SALES',
      menuCode: 'SysUsersGrid',
      operations: ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE', 'OPT_DISABLE'],
      enabled: 1,
    })
    expect((await sales('Ss11SysUsers.doSave', { keyValue: 'u-viewer', displayName: '例看' })).success).toBe(true)
    for (const body of [
      { keyValue: 'u-sales', roles: ['ROLE_MANAGER'] },
      { keyValue: 'u-manager', resetPassword: 1 },
      { ...NEW, roles: ['ROLE_MANAGER'] },
    ]) {
      expect((await sales('Ss11SysUsers.doSave', body)).code).toBe('NO_PERMISSION')
    }
    expect((await sales('Ss11SysUsers.doDisable', { id: 'u-manager' })).code).toBe('NO_PERMISSION')
    expect((await sales('Ss11SysUsers.resetPassword', { id: 'u-viewer' })).code).toBe('NO_PERMISSION')
  })
})

describe('roles of a group', () => {
  const withGroup = async () => {
    const { fixture, manager } = await open()
    await fixture.put(dictEntryTable, 'kind', { dict: 'SYS_GROUP_KIND', key: 'STORE', value: '门店', enabled: 1 })
    const { roles: _roles, ...bare } = NEW
    const follower = recordIn(await manager('Ss11SysUsers.doSave', { ...bare, groupCode: 'SHOP' }))
    return {
      fixture,
      manager,
      follower,
      rolesOf: async (id: string) => recordIn(await manager('Ss11SysUsers.getOne', { id }))['roles'],
      group: (groupRoles: readonly string[]) =>
        manager('SysGroup.doSave', { keyValue: 'shop', groupKind: 'STORE', groupRoles }),
    }
  }
  it('ROU-001 are from the next call on those of everybody who follows the group, and of nobody else', async () => {
    const { fixture, manager, follower, rolesOf, group } = await withGroup()
    expect(follower).toMatchObject({ roles: ['ROLE_SALES'], rolesFollow: 1 })
    const chosen = recordIn(await manager('Ss11SysUsers.doSave', { ...NEW, userName: 'chosen', groupCode: 'SHOP' }))
    expect(chosen).toMatchObject({ roles: ['ROLE_SALES'], rolesFollow: 0 })
    const { token } = (await signIn(fixture, 'new.person', String(follower['initialPassword']))).data as {
      readonly token: string
    }
    expect(await group(['ROLE_VIEWER'])).toMatchObject({ success: true })
    expect([await rolesOf(String(follower.keyValue)), await rolesOf(String(chosen.keyValue))]).toEqual([
      ['ROLE_VIEWER'],
      ['ROLE_SALES'],
    ])
    expect((await fixture.send(token)('login.getUserRole')).data).toMatchObject([{ ss13RoleId: 'ROLE_VIEWER' }])
  })
  it('ROU-001 end when others are chosen, return when they are to follow, and stay if the group is off', async () => {
    const { manager, follower, rolesOf, group } = await withGroup()
    const id = String(follower.keyValue)
    expect(
      recordIn(await manager('Ss11SysUsers.doSave', { keyValue: id, rolesFollow: 0, roles: ['ROLE_FINANCE'] })),
    ).toMatchObject({ roles: ['ROLE_FINANCE'], rolesFollow: 0 })
    await group(['ROLE_VIEWER'])
    expect(await rolesOf(id)).toEqual(['ROLE_FINANCE'])
    expect(recordIn(await manager('Ss11SysUsers.doSave', { keyValue: id, rolesFollow: 1 }))).toMatchObject({
      roles: ['ROLE_VIEWER'],
    })
    await manager('SysGroup.doDisable', { id: 'shop' })
    await group(['ROLE_SALES'])
    expect(await rolesOf(id)).toEqual(['ROLE_VIEWER'])
    await manager('SysGroup.doEnable', { id: 'shop' })
    expect(await rolesOf(id)).toEqual(['ROLE_SALES'])
  })
  it('ROU-001 that one of its people cannot have are nobody’s, and one manager stays', async () => {
    const { manager, follower, rolesOf, group } = await withGroup()
    expect((await group(['ROLE_PROVIDER'])).data).toMatchObject({
      issues: [{ field: 'groupRoles', message: '成员“新例”：“服务商员工”须选择所属服务商' }],
    })
    expect(await rolesOf(String(follower.keyValue))).toEqual(['ROLE_SALES'])
    for (const id of ['u-southern', 'u-stray']) await manager('Ss11SysUsers.doDisable', { id })
    await group(['ROLE_MANAGER'])
    await manager('Ss11SysUsers.doSave', { keyValue: 'u-manager', groupCode: 'SHOP', rolesFollow: 1 })
    expect((await group(['ROLE_SALES'])).data).toMatchObject({ issues: [{ field: 'groupRoles' }] })
    expect(await rolesOf('u-manager')).toEqual(['ROLE_MANAGER'])
  })
})

describe('an account', () => {
  it('ROU-001 of a person who may sign in is changed with the user, others directly; numbers are unique', async () => {
    const { manager, fixture } = await open()
    await fixture.put(accountTable, 'a-none', {
      br01Name: '无登录例',
      br01AcctNo: 'no99',
      br01AcctTypeId: 'HX7001',
      cities: ['440100'],
    })
    expect(await issues(manager('AcctBase.doSave', { keyValue: 'a-sales', br01Name: '改名' }))).toEqual(['br01Name'])
    expect((await manager('AcctBase.doSave', { keyValue: 'a-sales', br01Memo: '常驻天河' })).success).toBe(true)
    expect((await manager('AcctBase.doSave', { keyValue: 'a-none', br01Name: '改名例' })).success).toBe(true)
    expect(await issues(manager('AcctBase.doSave', { keyValue: 'a-none', br01AcctNo: 'no1' }))).toEqual(['br01AcctNo'])
    expect((await manager('AcctBase.doDelete', { id: 'a-sales' })).code).toBe('STATUS')
    expect((await manager('AcctBase.doDelete', { id: 'a-none' })).success).toBe(true)
  })
})

describe('a manager of one city', () => {
  const rowsOf = async (answer: ReturnType<Send>) =>
    (await answer).data as readonly { readonly keyValue: string; readonly cities: readonly string[] }[]
  const KEY = { guangzhou: 'u-sales', both: 'u-manager', here: 'u-southern' }

  it('ROU-001 R9 sees who works there, and nobody else', async () => {
    const { fixture, manager } = await open()
    const southern = await fixture.as('southern')
    const seen = await rowsOf(southern('Ss11SysUsers.getPageList', { pageSize: 200 }))
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.every(({ cities }) => cities === null || cities.length === 0 || cities.includes('440300'))).toBe(true)
    expect((await rowsOf(manager('Ss11SysUsers.getPageList', { pageSize: 200 }))).length).toBeGreaterThan(seen.length)
    expect((await southern('Ss11SysUsers.getOne', { id: KEY.guangzhou })).code).toBe('NOT_FOUND')
    expect((await southern('Ss11SysUsers.getOne', { id: KEY.both })).success).toBe(true)
  })
  it.each([
    ['resets no password', 'Ss11SysUsers.resetPassword', {}],
    ['ends no pause', 'Ss11SysUsers.unlock', {}],
    ['switches nobody off', 'Ss11SysUsers.doDisable', {}],
    ['changes nobody', 'Ss11SysUsers.doSave', { displayName: '改名' }],
  ])('ROU-001 R9 %s who works elsewhere, not even where they work here as well', async (_, call, body) => {
    const { fixture } = await open()
    const southern = await fixture.as('southern')
    const before = JSON.stringify(await fixture.rows(userTable))
    for (const id of [KEY.guangzhou, KEY.both]) {
      const answer = await southern(call, { ...body, [call.endsWith('doSave') ? 'keyValue' : 'id']: id })
      expect([answer.success, ['NO_PERMISSION', 'NOT_FOUND'].includes(String(answer.code))]).toEqual([false, true])
    }
    expect(JSON.stringify(await fixture.rows(userTable))).toBe(before)
  })
  it('ROU-001 R9 grants only the city they have, and a manager of both grants both', async () => {
    const { fixture, manager } = await open()
    const southern = await fixture.as('southern')
    const person = { ...NEW, cities: ['440300', '440100'] }
    expect((await southern('Ss11SysUsers.doSave', person)).data).toMatchObject({
      issues: [{ field: 'cities', message: '您没有广州市的授权，不能授予他人' }],
    })
    const made = recordIn(await southern('Ss11SysUsers.doSave', { ...person, cities: ['440300'] }))
    expect(
      await issues(southern('Ss11SysUsers.doSave', { keyValue: made.keyValue, cities: ['440300', '440100'] })),
    ).toEqual(['cities'])
    expect(
      (await manager('Ss11SysUsers.doSave', { keyValue: made.keyValue, cities: ['440300', '440100'] })).success,
    ).toBe(true)
    await fixture.put(accountTable, 'a-none', {
      br01Name: '无登录例',
      br01AcctNo: 'no99',
      br01AcctTypeId: 'HX7001',
      cities: ['440300'],
    })
    expect(await issues(southern('AcctBase.doSave', { keyValue: 'a-none', cities: ['440100', '440300'] }))).toEqual([
      'cities',
    ])
  })
})

describe('nobody', () => {
  it('ROU-001 R9 gives themselves a city or a role, no matter who they are', async () => {
    const { fixture, manager } = await open()
    const southern = await fixture.as('southern')
    expect(
      await issues(southern('Ss11SysUsers.doSave', { keyValue: 'u-southern', cities: ['440300', '440100'] })),
    ).toEqual(['cities'])
    expect(
      (await manager('Ss11SysUsers.doSave', { keyValue: 'u-manager', roles: ['ROLE_MANAGER', 'ROLE_FINANCE'] })).data,
    ).toMatchObject({ issues: [{ field: 'roles', message: '不能给自己增加角色，请由其他经理授予' }] })
    expect((await manager('Ss11SysUsers.doSave', { keyValue: 'u-manager', displayName: '改名例' })).success).toBe(true)
  })
  it('ROU-001 R9 who is no manager grants a role they do not have', async () => {
    const { fixture } = await open()
    await fixture.put(roleGrantTable, 'g1', {
      roleId: 'ROLE_SERVICE',
      menuCode: 'SysUsersGrid',
      operations: ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE'],
      enabled: 1,
    })
    const service = await fixture.as('service')
    expect((await service('Ss11SysUsers.doSave', NEW)).data).toMatchObject({
      issues: [{ field: 'roles', message: '不能授予您自己没有的角色' }],
    })
  })
})
