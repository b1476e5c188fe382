import { PRIVILEGE, type Privilege } from '../domain/permission/privilege.ts'
import { createsProjects, type Principal } from './principal.ts'
import { Refusal } from './refusal.ts'

/**
 * Who may make a call at all. Access to a record is checked where the record is read.
 * @source server rules R5 to R10
 */
export type Policy =
  | { readonly who: 'anyone' }
  | { readonly who: 'signedIn' }
  | {
      readonly who: 'privileged'
      readonly privileges: readonly Privilege[]
      readonly also?: (principal: Principal) => void
    }

export const SIGNED_IN: Policy = { who: 'signedIn' }
export const needs = (...privileges: readonly Privilege[]): Policy => ({ who: 'privileged', privileges })

const PRIVILEGE_LABELS: Readonly<Record<Privilege, string>> = {
  [PRIVILEGE.search]: '查询',
  [PRIVILEGE.add]: '新增',
  [PRIVILEGE.update]: '修改',
  [PRIVILEGE.remove]: '删除',
  [PRIVILEGE.detail]: '查看',
  [PRIVILEGE.enable]: '启用',
  [PRIVILEGE.disable]: '停用',
  [PRIVILEGE.finish]: '完结',
  [PRIVILEGE.save]: '保存',
}

/** Checks a policy. @throws Refusal NO_PERMISSION, naming what is missing */
export function allow(policy: Policy, principal: Principal): void {
  if (policy.who !== 'privileged') return
  const missing = policy.privileges.find((privilege) => !principal.privileges.has(privilege))
  if (missing) throw missingPrivilege(missing)
  policy.also?.(principal)
}

export function missingPrivilege(privilege: Privilege): Refusal {
  return new Refusal('NO_PERMISSION', `没有“${PRIVILEGE_LABELS[privilege]}”权限，请联系管理员`)
}

/** Checks the right to open a case. @throws Refusal NO_PERMISSION for those who may not open a case */
export function allowCreatingProjects(principal: Principal): void {
  if (!createsProjects(principal)) throw new Refusal('NO_PERMISSION', '只有服务商员工和经理可以新建项目')
  if (principal.city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  allow(needs(PRIVILEGE.add, PRIVILEGE.save), principal)
}
