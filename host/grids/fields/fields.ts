import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { cityFieldGrid, tempFldGrid, tempFldMghtGrid } from './field-setting-grids.ts'
import { cityFieldRows, tempFldMghtRows, tempFldRows } from './field-setting-rows.ts'
import { helpNoteGrid, helpNoteRows } from './help-note-grid.ts'
import { tempTabGrid, tempTabRows } from './temp-tab-grid.ts'

/** Lists that configure the fields of forms and their labels. */
export const fieldsGrids: readonly Grid[] = [tempTabGrid, tempFldGrid, tempFldMghtGrid, cityFieldGrid, helpNoteGrid]

export const fieldsRows: readonly GridRowsSeed[] = [
  tempTabRows,
  tempFldRows,
  tempFldMghtRows,
  cityFieldRows,
  helpNoteRows,
]
