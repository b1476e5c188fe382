import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { chatMGrid, chatRecordGrid } from './chat-grids.ts'
import { commentGrid, commentRows } from './comment-grid.ts'
import { favoriteGrid, favoriteRows } from './favorite-grid.ts'
import { noticeCfgGrid } from './notice-cfg-grid.ts'
import { noticeGrid } from './notice-grid.ts'
import { praiseGrid, praiseRows } from './praise-grid.ts'

/** Lists of comments, notices and conversations. */
export const talkGrids: readonly Grid[] = [
  noticeGrid,
  noticeCfgGrid,
  chatMGrid,
  chatRecordGrid,
  commentGrid,
  favoriteGrid,
  praiseGrid,
]

export const talkRows: readonly GridRowsSeed[] = [commentRows, favoriteRows, praiseRows]
