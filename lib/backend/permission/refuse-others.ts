import { isManager } from '../../domain/permission/role.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'

/**
 * What roles and partners may do is decided by managers, whoever else was given their lists: nobody widens what they
 * may do themselves.
 *
 * @throws Refusal NO_PERMISSION
 */
export function refuseOthers({ roles }: Principal, what = '角色与授权'): void {
  if (!isManager(roles)) throw new Refusal('NO_PERMISSION', `${what}只能由经理修改`)
}
