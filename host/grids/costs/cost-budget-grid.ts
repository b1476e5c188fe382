import { costBudget, defineGrid, percent, withComputed, yuan } from 'fangkit/domain'
import { COST_ROLES } from './cost-readers.ts'

/** Monthly budgets of stores. @source ROU-012 */
export const costBudgetGrid = defineGrid({
  name: 'CostBudgetGrid',
  title: '成本预算',
  entity: withComputed(costBudget, {
    budgetEntered: yuan('台账已登记'),
    budgetLeft: yuan('台账结余'),
    budgetUsed: percent('登记占预算'),
  }),
  columns: [
    'budgetMonth',
    'storeCode',
    'costCategory',
    'budgetAmount',
    'budgetEntered',
    'budgetLeft',
    'budgetUsed',
    'budgetMemo',
    'updTime',
  ],
  search: ['budgetMonth', 'storeCode', 'costCategory'],
  sort: { field: 'budgetMonth', order: 'desc' },
  open: 'budgetMonth',
  operations: ['view', 'add', 'edit', 'clone', 'delete'],
  rowsOf: { table: 'cost_budget' },
  scope: 'city',
  unique: [['budgetMonth', 'storeCode', 'costCategory']],
  roles: COST_ROLES,
})
