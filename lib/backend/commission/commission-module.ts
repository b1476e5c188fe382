import type { BackendModule } from '../backend-module.ts'
import { commissionEntryTable, commissionRuleTable, commissionWeightTable } from './commission-tables.ts'

/** Commission people earn by jobs. */
export const commissionModule: BackendModule = {
  tables: [commissionEntryTable, commissionRuleTable, commissionWeightTable],
}
