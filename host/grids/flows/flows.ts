import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { commissionRuleGrid } from './commission-rule-grid.ts'
import { flowConditionGrid, flowDefinitionGrid, flowNodeGrid } from './flow-definition-grids.ts'
import { flowMemoGrid, flowPolicyGrid } from './flow-guidance-grids.ts'
import { flowJobsGrid } from './flow-jobs-grid.ts'
import {
  flowViewGrpGrid,
  flowViewGrpRows,
  workflowPrvGrid,
  workflowPrvRows,
  workflowViewGrid,
  workflowViewRows,
} from './flow-view-grids.ts'

/** Lists that configure flows, and the list of jobs of all cases. */
export const flowsGrids: readonly Grid[] = [
  flowDefinitionGrid,
  flowNodeGrid,
  flowConditionGrid,
  flowMemoGrid,
  flowPolicyGrid,
  commissionRuleGrid,
  flowJobsGrid,
  workflowPrvGrid,
  flowViewGrpGrid,
  workflowViewGrid,
]

export const flowsRows: readonly GridRowsSeed[] = [workflowPrvRows, flowViewGrpRows, workflowViewRows]
