import { userCalls } from '../../contract/account/staff-calls.ts'
import type { Grant } from '../../domain/permission/grant.ts'
import { MENU_KIND } from '../../domain/permission/menu-item.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { privilegesOffered, rightsIn, rightsOnPage } from '../../domain/permission/rights.ts'
import { isManager } from '../../domain/permission/role.ts'
import { visibleRow } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import type { Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { grantsOf, listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { menuItemTable, roleTable, userRoleTable, userTable } from '../tables.ts'

const BY_MANAGERS: Policy = {
  who: 'privileged',
  privileges: [PRIVILEGE.search, PRIVILEGE.detail],
  also: ({ roles }) => {
    if (!isManager(roles)) throw new Refusal('NO_PERMISSION', '只有经理可以查看角色与用户的权限')
  },
}

/** What a role or a user may do in every entry of the menu, and which role gives it. @source ROL-006 */
export function rightsHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  const byName = new Map(sources.flatMap((source) => source.names.map((name) => [name, source] as const)))
  const users = sources.find(({ table }) => table === userTable)
  return [
    implement(userCalls.getRights, BY_MANAGERS, async (input, context) => {
      const { unit } = context
      const grants = await grantsOf(unit, await rolesOf(context, input, users))
      const roles = (
        await unit.list(roleTable, { where: { field: '$key', is: grants.map(({ role }) => role) }, counted: false })
      ).rows
      const { rows } = await unit.list(menuItemTable, { where: { field: 'enabled', is: [1] }, counted: false })
      const menu = rows.flatMap((item) => {
        const source = byName.get(textOf(item.values['menuCode']))
        return item.values['menuKind'] === MENU_KIND.list && !source ? [] : [menuRights(item, source, grants)]
      })
      const named = roles.map(({ key, values }) => ({ id: key, name: textOf(values['roleName']) || key }))
      return { data: { roles: named, menu } }
    }),
  ]
}

/** The roles to explain. @throws Refusal NOT_FOUND for a user of other cities */
async function rolesOf(
  context: SignedIn,
  { role, id }: { readonly role?: string | null | undefined; readonly id?: string | null | undefined },
  users: GridSource | undefined,
): Promise<readonly string[]> {
  if (role) return [role]
  if (!id || !users) throw Refusal.invalid([{ field: 'role', message: '请选择角色或用户' }])
  const user = await visibleRow(context, users, id)
  const { rows } = await context.unit.list(userRoleTable, {
    where: { field: 'ss13UsrId', is: [user.key] },
    counted: false,
  })
  return rows.map(({ values }) => textOf(values['ss13RoleId']))
}

function menuRights({ values }: Row, source: GridSource | undefined, grants: readonly Grant[]) {
  const code = textOf(values['menuCode'])
  const kind = textOf(values['menuKind'])
  const isPage = kind === MENU_KIND.page
  return {
    code,
    name: textOf(values['menuName']),
    kind,
    father: textOf(values['father']) || null,
    sort: Number(values['sortNo'] ?? 0),
    offered: source ? privilegesOffered(source) : isPage ? [PRIVILEGE.search] : [],
    given: source ? rightsIn(source, grants) : isPage ? rightsOnPage(code, listOf(values['menuRoles']), grants) : [],
  }
}
