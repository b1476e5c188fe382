import { menuItem } from '../../domain/permission/menu-item.ts'
import { isManager, ROLE } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { othersManage } from './keep-manager.ts'

/** Switching somebody off takes effect at once; nobody does it to themselves, and one manager stays. @source ROU-001 (/SysUsersGrid) */
export const userRules: ListRules = {
  operating: async (context, operation, row) => {
    refuseManagers(context.principal, listOf(row.values['roles']))
    if (operation !== 'disable') return
    if (row.key === context.principal.userId) throw new Refusal('STATUS', '不能停用自己的用户')
    if (listOf(row.values['roles']).includes(ROLE.manager) && !(await othersManage(context, row.key))) throw new Refusal('STATUS', '这是最后一位经理，不能停用')
  },
  changed: async (context, _before, after) => {
    if (!after) return
    if (after.values['enabled'] === 0) await endSessionsOf(context, after, '用户已停用')
    tellOwner(context, after)
  },
}

/** Somebody else than a manager who looks after users makes nobody a manager and touches none. @throws Refusal NO_PERMISSION */
export function refuseManagers({ roles }: Principal, ...concerned: readonly (readonly string[])[]): void {
  if (!isManager(roles) && concerned.some((of) => of.includes(ROLE.manager))) throw new Refusal('NO_PERMISSION', '经理的用户只能由经理修改')
}

/** What a person's own pages show of who they are, what they may open, and where they work. */
const OF_ONE_PERSON = ['login', 'home', menuItem.service, 'Ss11SysUsers', 'Hf01CityFieldManage']

/** Their open pages ask anew what they may do. */
export function tellOwner({ notify }: Pick<SignedIn, 'notify'>, user: Row): void {
  for (const topic of OF_ONE_PERSON) notify.personal(topic, user.key, textOf(user.values['acctId']))
}
