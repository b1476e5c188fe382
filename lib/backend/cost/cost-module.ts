import type { BackendModule } from '../backend-module.ts'
import { costHandlers } from './cost-handlers.ts'
import { costBudgetTable, costEntryTable, costStoreTable } from './cost-tables.ts'

/** Stores, their costs outside of cases, and their budgets. */
export const costModule: BackendModule = {
  tables: [costStoreTable, costEntryTable, costBudgetTable],
  handlers: costHandlers,
}
