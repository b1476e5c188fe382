import { isFinance, isManager } from '../../domain/permission/role.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'

/** Costs are visible to finance and managers, each for the city they work in. */
export const COST_READERS: Policy = {
  who: 'privileged',
  privileges: [PRIVILEGE.search],
  also: ({ roles, city }) => {
    if (!isFinance(roles) && !isManager(roles)) throw new Refusal('NO_PERMISSION', '只有财务和经理可以查看成本管理')
    if (city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  },
}
