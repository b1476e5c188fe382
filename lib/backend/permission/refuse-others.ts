import { isManager } from '../../domain/permission/role.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'

/** What a role may do is decided by managers, whoever else was given their lists: nobody widens what they may do themselves. @throws Refusal NO_PERMISSION */
export function refuseOthers({ roles }: Principal): void {
  if (!isManager(roles)) throw new Refusal('NO_PERMISSION', '角色与授权只能由经理修改')
}
