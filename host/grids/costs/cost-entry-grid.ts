import { costEntry, defineGrid } from 'fangkit/domain'
import { COST_ROLES } from './cost-readers.ts'

/** Costs of stores that do not belong to a case. @source ROU-012 (OperatingCosts) */
export const costEntryGrid = defineGrid({
  name: 'CostEntryGrid',
  title: '成本登记',
  entity: costEntry,
  columns: [
    'entryDate',
    'storeCode',
    'costCategory',
    'costItem',
    'entryAmount',
    'payee',
    'voucherNo',
    'entryKind',
    'updTime',
  ],
  search: ['entryDate', 'storeCode', 'costCategory', 'costItem', 'entryKind', 'payee'],
  sort: { field: 'entryDate', order: 'desc' },
  open: 'entryDate',
  pinned: ['entryDate'],
  sums: ['entryAmount'],
  operations: ['view', 'add', 'edit', 'clone', 'delete'],
  rowsOf: { table: 'cost_entry' },
  scope: 'city',
  form: { columns: 2 },
  roles: COST_ROLES,
})
