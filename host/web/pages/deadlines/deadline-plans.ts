import { answerOf, type QueryPlan } from 'fangkit'
import { type Deadlines, deadlineCalls, type JobSlips, planCalls } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { concerns } from '../../session/concerns.ts'

/** The deadlines of some days: those of the user, or of the team. */
export function deadlinesOf(fromDay: Day, toDay: Day, team: boolean): QueryPlan<Deadlines> {
  const input = { fromDay, toDay, ...(team && { team: 1 as const }) }
  return concerns(answerOf(deadlineCalls.getDeadlines, input), [
    'Hf15FlowJobs',
    'Hf2yPrjAppendix',
    'SaleContract',
    'Hf20PrjBase',
  ])
}

export function slipsOf(id: string, hf15PlanTime: Day): QueryPlan<JobSlips> {
  return concerns(answerOf(planCalls.getJobSlips, { id, hf15PlanTime }), ['Hf15FlowJobs'])
}
