import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { chargeItemGrid, chargeItemRows } from './charge-item-grid.ts'
import { dictValuesGrid } from './dict-values-grid.ts'
import { referenceDefGrid } from './reference-def-grid.ts'
import { sysParamsGrid, sysParamsRows } from './sys-params-grid.ts'
import { toolsCfgGrid, toolsDefGrid, toolsDefRows } from './tools-grids.ts'
import { usrDictNamesGrid, usrDictNamesRows } from './usr-dict-names-grid.ts'

/** Lists of parameters, dictionaries and tools of the installation. */
export const systemGrids: readonly Grid[] = [
  sysParamsGrid,
  referenceDefGrid,
  dictValuesGrid,
  usrDictNamesGrid,
  chargeItemGrid,
  toolsDefGrid,
  toolsCfgGrid,
]

export const systemRows: readonly GridRowsSeed[] = [sysParamsRows, usrDictNamesRows, chargeItemRows, toolsDefRows]
