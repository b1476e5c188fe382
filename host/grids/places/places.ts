import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { cfgItemGrid, cityRulesGrid, modulesCfgGrid, platformCitySettingGrid } from './city-grids.ts'
import { cfgItemRows, cityRulesRows, modulesCfgRows, platformCitySettingRows } from './city-rows.ts'
import { communityGrid } from './community-grid.ts'
import { organisationGrid } from './organisation-grid.ts'

/** Lists of organisations, estates and cities. */
export const placesGrids: readonly Grid[] = [
  organisationGrid,
  communityGrid,
  platformCitySettingGrid,
  modulesCfgGrid,
  cfgItemGrid,
  cityRulesGrid,
]

export const placesRows: readonly GridRowsSeed[] = [platformCitySettingRows, modulesCfgRows, cfgItemRows, cityRulesRows]
