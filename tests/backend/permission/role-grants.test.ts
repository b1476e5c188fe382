import { describe, expect, it } from 'vitest'
import { bankRateGrid } from '../../../host/grids/rates/bank-rate-grid.ts'
import { firstPayCfgGrid } from '../../../host/grids/rates/first-pay-cfg-grid.ts'
import { flowJobsGrid } from '../../../host/grids/flows/flow-jobs-grid.ts'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { employeeGrid } from '../../../host/grids/staff/employee-grid.ts'
import { sysRolesGrid } from '../../../host/grids/staff/sys-roles-grid.ts'
import { usrPrvsGrid } from '../../../host/grids/staff/usr-prvs-grid.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { menuItemTable, roleGrantTable, roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { userRoleTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, openFixture, recordIn } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const LOOK = ['OPT_SEARCH', 'OPT_DETAIL']
const open = async (): Promise<Fixture> => {
  const fixture = await openFixture({}, (store) => store, [
    bankRateGrid,
    firstPayCfgGrid,
    flowJobsGrid,
    projectGrid,
    employeeGrid,
    sysRolesGrid,
    usrPrvsGrid,
  ])
  for (const [dict, keys] of [
    ['SYS_ROLE', ['ROLE_MANAGER', 'ROLE_SALES', 'ROLE_VIEWER', 'ROLE_BARE', 'ROLE_FINANCE', 'ROLE_PROVIDER']],
    ['MENU_ITEM', ['BankRateGrid', 'PrjBaseGrid', 'EmployeeBaseGrid', 'GROUP_RATES']],
    ['SYS_OPERATION', [...LOOK, 'OPT_ADD', 'OPT_SAVE', 'OPT_UPDATE', 'OPT_ENABLE', 'OPT_DELETE']],
  ] as const) {
    for (const key of keys) await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, enabled: 1 })
  }
  await fixture.put(menuItemTable, 'GROUP_RATES', {
    menuCode: 'GROUP_RATES',
    menuName: '利率',
    menuKind: 'GROUP',
    enabled: 1,
  })
  return fixture
}
const give = (fixture: Fixture, roleId: string, menuCode: string, operations: readonly string[], enabled = 1) =>
  fixture.put(roleGrantTable, `${roleId}-${menuCode}`, { roleId, menuCode, operations, enabled })
const opts = async (fixture: Fixture, user: UserName, service: string) =>
  (await (await fixture.as(user))(`${service}.getOpts`)).data

