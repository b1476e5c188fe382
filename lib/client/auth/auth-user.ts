import { loginCalls, staffCalls } from '../../contract/account/login-calls.ts'
import { projectCalls } from '../../contract/case/project-calls.ts'
import {
  isFinance,
  isManager,
  knownRoles,
  mayCreateProject,
  type RoleIds,
  type RoleRow,
} from '../../domain/permission/role.ts'
import type { SessionUser } from './auth.ts'
import type { FangkitClient } from '../client.ts'
import { knownUser } from './known-user.ts'
import type { QueryPlan } from '../queries/query-options.ts'

/** The signed-in user with roles and privileges. @source SHL-022, ROL-002 to ROL-007 @public */
export interface AuthUser {
  /** Name to show: that of the person, or the one they sign in with. */
  readonly userName: string
  /** Key of the log-in (`Ss11SysUsers`). */
  readonly userId: string
  /** Key of the account (`Br01AcctBase`), by which cases and jobs name the people who work on them. */
  readonly acctId: string
  /** The roles as the back end sends them; with the host's own user, made of its `roleIds`. */
  readonly roles: readonly RoleRow[]
  /** Role ids as in `ROLE`, whatever the back end calls them. */
  readonly roleIds: readonly string[]
  /** True with one of the two finance roles, or where the back end says so. */
  readonly isFinance: boolean
  /** True with the manager role. */
  readonly isManager: boolean
  /** Employee of a service provider. */
  readonly isProviderEmployee: boolean
  /** True for managers and employees of service providers. */
  readonly mayCreateProject: boolean
  /** Operation privileges, such as `OPT_SAVE`. */
  readonly privileges: readonly string[]
}

const FIVE_MINUTES = 300_000

/** Loads the signed-in user: from the host if it names one, otherwise from the back end. @public */
export function authUser(): QueryPlan<AuthUser> {
  return {
    key: [loginCalls.getLoginStatus.service, loginCalls.getLoginStatus.method],
    staleTime: FIVE_MINUTES,
    load: async (client, options) => {
      const named = await knownUser(client, options.signal)
      const ids = await client.ask('roleIds', options.signal, async (auth) => auth.roleIds)
      const user = named ? userNamed(named, ids) : await userAsked(client, options, ids)
      // Must run before any form of this user looks for its draft.
      client.drafts.signedInAs(user.acctId)
      return user
    },
  }
}

function userNamed({ isProviderEmployee = false, ...named }: SessionUser, ids: RoleIds | undefined): AuthUser {
  const roles = named.roleIds.map((ss13RoleId) => ({ ss13UsrId: named.userId, ss13RoleId, otherValues: {} }))
  return userOf({ ...named, roles, isProviderEmployee }, ids, false)
}

async function userAsked(
  client: FangkitClient,
  options: { readonly signal: AbortSignal },
  ids: RoleIds | undefined,
): Promise<AuthUser> {
  const [{ data: status }, roleRows, provider, privileges] = await Promise.all([
    client.call(loginCalls.getLoginStatus, {}, options),
    client.call(loginCalls.getUserRole, {}, options),
    client.call(staffCalls.checkFwsEmployee, {}, options),
    client.call(projectCalls.getOpts, {}, options),
  ])
  const { userName, userId, acctId } = status
  const roles = roleRows.data.map(({ ss13UsrId, ss13RoleId, otherValues }) => ({
    ss13UsrId,
    ss13RoleId,
    otherValues: otherValues ?? {},
  }))
  return userOf(
    {
      userName,
      userId,
      acctId,
      roles,
      privileges: privileges.data,
      isProviderEmployee: provider.data,
    },
    ids,
    status.isFinance === 1,
  )
}

type Person = Pick<AuthUser, 'userName' | 'userId' | 'acctId' | 'roles' | 'privileges' | 'isProviderEmployee'>

function userOf(
  { userName, userId, acctId, roles, privileges, isProviderEmployee }: Person,
  ids: RoleIds | undefined,
  finance: boolean,
): AuthUser {
  const roleIds = knownRoles(
    roles.map(({ ss13RoleId }) => ss13RoleId),
    ids,
  )
  return {
    userName,
    userId,
    acctId,
    roles,
    roleIds,
    privileges,
    isProviderEmployee,
    isFinance: finance || isFinance(roleIds),
    isManager: isManager(roleIds),
    mayCreateProject: mayCreateProject(roleIds, isProviderEmployee),
  }
}
