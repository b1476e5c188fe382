import type { Issue } from '../../catalogue/check.ts'
import { menuItem } from '../../domain/permission/menu-item.ts'
import { isManager, ROLE } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { divisionName } from '../national-divisions.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { othersManage } from './others-manage.ts'

/**
 * Switching a user off takes effect at once. Users cannot switch themselves off, and at least one manager remains.
 * @source ROU-001 (/SysUsersGrid)
 */
export const userRules: ListRules = {
  operating: async (context, operation, row) => {
    refuseManagers(context.principal, listOf(row.values['roles']))
    refuseOtherCities(context.principal, row)
    if (operation !== 'disable') return
    if (row.key === context.principal.userId) throw new Refusal('STATUS', '不能停用自己的用户')
    if (listOf(row.values['roles']).includes(ROLE.manager) && !(await othersManage(context, row.key)))
      throw new Refusal('STATUS', '这是最后一位经理，不能停用')
  },
  changed: async (context, _before, after) => {
    if (!after) return
    if (after.values['enabled'] === 0) await endSessionsOf(context, after, '用户已停用')
    notifyOwner(context, after)
  },
}

/** Refuses a caller who is no manager to appoint a manager or to change one. @throws Refusal NO_PERMISSION */
export function refuseManagers({ roles }: Principal, ...concerned: readonly (readonly string[])[]): void {
  if (!isManager(roles) && concerned.some((of) => of.includes(ROLE.manager)))
    throw new Refusal('NO_PERMISSION', '经理的用户只能由经理修改')
}

/** Refuses callers to change users who also work in cities the callers do not have. @throws Refusal NO_PERMISSION */
export function refuseOtherCities({ cities }: Principal, user: Row): void {
  if (listOf(user.values['cities']).every((city) => cities.includes(city))) return
  throw new Refusal('NO_PERMISSION', '该用户还在您未获授权的城市工作，请由那里的经理修改')
}

/** The roles and cities a caller would give a user. */
export interface Grant {
  readonly user: Row | null
  readonly roles: readonly string[]
  readonly cities: readonly string[]
}

/**
 * Issues for what a caller may not give: a city they do not have; a role they do not have, unless they are a manager,
 * whose role includes every operation; and anything to themselves.
 */
export function grantIssues(principal: Principal, grant: Grant): readonly Issue[] {
  const { roles, userId } = principal
  const [hadRoles, hadCities] = [listOf(grant.user?.values['roles']), listOf(grant.user?.values['cities'])]
  // refuseManagers refuses the appointment of a manager as a whole.
  const newRoles = grant.roles.filter((role) => !hadRoles.includes(role) && (isManager(roles) || role !== ROLE.manager))
  const foreignRole = foreignRoleIssue(principal, hadRoles, newRoles)
  const isSelf = grant.user?.key === userId
  return [
    ...cityIssues(principal, hadCities, grant.cities),
    ...(isSelf && newRoles.length > 0 ? [{ field: 'roles', message: '不能给自己增加角色，请由其他经理授予' }] : []),
    ...(foreignRole !== null && !isSelf ? [{ field: 'roles', message: foreignRole }] : []),
  ]
}

/** Only a manager, whose role includes every operation, may grant a role they do not have. */
export function foreignRoleIssue(
  { roles }: Principal,
  before: readonly string[],
  requested: readonly string[],
): string | null {
  if (isManager(roles)) return null
  return requested.some((role) => !before.includes(role) && !roles.includes(role)) ? '不能授予您自己没有的角色' : null
}

/** Users cannot set their own provider, because its cases come with it. */
export function ownProviderIssues({ userId }: Principal, user: Row | null, requested: string): readonly Issue[] {
  if (user?.key !== userId || textOf(user.values['provider']) === requested) return []
  return [{ field: 'provider', message: '不能更改自己所属的服务商，请由其他经理修改' }]
}

/** Users cannot grant a city they do not have, to a user or to an account. */
export function cityIssues(
  { cities }: Principal,
  before: readonly string[],
  requested: readonly string[],
): readonly Issue[] {
  const names = requested
    .filter((city) => !before.includes(city) && !cities.includes(city))
    .flatMap((city) => divisionName(city) ?? [])
  return names.length === 0 ? [] : [{ field: 'cities', message: `您没有${names.join('、')}的授权，不能授予他人` }]
}

/** Services whose pages show a user's identity, menu and cities. */
const OF_ONE_PERSON = ['login', 'home', menuItem.service, 'Ss11SysUsers', 'Hf01CityFieldManage']

/** Notifies the user's open pages, which load their rights again. */
export function notifyOwner({ notify }: Pick<SignedIn, 'notify'>, user: Row): void {
  for (const topic of OF_ONE_PERSON) notify.personal(topic, user.key, textOf(user.values['acctId']))
}
