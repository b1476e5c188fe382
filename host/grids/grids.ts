import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { contentGrids, contentRows } from './content/content.ts'
import { costsGrids, costsRows } from './costs/costs.ts'
import { fieldsGrids, fieldsRows } from './fields/fields.ts'
import { financeGrids, financeRows } from './finance/finance.ts'
import { flowsGrids, flowsRows } from './flows/flows.ts'
import { logsGrids, logsRows } from './logs/logs.ts'
import { marketingGrids, marketingRows } from './marketing/marketing.ts'
import { menuRows } from './menu.ts'
import { papersGrids, papersRows } from './papers/papers.ts'
import { placesGrids, placesRows } from './places/places.ts'
import { pointsGrids, pointsRows } from './points/points.ts'
import { projectsGrids, projectsRows } from './projects/projects.ts'
import { ratesGrids, ratesRows } from './rates/rates.ts'
import { rulesGrids, rulesRows } from './rules/rules.ts'
import { staffGrids, staffRows } from './staff/staff.ts'
import { systemGrids, systemRows } from './system/system.ts'
import { talkGrids, talkRows } from './talk/talk.ts'

/** Every list the server serves. */
export const grids: readonly Grid[] = [
  ...projectsGrids,
  ...financeGrids,
  ...costsGrids,
  ...placesGrids,
  ...flowsGrids,
  ...papersGrids,
  ...ratesGrids,
  ...rulesGrids,
  ...contentGrids,
  ...talkGrids,
  ...marketingGrids,
  ...pointsGrids,
  ...fieldsGrids,
  ...staffGrids,
  ...logsGrids,
  ...systemGrids,
]

/** Initial rows of lists that nothing else fills. */
export const gridRows: readonly GridRowsSeed[] = [
  ...projectsRows,
  ...financeRows,
  ...costsRows,
  ...placesRows,
  ...flowsRows,
  ...papersRows,
  ...ratesRows,
  ...rulesRows,
  ...contentRows,
  ...talkRows,
  ...marketingRows,
  ...pointsRows,
  ...fieldsRows,
  ...staffRows,
  ...logsRows,
  ...systemRows,
  menuRows(grids),
]
