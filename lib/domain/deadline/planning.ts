import type { Day } from '../../catalogue/day.ts'

/** A planned day of a job: the day before the change, the day it is to have, and why. */
export interface Planning {
  readonly from: Day | null
  readonly to: Day | null
  readonly reason: string
  /** True to put back the day the job had before a planning; any day may be put back, without a reason. */
  readonly restored: boolean
}

/** What is wrong with a planned day, by the name of the field; null when nothing is. */
export function planningIssue(
  { from, to, reason, restored }: Planning,
  today: Day,
): { readonly field: 'hf15PlanTime' | 'reason'; readonly message: string } | null {
  if (restored) return null
  if (to === null) return { field: 'hf15PlanTime', message: '请选择日期' }
  if (to < today) return { field: 'hf15PlanTime', message: '不能改到今天以前' }
  return needsReason(from, to) && reason.trim() === '' ? { field: 'reason', message: '推迟须写明原因' } : null
}

/** True when a job is put off, which needs a reason. @public */
export function needsReason(from: Day | null, to: Day | null): boolean {
  return from !== null && to !== null && to > from
}
