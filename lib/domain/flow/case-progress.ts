import type { Day } from '../../catalogue/day.ts'
import type { Value } from '../../catalogue/kind.ts'
import { FLOW_STATUS } from '../codes.ts'
import { isFinished, type JobFacts, jobStatus } from './job-status.ts'
import { workOf } from './next-job.ts'

/**
 * The main flow that ends with the new certificate: a case that has finished it counts as transferred.
 * @source FLW-037
 */
export const TRANSFER_FLOW = 'FE03'

/** A job of a case, with the codes that connect sub-flows with their main flow. */
export interface CaseJob extends JobFacts {
  readonly hf15FlowCode?: Value | undefined
  readonly hf15FatherCode?: Value | undefined
}

/** The main flows of one category, in their order. */
export interface JobPhase<J extends CaseJob> {
  readonly name: string
  readonly mains: readonly J[]
}

/** How far a phase is. */
export interface CasePhase {
  readonly name: string
  readonly done: number
  readonly all: number
  /** How many of its jobs are overdue. */
  readonly late: number
  /** The last day of its jobs: on which it was done, or is to be done; null while a job that is open has none. */
  readonly until: Day | null
  /** `current`: the case is at one of its jobs. */
  readonly state: 'done' | 'current' | 'open'
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
  readonly phases: readonly CasePhase[]
}

/**
 * Where a case is by its jobs: how much is done, what is worked on, what comes next, and what is overdue.
 * @param phases the main flows by category, in their order
 * @param subs the sub-flows of all of them, in their order
 */
export function caseProgress<J extends CaseJob>(
  phases: readonly JobPhase<J>[],
  subs: readonly J[],
  today: Day,
): CaseProgress<J> {
  const byPhase = phases.map(({ name, mains }) => ({
    name,
    work: mains.flatMap((main) =>
      workOf({ main, subs: subs.filter(({ hf15FatherCode }) => hf15FatherCode === main.hf15FlowCode) }),
    ),
  }))
  const work = byPhase.flatMap((phase) => phase.work)
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
    phases: byPhase.map(({ name, work: jobs }) => {
      const done = jobs.filter(isFinished).length
      const hasCurrent = current !== null && jobs.includes(current)
      return {
        name,
        done,
        all: jobs.length,
        late: jobs.filter((job) => late(job) > 0).length,
        until: lastDay(jobs.map((job) => jobStatus(job, today).day)),
        state: done === jobs.length ? 'done' : hasCurrent ? 'current' : 'open',
      }
    }),
  }
}

const lastDay = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((last, day) => (last === null || day === null ? null : day > last ? day : last), days[0] ?? null)
