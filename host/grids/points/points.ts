import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { pointAccountGrid, pointAccountRows } from './point-account-grid.ts'
import { pointEntryGrid, pointEntryRows } from './point-entry-grid.ts'
import { pointProductGrid, pointProductRows } from './point-product-grid.ts'
import { pointRuleGrid, pointRuleRows } from './point-rule-grid.ts'
import { shareRuleGrid, shareRuleRows } from './share-rule-grid.ts'

/** Lists of points, and of rewards for sharing. */
export const pointsGrids: readonly Grid[] = [
  pointAccountGrid,
  pointEntryGrid,
  pointRuleGrid,
  pointProductGrid,
  shareRuleGrid,
]

export const pointsRows: readonly GridRowsSeed[] = [
  pointRuleRows,
  pointEntryRows,
  pointAccountRows,
  pointProductRows,
  shareRuleRows,
]
