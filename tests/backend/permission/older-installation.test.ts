import { describe, expect, it } from 'vitest'
import { sysRolesGrid } from '../../../host/grids/staff/sys-roles-grid.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { openFixture, rowsIn } from '../handlers/fixture.ts'

describe('an installation from before roles and users were lists', () => {
  it('ROU-001 is completed at its next start, once, and keeps what each role may do', async () => {
    const fixture = await openFixture({}, (store) => store, [sysRolesGrid, sysUsersGrid])
    await seedReference(fixture.store, fixture.ports)
    const manager = await fixture.as('manager')
    const roles = rowsIn(await manager('Ss12SysRoles.getPageList', { pageSize: 50 }))
    expect(roles.find(({ keyValue }) => keyValue === 'ROLE_SALES')).toMatchObject({
      roleId: 'ROLE_SALES',
      roleName: '业务员',
      builtIn: 1,
      enabled: 1,
      privileges: ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE'],
    })
    expect(roles.find(({ keyValue }) => keyValue === 'ROLE_BARE')).toMatchObject({
      roleId: 'ROLE_BARE',
      builtIn: 0,
      enabled: 1,
    })
    expect(roles.some(({ keyValue }) => keyValue === 'ROLE_FINANCE_REVIEWER')).toBe(true)
    const users = rowsIn(await manager('Ss11SysUsers.getPageList', { roles: 'ROLE_SALES' }))
    expect(users).toMatchObject([{ userName: 'sales', positions: ['HX5902'], phone: '154******04' }])
    const versions = async () =>
      [...(await fixture.rows(roleTable)), ...(await fixture.rows(userTable))].map(
        ({ key, version }) => `${key} ${version}`,
      )
    const before = await versions()
    await seedReference(fixture.store, fixture.ports)
    expect(await versions()).toEqual(before)
  })
})
