import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { commissionRuleGrid } from './commission-rule-grid.ts'
import { communityGrid } from './community-grid.ts'
import { contentGrids, contentRows } from './content/content.ts'
import { dictValuesGrid } from './dict-values-grid.ts'
import { flowConditionGrid, flowDefinitionGrid, flowNodeGrid } from './flow-definition-grids.ts'
import { flowMemoGrid, flowPolicyGrid } from './flow-guidance-grids.ts'
import { flowJobsGrid } from './flow-jobs-grid.ts'
import { marketingGrids, marketingRows } from './marketing/marketing.ts'
import { organisationGrid } from './organisation-grid.ts'
import { paperTypeGrid } from './paper-type-grid.ts'
import { projectGrid } from './project-grid.ts'
import { ratesGrids, ratesRows } from './rates/rates.ts'
import { rulesGrids, rulesRows } from './rules/rules.ts'
import { sysParamsGrid, sysParamsRows } from './sys-params-grid.ts'
import { templateGrid } from './template-grid.ts'

/** Lists that stand together in the menu. */
export interface GridGroup {
  readonly label: string
  readonly grids: readonly Grid[]
}

/** The configuration lists, as the menu shows them. The address of each one is its name. */
export const gridGroups: readonly GridGroup[] = [
  { label: '基础资料', grids: [organisationGrid, communityGrid] },
  { label: '流程配置', grids: [flowDefinitionGrid, flowNodeGrid, flowConditionGrid, flowMemoGrid, flowPolicyGrid, commissionRuleGrid, flowJobsGrid] },
  { label: '资料配置', grids: [paperTypeGrid, templateGrid] },
  { label: '利率税费', grids: ratesGrids },
  { label: '规则与权重', grids: rulesGrids },
  { label: '内容与知识', grids: contentGrids },
  { label: '推广与合作', grids: marketingGrids },
  { label: '系统设置', grids: [sysParamsGrid, dictValuesGrid] },
]

/** Every list the server answers. */
export const grids: readonly Grid[] = [projectGrid, ...gridGroups.flatMap((group) => group.grids)]

/** Rows lists start with, where nothing else brings them in. */
export const gridRows: readonly GridRowsSeed[] = [sysParamsRows, ...ratesRows, ...contentRows, ...rulesRows, ...marketingRows]
