import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, month, textarea, yuan } from '../../catalogue/field.ts'
import { recordFields } from '../record-fields.ts'
import { COST_STORES } from './cost-codes.ts'

/** The budget of a store for a category in a month. @source ROU-012 @public */
export const costBudget = defineEntity({
  service: 'CostBudget',
  title: '成本预算',
  metaTable: null,
  groups: {
    budget: {
      label: '预算',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        budgetMonth: month('月份', { required: true, indexed: true, column: true }),
        storeCode: code(COST_STORES, '门店', { required: true, indexed: true, column: true }),
        costCategory: code('COST_CATEGORY', '成本类别', { required: true, indexed: true, column: true }),
        budgetAmount: yuan('预算金额', { required: true, indexed: true, column: true }),
        budgetMemo: textarea('依据', { maxLength: 300 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a monthly budget, by field name; null where empty, amounts in yuan. @public */
export type CostBudget = RecordOf<typeof costBudget>