describe('a grant of a role for one list', () => {
  it('ROL-006 replaces what it may do in general, for more or for less, from the next call on', async () => {
    const fixture = await open()
    const sales = await fixture.as('sales')
    await fixture.put({ name: 'bank_rate', fields: bankRateGrid.entity.fields }, 'rate', { rateBank: 'B1', enabled: 0 })
    expect((await sales('BankRate.doEnable', { id: 'rate' })).code).toBe('NO_PERMISSION')
    await give(fixture, 'ROLE_SALES', 'BankRateGrid', [...LOOK, 'OPT_ENABLE'])
    expect(recordIn(await sales('BankRate.doEnable', { id: 'rate' }))).toMatchObject({ enabled: 1 })
    expect((await sales('BankRate.doSave', { keyValue: 'rate', rateMemo: '例' })).code).toBe('NO_PERMISSION')
    expect(await opts(fixture, 'sales', 'BankRate')).toEqual([...LOOK, 'OPT_ENABLE'])
  })
  it('ROL-006 can close a list, its export and all calls of its service, even those of the business', async () => {
    const fixture = await open()
    await give(fixture, 'ROLE_SALES', 'PrjBaseGrid', [])
    await give(fixture, 'ROLE_SALES', 'BankRateGrid', [])
    const sales = await fixture.as('sales')
    for (const call of [
      'Hf20PrjBase.getPageList',
      'Hf20PrjBase.getOne',
      'Hf20PrjBase.doSave',
      'BankRate.getPageList',
      'BankRate.doSave',
      'BankRate.doDeleteAll',
    ]) {
      expect([call, (await sales(call, { id: 'x', ids: ['x'] })).code]).toEqual([call, 'NO_PERMISSION'])
    }
    const token = (
      (await fixture.send(null)('login.doLogin', { userName: 'sales', password: 'sales-secret' })).data as {
        readonly token: string
      }
    ).token
    expect(
      await fixture.backend.stream({
        service: 'BankRate',
        method: 'doExport',
        token,
        address: 'x',
        requestId: 'x',
        body: { encoding: 'json', value: {} },
      }),
    ).toMatchObject({ ok: false, envelope: { code: 'NO_PERMISSION' } })
    expect(await opts(fixture, 'sales', 'Hf20PrjBase')).toEqual([])
    expect((await sales('Prj.checkStatus', { prjId: 'x' })).code).toBe('NOT_FOUND')
  })
  it('leaves alone what the business does with the same rows beside the calls of lists', async () => {
    const fixture = await open()
    await give(fixture, 'ROLE_SALES', 'FlowJobsGrid', [])
    const sales = await fixture.as('sales')
    expect((await sales('Hf15FlowJobs.getPageList')).code).toBe('NO_PERMISSION')
    expect((await sales('Hf15FlowJobs.getMainFlowJobs', { objId: 'x' })).code).toBe('NOT_FOUND')
    expect((await sales('Hf15FlowJobs.getMyToDos')).success).toBe(true)
  })
  it('holds only while its row is in use, and for no other role', async () => {
    const fixture = await open()
    await give(fixture, 'ROLE_SALES', 'FirstPayCfgGrid', [], 0)
    await give(fixture, 'ROLE_FOLLOW_UP', 'FirstPayCfgGrid', [])
    expect(await opts(fixture, 'sales', 'FirstPayCfg')).toContain('OPT_SAVE')
    expect(await opts(fixture, 'follow', 'FirstPayCfg')).toEqual([])
    expect(await opts(fixture, 'service', 'FirstPayCfg')).toContain('OPT_SAVE')
  })
  it('adds up over the roles of a person, each for itself', async () => {
    const fixture = await open()
    await fixture.put(userRoleTable, 'more', { ss13UsrId: 'u-sales', ss13RoleId: 'ROLE_FINANCE' })
    expect(await opts(fixture, 'sales', 'FirstPayCfg')).toEqual(
      expect.arrayContaining(['OPT_SEARCH', 'OPT_SAVE', 'OPT_ADD']),
    )
    await give(fixture, 'ROLE_SALES', 'FirstPayCfgGrid', LOOK)
    // Finance may save elsewhere and writes no list; sales writes lists and may only look at this one.
    expect(await opts(fixture, 'sales', 'FirstPayCfg')).toEqual(LOOK)
  })
  it('ROL-018 lets no user write lists whose role only reads them', async () => {
    const fixture = await open()
    for (const [user, role] of [
      ['viewer', 'ROLE_VIEWER'],
      ['finance', 'ROLE_FINANCE'],
      ['provider', 'ROLE_PROVIDER'],
    ] as const) {
      await give(fixture, role, 'BankRateGrid', [
        ...LOOK,
        'OPT_ADD',
        'OPT_SAVE',
        'OPT_UPDATE',
        'OPT_DELETE',
        'OPT_ENABLE',
      ])
      expect(await opts(fixture, user, 'BankRate')).toEqual(LOOK)
      expect((await (await fixture.as(user))('BankRate.doSave', {})).code).toBe('NO_PERMISSION')
    }
  })
  it('ROL-006 refuses a grant that could not take effect, with the reason, and stores nothing', async () => {
    const fixture = await open()
    const manager = await fixture.as('manager')
    const give = (roleId: string, menuCode: string, operations: readonly string[]) =>
      manager('UsrPrvs.doSave', { roleId, menuCode, operations })
    for (const role of ['ROLE_FINANCE', 'ROLE_VIEWER', 'ROLE_PROVIDER']) {
      for (const operation of ['OPT_ADD', 'OPT_SAVE', 'OPT_UPDATE', 'OPT_ENABLE', 'OPT_DELETE']) {
        const answer = await give(role, 'BankRateGrid', [...LOOK, operation])
        expect([role, operation, answer]).toMatchObject([
          role,
          operation,
          {
            code: 'INVALID',
            data: { issues: [{ field: 'operations', message: expect.stringContaining('“银行利率”中只能查询和查看') }] },
          },
        ])
      }
      const look = await give(role, 'BankRateGrid', LOOK)
      expect([role, look]).toMatchObject([role, { success: true }])
      const more = { keyValue: recordIn(look)['keyValue'], operations: [...LOOK, 'OPT_SAVE'] }
      expect([role, await manager('UsrPrvs.doSave', more)]).toMatchObject([
        role,
        { code: 'INVALID', data: { issues: [{ field: 'operations' }] } },
      ])
      expect([role, await give(role, 'EmployeeBaseGrid', [])]).toMatchObject([role, { success: true }])
    }
    expect(await give('ROLE_MANAGER', 'BankRateGrid', LOOK)).toMatchObject({
      code: 'INVALID',
      data: { issues: [{ field: 'roleId' }] },
    })
    expect(await give('ROLE_SALES', 'BankRateGrid', [...LOOK, 'OPT_SAVE'])).toMatchObject({ success: true })
    expect(await opts(fixture, 'sales', 'BankRate')).toEqual([...LOOK, 'OPT_SAVE'])
  })
  it('opens a list that names other roles, for reading and for writing', async () => {
    const fixture = await open()
    expect(await opts(fixture, 'bare', 'EmployeeBase')).toEqual([])
    await give(fixture, 'ROLE_BARE', 'EmployeeBaseGrid', [...LOOK, 'OPT_ADD', 'OPT_SAVE'])
    expect(await opts(fixture, 'bare', 'EmployeeBase')).toEqual([...LOOK, 'OPT_ADD', 'OPT_SAVE'])
    expect(await (await fixture.as('bare'))('EmployeeBase.getPageList')).toMatchObject({ success: true, total: 0 })
    expect(await opts(fixture, 'sales', 'EmployeeBase')).toEqual([])
  })
  it('is set by managers alone, for lists and pages, once for a role and list, and not for managers', async () => {
    const fixture = await open()
    const manager = await fixture.as('manager')
    const save = (roleId: string, menuCode: string) => manager('UsrPrvs.doSave', { roleId, menuCode, operations: LOOK })
    expect(await save('ROLE_SALES', 'BankRateGrid')).toMatchObject({ success: true })
    expect(await opts(fixture, 'sales', 'BankRate')).toEqual(LOOK)
    expect((await save('ROLE_SALES', 'BankRateGrid')).code).toBe('INVALID')
    expect(await save('ROLE_MANAGER', 'BankRateGrid')).toMatchObject({
      code: 'INVALID',
      data: { issues: [{ field: 'roleId' }] },
    })
    expect(await save('ROLE_SALES', 'GROUP_RATES')).toMatchObject({
      code: 'INVALID',
      data: { issues: [{ field: 'menuCode' }] },
    })
    await give(fixture, 'ROLE_BARE', 'UsrPrvsGrid', [...LOOK, 'OPT_ADD', 'OPT_SAVE'])
    const bare = await fixture.as('bare')
    expect((await bare('UsrPrvs.getPageList')).success).toBe(true)
    expect(
      (await bare('UsrPrvs.doSave', { roleId: 'ROLE_BARE', menuCode: 'BankRateGrid', operations: LOOK })).code,
    ).toBe('NO_PERMISSION')
  })
})

