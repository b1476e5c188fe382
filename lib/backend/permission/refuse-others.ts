import { isManager } from '../../domain/permission/role.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'

/**
 * Only managers decide what roles and partners may do, even where others may open these lists, so that no user extends
 * their own rights.
 *
 * @throws Refusal NO_PERMISSION
 */
export function refuseOthers({ roles }: Principal, what = '角色与授权'): void {
  if (!isManager(roles)) throw new Refusal('NO_PERMISSION', `${what}只能由经理修改`)
}
