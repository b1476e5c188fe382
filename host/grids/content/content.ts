import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { articleRecordInfoGrid, articleRecordInfoRows } from './article-record-info-grid.ts'
import { caseGrid, caseRows } from './case-grid.ts'
import { complaintGrid, complaintRows } from './complaint-grid.ts'
import { knowledgeClsGrid, knowledgeClsRows } from './knowledge-cls-grid.ts'
import { knowledgeGrid, knowledgeRows } from './knowledge-grid.ts'
import { questionAnswerRecordInfoGridT, questionAnswerRowsT } from './question-answer-record-info-grid-t.ts'
import { questionAnswerRecordInfoGridZ, questionAnswerRowsZ } from './question-answer-record-info-grid-z.ts'

/** Lists of what customers and staff read and ask. */
export const contentGrids: readonly Grid[] = [
  articleRecordInfoGrid,
  questionAnswerRecordInfoGridT,
  questionAnswerRecordInfoGridZ,
  knowledgeClsGrid,
  knowledgeGrid,
  caseGrid,
  complaintGrid,
]

export const contentRows: readonly GridRowsSeed[] = [
  articleRecordInfoRows,
  questionAnswerRowsT,
  questionAnswerRowsZ,
  knowledgeClsRows,
  knowledgeRows,
  caseRows,
  complaintRows,
]
