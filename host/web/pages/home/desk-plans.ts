import { answerOf, type QueryPlan } from 'fangkit'
import { type DeskProject, deskCalls, type DeskResults, type DeskReviews, type DeskTasks } from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

/** What a card asks for: the person's own, or that of the team. Each card is renewed by what it is made of. */
const whose = (team: boolean) => (team ? { team: 1 as const } : {})

export function deskTasks(team: boolean): QueryPlan<DeskTasks> {
  return concerns(answerOf(deskCalls.getTasks, whose(team)), [
    'Hf15FlowJobs',
    'Hf2yPrjAppendix',
    'Hf54ProjectIncomeInfo',
    'ProjectCostInfo',
  ])
}
/** @param take how many of them at most */
export function deskReviews(take: number): QueryPlan<DeskReviews> {
  return concerns(answerOf(deskCalls.getReviews, { take }), [
    'Sl01SaleOrderM',
    'UnmatchedPayment',
    'ProjectCostInfo',
    'Hf2yPrjAppendix',
    'Hf22PrjHouseDemand',
  ])
}
export function deskRecent(team: boolean): QueryPlan<readonly DeskProject[]> {
  return concerns(answerOf(deskCalls.getRecent, whose(team)), ['Hf20PrjBase', 'Hf15FlowJobs'])
}
export function deskResults(team: boolean): QueryPlan<DeskResults> {
  return concerns(answerOf(deskCalls.getResults, whose(team)), ['Hf15FlowJobs'])
}
