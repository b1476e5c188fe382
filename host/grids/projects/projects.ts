import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { projectGrid } from './project-grid.ts'

/** Cases, demands, houses and contracts. The list of cases has a page of its own. */
export const projectsGrids: readonly Grid[] = [projectGrid]

export const projectsRows: readonly GridRowsSeed[] = []
