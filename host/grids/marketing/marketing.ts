import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { aiQuestionGrid, aiQuestionRows } from './ai-question-management-grid.ts'
import { informationPlazaGrid, informationPlazaRows } from './information-plaza-grid.ts'
import { linkHomeGrid, linkHomeRows } from './link-home-grid.ts'
import { mediaCooperationGrid, mediaCooperationRows } from './media-cooperation-grid.ts'
import { mediaPromotionGrid, mediaPromotionRows } from './media-promotion-management-grid.ts'
import { searchWordGrid, searchWordRows } from './search-word-management-grid.ts'
import { topicModuleInfoGrid, topicModuleInfoRows } from './topic-module-info-grid.ts'
import { trendInfoGrid, trendInfoRows } from './trend-info-grid.ts'

/** Lists of campaigns, media partners and content of the public pages. */
export const marketingGrids: readonly Grid[] = [
  mediaPromotionGrid,
  mediaCooperationGrid,
  searchWordGrid,
  informationPlazaGrid,
  linkHomeGrid,
  trendInfoGrid,
  topicModuleInfoGrid,
  aiQuestionGrid,
]

export const marketingRows: readonly GridRowsSeed[] = [
  mediaPromotionRows,
  mediaCooperationRows,
  searchWordRows,
  informationPlazaRows,
  linkHomeRows,
  trendInfoRows,
  topicModuleInfoRows,
  aiQuestionRows,
]
