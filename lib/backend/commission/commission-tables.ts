import { commissionEntry, commissionRule } from '../../domain/flow/commission-rule.ts'
import { commissionWeight } from '../../domain/flow/commission-weight.ts'
import { ofCase, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Commission people earn by jobs, recalculated as a whole on every change. */
export const commissionEntryTable = ofCase('flow_commission', commissionEntry)
export const commissionRuleTable: Table = recordTable('hf11_flow_commission_cfg', commissionRule, {
  unique: [['hf11SceneGrp', 'hf11CardType']],
  small: true,
})
/** Weights for sharing commissions. */
export const commissionWeightTable: Table = recordTable('weight_commission', commissionWeight, {
  unique: [['weightPosition', 'weightScene']],
  small: true,
})
