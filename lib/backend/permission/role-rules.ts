import { sameValue } from '../../catalogue/kind.ts'
import { menuItem } from '../../domain/permission/menu-item.ts'
import { ROLE } from '../../domain/permission/role.ts'
import { BUILT_IN_ROLE } from '../../domain/permission/sys-role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { userRoleTable } from '../tables.ts'
import { listOf } from '../session.ts'
import type { Principal } from '../principal.ts'
import { refuseOthers } from './refuse-others.ts'

const EVERYWHERE = { project: null, city: null }

/**
 * Roles that rules of the program name cannot be switched off or removed. The manager role keeps every right, so that
 * managers cannot lock everyone out.
 * @source ROU-001 (/SysRolesGrid)
 */
export const roleRules: ListRules = {
  keyOf: ({ roleId }) => String(roleId),
  saving: async ({ principal }, before, record) => {
    refuseOthers(principal)
    const foreign = foreignPrivilege(principal, listOf(before?.values['privileges']), listOf(record['privileges']))
    if (foreign) throw Refusal.invalid([{ field: 'privileges', message: '不能授予您自己没有的操作权限' }])
    if (before?.key === ROLE.manager && !sameValue(before.values['privileges'] ?? null, record['privileges'] ?? null)) {
      throw Refusal.invalid([{ field: 'privileges', message: '“经理”具有全部操作权限，不能修改' }])
    }
  },
  operating: async ({ unit, principal }, operation, row) => {
    refuseOthers(principal)
    // Also where a list declares no lock.
    if (BUILT_IN_ROLE.operations.includes(operation) && (row.values['builtIn'] === 1 || row.key === ROLE.manager))
      throw new Refusal('STATUS', BUILT_IN_ROLE.reason)
    if (operation !== 'delete') return
    const { total } = await unit.list(userRoleTable, {
      where: { field: 'ss13RoleId', is: [row.key] },
      page: 1,
      pageSize: 1,
    })
    if (total > 0) throw new Refusal('STATUS', `有${total.toLocaleString('zh-CN')}个用户正在使用这个角色，不能删除`)
  },
  changed: async ({ notify }, before, after) => {
    notify.record(menuItem.service, after?.key ?? before?.key ?? '', EVERYWHERE)
  },
}

/** True when a requested operation is new and none of the user's own roles has it. */
function foreignPrivilege({ grants }: Principal, before: readonly string[], requested: readonly string[]): boolean {
  const held = new Set<string>(grants.flatMap(({ privileges }) => [...privileges]))
  return requested.some((privilege) => !before.includes(privilege) && !held.has(privilege))
}
