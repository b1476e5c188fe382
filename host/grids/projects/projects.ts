import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { caseContractGrid } from './case-contract-grid.ts'
import { caseOrderGrid } from './case-order-grid.ts'
import { contractListGrid } from './contract-list-grid.ts'
import { contractTemplateGrid, contractTemplateRows } from './contract-template-grid.ts'
import { houseDemandGrid } from './house-demand-grid.ts'
import { houseEstMapCfgGrid, houseEstMapCfgRows } from './house-est-map-cfg-grid.ts'
import { houseEstMapGrid, houseEstMapRows } from './house-est-map-grid.ts'
import { houseEstateGrid, houseEstateRows } from './house-estate-grid.ts'
import { houseGrid } from './house-grid.ts'
import { housingSalesGrid, housingSalesRows } from './housing-sales-grid.ts'
import { projectGrid } from './project-grid.ts'

/** Lists of cases, demands, houses and contracts. The list of cases has its own page. */
export const projectsGrids: readonly Grid[] = [
  projectGrid,
  houseDemandGrid,
  houseGrid,
  housingSalesGrid,
  houseEstateGrid,
  houseEstMapGrid,
  houseEstMapCfgGrid,
  caseOrderGrid,
  caseContractGrid,
  contractListGrid,
  contractTemplateGrid,
]

export const projectsRows: readonly GridRowsSeed[] = [
  housingSalesRows,
  houseEstateRows,
  houseEstMapRows,
  houseEstMapCfgRows,
  contractTemplateRows,
]