describe('roles', () => {
  it('ROL-003 out of use are as if nobody held them; that of managers stays as it is', async () => {
    const fixture = await open()
    const manager = await fixture.as('manager')
    const sales = await fixture.as('sales')
    await fixture.store.unit({ account: 'system', now: 1 }, async (unit) => {
      for (const row of (await unit.list(roleTable)).rows)
        await unit.update(roleTable, row.key, row.version, {
          roleId: row.key,
          enabled: 1,
          builtIn: row.key === 'ROLE_SALES' ? 0 : 1,
        })
    })
    expect((await sales('BankRate.getPageList')).success).toBe(true)
    expect((await manager('Ss12SysRoles.doDisable', { id: 'ROLE_SALES' })).success).toBe(true)
    expect((await sales('BankRate.getPageList')).code).toBe('NO_PERMISSION')
    expect((await sales('login.getUserRole')).data).toEqual([])
    expect((await manager('Ss12SysRoles.doDisable', { id: 'ROLE_MANAGER' })).code).toBe('STATUS')
    for (const method of ['doDisable', 'doDelete'])
      expect(await manager(`Ss12SysRoles.${method}`, { id: 'ROLE_VIEWER' })).toMatchObject({
        code: 'STATUS',
        message: expect.stringContaining('内置角色'),
      })
    expect(await manager('Ss12SysRoles.doSave', { keyValue: 'ROLE_MANAGER', privileges: LOOK })).toMatchObject({
      code: 'INVALID',
      data: { issues: [{ field: 'privileges' }] },
    })
  })
  it('of an installation count once they are made, and stay while held or while they have grants', async () => {
    const fixture = await open()
    const manager = await fixture.as('manager')
    expect(
      recordIn(await manager('Ss12SysRoles.doSave', { roleId: 'ROLE_NIGHT', roleName: '夜班', privileges: LOOK })),
    ).toMatchObject({ keyValue: 'ROLE_NIGHT', builtIn: 0 })
    await fixture.put(userRoleTable, 'night', { ss13UsrId: 'u-bare', ss13RoleId: 'ROLE_NIGHT' })
    expect(await opts(fixture, 'bare', 'BankRate')).toEqual(LOOK)
    expect((await manager('Ss12SysRoles.doDelete', { id: 'ROLE_NIGHT' })).code).toBe('STATUS')
    await fixture.store.unit({ account: 'system', now: 1 }, (unit) => unit.remove(userRoleTable, 'night'))
    await give(fixture, 'ROLE_NIGHT', 'BankRateGrid', LOOK)
    expect((await manager('Ss12SysRoles.doDelete', { id: 'ROLE_NIGHT' })).message).toContain('角色操作授权')
    expect((await manager('UsrPrvs.doDelete', { id: 'ROLE_NIGHT-BankRateGrid' })).success).toBe(true)
    expect((await manager('Ss12SysRoles.doDelete', { id: 'ROLE_NIGHT' })).success).toBe(true)
    expect((await manager('Ss12SysRoles.doSave', { roleId: 'night', roleName: '夜班' })).code).toBe('INVALID')
  })
})
