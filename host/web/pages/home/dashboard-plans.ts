import { answerOf, type QueryPlan } from 'fangkit'
import {
  type DashboardProject,
  dashboardCalls,
  type DashboardResults,
  type DashboardReviews,
  type DashboardTasks,
  QUEUED_KINDS,
} from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

/**
 * The input of a card: the data of the user, or of the team. Each card reloads when one of its services changes
 * something.
 */
const whose = (team: boolean) => (team ? { team: 1 as const } : {})

export function dashboardTasks(team: boolean): QueryPlan<DashboardTasks> {
  return concerns(answerOf(dashboardCalls.getTasks, whose(team)), [
    'Hf15FlowJobs',
    'Hf2yPrjAppendix',
    'Hf54ProjectIncomeInfo',
    'ProjectCostInfo',
  ])
}
/** Services whose records wait for a decision. */
const REVIEWED = ['Sl01SaleOrderM', 'UnmatchedPayment', 'ProjectCostInfo', 'Hf2yPrjAppendix', 'Hf22PrjHouseDemand']

/** A kind of entry that the review drawer opens. */
export type QueuedKind = (typeof QUEUED_KINDS)[number]

/** @param take maximum number of reviews */
export function dashboardReviews(take: number): QueryPlan<DashboardReviews> {
  return concerns(answerOf(dashboardCalls.getReviews, { take }), REVIEWED)
}
/**
 * The review queue: every file is an entry.
 * @param kind only entries of this kind
 * @param find only entries found by this text
 */
export function reviewQueue(take: number, kind: QueuedKind | null = null, find = ''): QueryPlan<DashboardReviews> {
  const range = { take, queue: 1 as const, ...(kind && { kind }), ...(find !== '' && { find }) }
  return concerns(answerOf(dashboardCalls.getReviews, range), REVIEWED)
}
/** How many entries of all kinds are in the queue. */
export function queueCount({ counts }: Pick<DashboardReviews, 'counts'>): number {
  return QUEUED_KINDS.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)
}
export function dashboardRecent(team: boolean): QueryPlan<readonly DashboardProject[]> {
  return concerns(answerOf(dashboardCalls.getRecent, whose(team)), ['Hf20PrjBase', 'Hf15FlowJobs'])
}
export function dashboardResults(team: boolean): QueryPlan<DashboardResults> {
  return concerns(answerOf(dashboardCalls.getResults, whose(team)), ['Hf15FlowJobs'])
}
