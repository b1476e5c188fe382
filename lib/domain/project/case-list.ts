import { date, text } from '../../catalogue/field.ts'
import { withComputed } from '../grid/computed-columns.ts'
import type { StartingView } from '../grid/starting-view.ts'
import { project } from './project.ts'

/**
 * A case as a list shows it: with its next step and the day that is due. Both are computed from its flows and empty in
 * a closed case.
 * @public
 */
export const listedCase = withComputed(project, {
  nextStep: text('下一步', { hint: '未完结流程中计划日期最早的一个' }),
  dueDay: date('到期日', { hint: '下一步的计划日期' }),
})

/** What can be set in many cases at once: who works on them, and their stage. @public */
export const CASE_BULK_FIELDS = ['hf20ManagerId', 'hf20RecommendId', 'hf20ServiceAcct', 'hf20DemandStep'] as const

/** The views a list of cases starts with. Their conditions are searched for only. @public */
export const CASE_VIEWS: readonly StartingView[] = [
  { title: '我的', search: { ownCase: '1' } },
  { title: '本周到期', search: { dueThisWeek: '1' } },
  { title: '缺资料', search: { lacksPapers: '1' } },
  { title: '等财务', search: { awaitsFinance: '1' } },
]
