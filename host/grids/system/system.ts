import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { dictValuesGrid } from './dict-values-grid.ts'
import { sysParamsGrid, sysParamsRows } from './sys-params-grid.ts'

/** Parameters, dictionaries and tools of the installation. */
export const systemGrids: readonly Grid[] = [sysParamsGrid, dictValuesGrid]

export const systemRows: readonly GridRowsSeed[] = [sysParamsRows]
