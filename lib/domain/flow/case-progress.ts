import type { Day } from '../../catalogue/day.ts'
import type { Value } from '../../catalogue/kind.ts'
import { FLOW_STATUS } from '../codes.ts'
import { isFinished, type JobFacts, jobStatus } from './job-status.ts'
import { workOf } from './next-job.ts'

/** A job of a case, with the codes that connect sub-flows with their main flow. */
export interface CaseJob extends JobFacts {
  readonly hf15FlowCode?: Value | undefined
  readonly hf15FatherCode?: Value | undefined
}

/** Where a case is. */
export interface CaseProgress<J extends CaseJob> {
  readonly done: number
  readonly all: number
  /** The first job in progress, else the first open one; null once all are finished. */
  readonly current: J | null
  /** The next open job after the current one. */
  readonly next: J | null
  /** Open jobs whose day has passed, the longest overdue first. */
  readonly late: readonly J[]
}

/**
 * Where a case is by its jobs: how much is done, what is worked on, what comes next, and what is overdue.
 * @param mains the main flows, in their order
 * @param subs the sub-flows of all of them, in their order
 */
export function caseProgress<J extends CaseJob>(mains: readonly J[], subs: readonly J[], today: Day): CaseProgress<J> {
  const work = mains.flatMap((main) =>
    workOf({ main, subs: subs.filter(({ hf15FatherCode }) => hf15FatherCode === main.hf15FlowCode) }),
  )
  const open = work.filter((job) => !isFinished(job))
  const current = open.find(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress) ?? open[0] ?? null
  const after = current === null ? [] : work.slice(work.indexOf(current) + 1)
  const late = (job: J): number => jobStatus(job, today).late
  return {
    done: work.length - open.length,
    all: work.length,
    current,
    next: after.find((job) => !isFinished(job)) ?? null,
    late: open.filter((job) => late(job) > 0).sort((a, b) => late(b) - late(a)),
  }
}
