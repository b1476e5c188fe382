import { ROLE } from '../../../domain/permission/role.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import type { Ids } from '../../../backend/ports.ts'
import { textOf } from '../../../backend/session.ts'
import type { Unit } from '../../../backend/store.ts'
import { accountTable } from '../../../backend/account/account-table.ts'
import { dictEntryTable } from '../../../backend/dictionary/dictionary-tables.ts'
import { roleTable } from '../../../backend/permission/permission-tables.ts'
import { userTable } from '../../../backend/staff/staff-tables.ts'
import { addMissing } from '../../../backend/seed/rows/add-missing.ts'
import { addUser } from '../../../backend/seed/add-user.ts'
import { GUANGZHOU, SHENZHEN } from '../places.ts'
import { type SeedRole, ROLES, roleValues } from '../../../backend/seed/roles.ts'

const LOOK = [PRIVILEGE.search, PRIVILEGE.detail]

/** Roles the demo installation adds to those of the program. Their rights in single lists are listed here, too. */
const DEMO_ROLES: readonly SeedRole[] = [
  {
    id: 'ROLE_STORE_MANAGER',
    name: '门店店长',
    privileges: [...LOOK, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish],
    memo: '管理本店人员与片区小区',
  },
  {
    id: 'ROLE_ARCHIVIST',
    name: '资料专员',
    privileges: [...LOOK, PRIVILEGE.update, PRIVILEGE.save],
    memo: '收集、核对与归档资料',
  },
  { id: 'ROLE_HR', name: '人事专员', privileges: LOOK, memo: '员工档案与组织架构' },
  { id: 'ROLE_CONTENT', name: '内容运营', privileges: LOOK, memo: '文章、知识库与搜索词' },
  { id: 'ROLE_AUDIT', name: '稽核专员', privileges: LOOK, memo: '抽查项目与日志，不作修改' },
  { id: 'ROLE_INTERN', name: '实习生', privileges: LOOK, memo: '实习期内只看不改' },
]

/** Staff who have a user but no password yet: a manager sets the first one. */
const STAFF: readonly (readonly [no: string, roles: readonly string[], group: string, city: string, enabled: 0 | 1])[] =
  [
    ['staff01', [ROLE.followUpManager], 'FOLLOW_GZ', GUANGZHOU.city, 1],
    ['staff02', [ROLE.followUpManager], 'FOLLOW_GZ', GUANGZHOU.city, 1],
    ['staff05', [ROLE.salesperson, 'ROLE_STORE_MANAGER'], 'GZ_TIANHE', GUANGZHOU.city, 1],
    ['staff06', [ROLE.salesperson], 'GZ_TIANHE', GUANGZHOU.city, 1],
    ['staff07', [ROLE.salesperson], 'GZ_HAIZHU', GUANGZHOU.city, 1],
    ['staff10', [ROLE.service], 'SERVICE', GUANGZHOU.city, 1],
    ['staff14', [ROLE.finance], 'FINANCE', GUANGZHOU.city, 1],
    ['staff17', ['ROLE_INTERN'], 'GZ_PANYU', GUANGZHOU.city, 0],
    ['staff19', ['ROLE_ARCHIVIST'], 'FOLLOW_GZ', GUANGZHOU.city, 1],
    ['staff23', [ROLE.followUpManager], 'FOLLOW_SZ', SHENZHEN.city, 1],
    ['staff25', [ROLE.salesperson], 'SZ_NANSHAN', SHENZHEN.city, 1],
  ]

/** Adds the demo roles, and staff without a password. */
export async function addDemoStaff(unit: Unit, ids: Ids): Promise<void> {
  await addMissing(
    unit,
    roleTable,
    DEMO_ROLES.map((role, order) => ({
      key: role.id,
      project: null,
      city: null,
      values: roleValues(role, ROLES.length + order, false),
    })),
  )
  await addMissing(
    unit,
    dictEntryTable,
    DEMO_ROLES.map(({ id, name }, order) => ({
      key: `SYS_ROLE:${id}`,
      project: null,
      city: null,
      values: { dict: 'SYS_ROLE', key: id, value: name, sortOrder: ROLES.length + order + 1, enabled: 1 },
    })),
  )
  for (const [no, roles, groupCode, city, enabled] of STAFF) {
    const account = await unit.get(accountTable, `demo-${no}`)
    if (!account) continue
    const user = await addUser(unit, ids, {
      key: `demo-user-${no}`,
      userName: no,
      displayName: textOf(account.values['br01Name']),
      acctId: account.key,
      passwordHash: '',
      cities: [city],
      roles,
      provider: null,
    })
    const { positions = null, br01Phone = null } = account.values
    await unit.update(userTable, user.key, user.version, { groupCode, enabled, positions, phone: br01Phone })
  }
}
