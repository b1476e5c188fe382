import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { ROLE } from '../../domain/permission/role.ts'
import type { Values } from '../store.ts'
import { filledOnly } from './rows/filled.ts'

/** A role of an installation. */
export interface SeedRole {
  readonly id: string
  readonly name: string
  readonly privileges: readonly Privilege[]
  readonly memo: string
}

const READ = [PRIVILEGE.search, PRIVILEGE.detail] as const
/** Role and participation decide which cases a user may open or change; these privileges do not. */
const WORK = [...READ, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish, PRIVILEGE.remove] as const
/** Finance decides, and finishes its own jobs, such as a payout that arrived. */
const DECIDE = [...READ, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish] as const

/**
 * The roles an installation starts with and the operations each one allows.
 * @source ROL-001 to ROL-007, OPN-066, OPN-069
 */
export const ROLES: readonly SeedRole[] = [
  { id: ROLE.manager, name: '经理', privileges: Object.values(PRIVILEGE), memo: '本城市全部项目与配置' },
  { id: ROLE.finance, name: '财务', privileges: DECIDE, memo: '审核收支，查看本城市全部项目' },
  { id: ROLE.financeReviewer, name: '财务复核', privileges: DECIDE, memo: '与财务相同，互相复核' },
  { id: ROLE.followUpManager, name: '跟进经理', privileges: WORK, memo: '跟进项目全过程' },
  { id: ROLE.salesperson, name: '业务员', privileges: WORK, memo: '接单与客户服务' },
  { id: ROLE.service, name: '客服', privileges: WORK, memo: '跟进找房需求与回访' },
  {
    id: ROLE.providerEmployee,
    name: '服务商员工',
    privileges: [...READ, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save],
    memo: '本服务商的项目',
  },
  { id: ROLE.viewer, name: '只读查看', privileges: READ, memo: '只能查看' },
]

/** The stored values of a role. */
export function roleValues({ id, name, privileges, memo }: SeedRole, order: number, builtIn: boolean): Values {
  return filledOnly({
    roleId: id,
    roleName: name,
    privileges,
    memo,
    builtIn: builtIn ? 1 : 0,
    sortNo: (order + 1) * 10,
    enabled: 1,
  })
}
