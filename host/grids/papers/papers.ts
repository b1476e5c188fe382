import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { paperTypeGrid } from './paper-type-grid.ts'
import { templateGrid } from './template-grid.ts'

/** Lists of paper kinds and of application form templates. */
export const papersGrids: readonly Grid[] = [paperTypeGrid, templateGrid]

export const papersRows: readonly GridRowsSeed[] = []
