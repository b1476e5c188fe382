import { sameValue } from '../../catalogue/kind.ts'
import { providerIssue } from '../../domain/permission/sys-user.ts'
import { ROLE } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { userTable } from './staff-tables.ts'
import { othersManage } from './others-manage.ts'
import { saveRoles } from './user-account.ts'
import { foreignRoleIssue, grantIssues, refuseManagers, notifyOwner } from './user-rules.ts'

/**
 * A change of a group's roles applies at once to everyone who has their roles through the group.
 * @source ROU-001 (/SysGroupGrid)
 */
export const groupRules: ListRules = {
  saving: async ({ principal }, before, record) => {
    const [had, requested] = [listOf(before?.values['groupRoles']), listOf(record['groupRoles'])]
    refuseManagers(principal, requested, had)
    const issue = foreignRoleIssue(principal, had, requested)
    if (issue !== null) throw Refusal.invalid([{ field: 'groupRoles', message: issue }])
  },
  operating: async ({ principal }, _operation, row) => refuseManagers(principal, listOf(row.values['groupRoles'])),
  changed: async (context, before, after) => {
    if (!before || !after || after.values['enabled'] !== 1) return
    // A change made while the group was out of use takes effect when it is in use again.
    if (
      before.values['enabled'] === 1 &&
      sameValue(before.values['groupRoles'] ?? null, after.values['groupRoles'] ?? null)
    )
      return
    const roles = listOf(after.values['groupRoles'])
    const { rows } = await context.unit.list(userTable, {
      where: { field: 'groupCode', is: [textOf(after.values['groupCode'])] },
      sort: [{ field: '$key' }],
      counted: false,
    })
    for (const { key, values } of rows) if (values['rolesFollow'] === 1) await passOn(context, key, roles)
  },
}

/**
 * Passes the roles of a group on to its members.
 * @throws Refusal INVALID where a member cannot have these roles: then nobody gets them
 */
async function passOn(context: SignedIn, key: string, roles: readonly string[]): Promise<void> {
  const user = await context.unit.get(userTable, key, { lock: true })
  const held = listOf(user?.values['roles'])
  if (!user || sameValue(held, roles)) return
  refuseManagers(context.principal, held)
  const issue =
    grantIssue(context, user, roles) ??
    providerIssue(roles, textOf(user.values['provider']) || null) ??
    (await managingIssue(context, user, roles))
  if (issue !== null)
    throw Refusal.invalid([{ field: 'groupRoles', message: `成员“${textOf(user.values['displayName'])}”：${issue}` }])
  await saveRoles(context, key, roles)
  notifyOwner(context, await updateRecord(context, userTable, user, { roles }, ['roles']))
}

/**
 * Why the caller may not give this member the roles: they lack a role themselves, it is themselves, or the member works
 * outside their cities.
 */
function grantIssue({ principal }: SignedIn, user: Row, roles: readonly string[]): string | null {
  const cities = listOf(user.values['cities'])
  if (!cities.every((city) => principal.cities.includes(city))) return '还在您未获授权的城市工作，请由那里的经理修改'
  return grantIssues(principal, { user, roles, cities })[0]?.message ?? null
}

async function managingIssue(
  context: SignedIn,
  { key, values }: Row,
  roles: readonly string[],
): Promise<string | null> {
  if (!listOf(values['roles']).includes(ROLE.manager) || roles.includes(ROLE.manager) || values['enabled'] !== 1)
    return null
  return (await othersManage(context, key)) ? null : '这是最后一位经理，不能去掉“经理”角色'
}
