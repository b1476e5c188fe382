import { loginCalls, staffCalls } from '../contract/login-calls.ts'
import { projectCalls } from '../contract/project-calls.ts'
import { isFinance, isManager, mayCreateProject, type RoleRow } from '../domain/permission/role.ts'
import type { QueryPlan } from './query-options.ts'

/** The person who is signed in, and what they may do. @source SHL-022, ROL-002 to ROL-007 @public */
export interface AuthUser {
  readonly userName: string
  readonly userId: string
  readonly acctId: string
  readonly roles: readonly RoleRow[]
  readonly roleIds: readonly string[]
  readonly isFinance: boolean
  readonly isManager: boolean
  readonly isServiceStaff: boolean
  /** Employee of a service provider. */
  readonly isProviderEmployee: boolean
  readonly mayCreateProject: boolean
  /** Operation privileges, such as `OPT_SAVE`. */
  readonly privileges: readonly string[]
}

const FIVE_MINUTES = 300_000

/** @public */
export function authUser(): QueryPlan<AuthUser> {
  return {
    key: [loginCalls.getLoginStatus.service, loginCalls.getLoginStatus.method],
    staleTime: FIVE_MINUTES,
    load: async (client, options) => {
      const [status, roleRows, provider, privileges] = await Promise.all([
        client.call(loginCalls.getLoginStatus, {}, options),
        client.call(loginCalls.getUserRole, {}, options),
        client.call(staffCalls.checkFwsEmployee, {}, options),
        client.call(projectCalls.getOpts, {}, options),
      ])
      const roles = roleRows.data.map(({ ss13UsrId, ss13RoleId, otherValues }) => ({ ss13UsrId, ss13RoleId, otherValues: otherValues ?? {} }))
      const roleIds = roles.map(({ ss13RoleId }) => ss13RoleId)
      const { userName, userId, acctId, isFinance: finance, isServiceStaff } = status.data
      // Before any form of this person looks for its draft.
      client.drafts.signedInAs(acctId)
      return {
        userName, userId, acctId, roles, roleIds,
        isFinance: finance === 1 || isFinance(roleIds),
        isManager: isManager(roleIds),
        isServiceStaff: isServiceStaff === 1,
        isProviderEmployee: provider.data,
        mayCreateProject: mayCreateProject(roleIds, provider.data),
        privileges: privileges.data,
      }
    },
  }
}
