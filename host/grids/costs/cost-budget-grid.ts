import { costBudget, defineGrid } from 'fangkit/domain'
import { COST_ROLES } from './cost-readers.ts'

/** What stores may spend in a month. @source ROU-012 */
export const costBudgetGrid = defineGrid({
  name: 'CostBudgetGrid',
  title: '成本预算',
  entity: costBudget,
  columns: ['budgetMonth', 'storeCode', 'costCategory', 'budgetAmount', 'budgetMemo', 'updTime'],
  search: ['budgetMonth', 'storeCode', 'costCategory'],
  sort: { field: 'budgetMonth', order: 'desc' },
  open: 'budgetMonth',
  operations: ['view', 'add', 'edit', 'clone', 'delete'],
  rowsOf: { table: 'cost_budget' },
  scope: 'city',
  unique: [['budgetMonth', 'storeCode', 'costCategory']],
  roles: COST_ROLES,
})
