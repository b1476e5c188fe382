import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { ROLE } from '../../domain/permission/role.ts'

interface RoleLine {
  readonly id: string
  readonly name: string
  readonly privileges: readonly Privilege[]
}

const READ = [PRIVILEGE.search, PRIVILEGE.detail] as const
/** Which cases someone may open or change is decided by role and participation, not by these. */
const WORK = [...READ, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish, PRIVILEGE.remove] as const
/** Finance decides, and finishes the jobs that are its own, such as a payout that came in. */
const DECIDE = [...READ, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish] as const

/** The roles an installation starts with and the operations each one allows. @source ROL-001 to ROL-007, OPN-066, OPN-069 */
export const ROLES: readonly RoleLine[] = [
  { id: ROLE.manager, name: '经理', privileges: Object.values(PRIVILEGE) },
  { id: ROLE.finance, name: '财务', privileges: DECIDE },
  { id: ROLE.financeReviewer, name: '财务复核', privileges: DECIDE },
  { id: ROLE.followUpManager, name: '跟进经理', privileges: WORK },
  { id: ROLE.salesperson, name: '业务员', privileges: WORK },
  { id: ROLE.service, name: '客服', privileges: WORK },
  { id: ROLE.providerEmployee, name: '服务商员工', privileges: [...READ, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save] },
  { id: ROLE.viewer, name: '只读查看', privileges: READ },
]
