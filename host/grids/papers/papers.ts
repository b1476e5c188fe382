import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { paperTypeGrid } from './paper-type-grid.ts'
import { templateGrid } from './template-grid.ts'

/** Kinds of papers, and templates of application forms. */
export const papersGrids: readonly Grid[] = [paperTypeGrid, templateGrid]

export const papersRows: readonly GridRowsSeed[] = []
