import { costStore, defineGrid, ROLE, switchable } from 'fangkit/domain'
import { COST_ROLES } from './cost-readers.ts'

/** Stores, and which of them a case belongs to. @source ROU-012 */
export const costStoreGrid = defineGrid({
  name: 'CostStoreGrid',
  title: '门店',
  entity: costStore,
  columns: ['storeName', 'storeCode', 'storeArea', 'isMain', 'managerId', 'openedOn', 'seats', 'enabled', 'updTime'],
  search: ['storeName', 'storeArea', 'managerId', 'enabled'],
  sort: { field: 'storeCode', order: 'asc' },
  open: 'storeName',
  pinned: ['storeName'],
  operations: ['view', 'add', 'edit', 'enable', 'disable'],
  states: switchable('enabled'),
  rowsOf: { table: 'cost_store' },
  scope: 'city',
  unique: [['storeCode']],
  form: { columns: 2 },
  roles: { read: COST_ROLES.read, write: [ROLE.manager] },
})
