import { commissionRule, defineGrid, type Grid, ROLE } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** What people earn by the jobs of cases. @source ROU-011 (/RoyaltyManagement), FLW-019 */
export const commissionRuleGrid: Grid = defineGrid({
  name: 'RoyaltyManagement',
  title: '提成规则',
  entity: commissionRule,
  columns: ['hf11SceneGrp', 'hf11CardType', 'hf11CommissionExp', 'hf11Participants', 'hf11Enabled', 'updTime', 'updUsr'],
  search: ['hf11SceneGrp', 'hf11CardType', 'hf11Enabled'],
  sort: { field: 'hf11SceneGrp', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'hf11CardType',
  ...switchedBy('hf11Enabled'),
  rowsOf: { table: 'hf11_flow_commission_cfg' },
  form: { columns: 2 },
  // How others are paid is for those who decide about money.
  roles: { read: [ROLE.manager, ROLE.finance, ROLE.financeReviewer], write: [ROLE.manager] },
})
