import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { costBudgetGrid } from './cost-budget-grid.ts'
import { costEntryGrid } from './cost-entry-grid.ts'
import { costStoreGrid } from './cost-store-grid.ts'

export const costsGrids: readonly Grid[] = [costEntryGrid, costBudgetGrid, costStoreGrid]
/** Their rows come with the demo data: they lie in the months before today. */
export const costsRows: readonly GridRowsSeed[] = []
