import type { BackendModule } from '../backend-module.ts'
import { commissionWeightColumns, commissionRuleColumns } from '../grid/computed/money-columns.ts'
import { commissionEntryTable, commissionRuleTable, commissionWeightTable } from './commission-tables.ts'

/** Commission people earn by jobs. */
export const commissionModule: BackendModule = {
  tables: [commissionEntryTable, commissionRuleTable, commissionWeightTable],
  columns: { [commissionWeightTable.name]: commissionWeightColumns, [commissionRuleTable.name]: commissionRuleColumns },
}
