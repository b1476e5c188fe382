import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { costBudgetGrid } from './cost-budget-grid.ts'
import { costEntryGrid } from './cost-entry-grid.ts'
import { costStoreGrid } from './cost-store-grid.ts'

export const costsGrids: readonly Grid[] = [costEntryGrid, costBudgetGrid, costStoreGrid]
/** Empty: the rows come with the demo data, because their months depend on today. */
export const costsRows: readonly GridRowsSeed[] = []
