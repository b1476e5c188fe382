import { commissionRule, defineGrid, type Grid, ROLE, text, withComputed, yuan } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Rules for what employees earn by the jobs of cases. @source ROU-011 (/RoyaltyManagement), FLW-019 */
export const commissionRuleGrid: Grid = defineGrid({
  name: 'RoyaltyManagement',
  title: '提成规则',
  entity: withComputed(commissionRule, {
    ruleTried: yuan('每万元服务费提成', { hint: '应收、实收均为一万元，全部节点由该类参与人办理' }),
    ruleSharing: text('分配比例'),
  }),
  columns: [
    'hf11SceneGrp',
    'hf11CardType',
    'hf11CommissionExp',
    'hf11Participants',
    'ruleSharing',
    'ruleTried',
    'hf11Enabled',
    'updTime',
    'updUsr',
  ],
  search: ['hf11SceneGrp', 'hf11CardType', 'hf11Enabled'],
  sort: { field: 'hf11SceneGrp', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'hf11CardType',
  ...switchedBy('hf11Enabled'),
  rowsOf: { table: 'hf11_flow_commission_cfg' },
  form: { columns: 2 },
  // Only roles that decide about money see how others are paid.
  roles: { read: [ROLE.manager, ROLE.finance, ROLE.financeReviewer], write: [ROLE.manager] },
})
