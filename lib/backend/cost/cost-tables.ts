import { costBudget } from '../../domain/cost/cost-budget.ts'
import { COST_STORES } from '../../domain/cost/cost-codes.ts'
import { costEntry } from '../../domain/cost/cost-entry.ts'
import { costStore } from '../../domain/cost/cost-store.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Stores, their costs outside of cases, and their budgets. Rows belong to a city. */
export const costStoreTable: Table = recordTable('cost_store', costStore, {
  unique: [['storeCode']],
  small: true,
  choices: { dict: COST_STORES, key: 'storeCode', label: 'storeName', enabled: 'enabled' },
})
export const costEntryTable: Table = recordTable('cost_entry', costEntry)
export const costBudgetTable: Table = recordTable('cost_budget', costBudget, {
  unique: [['budgetMonth', 'storeCode', 'costCategory']],
})
