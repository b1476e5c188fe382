import type { Day } from '../../catalogue/day.ts'
import { FLOW_STATUS } from '../codes.ts'
import { type JobFacts, isFinished } from '../flow/job-status.ts'
import { type IsWorkday, workdayAfter, workdaysBetween } from './workdays.ts'

/** A job of a case, with the number of working days it usually takes. */
export interface TimedJob extends JobFacts {
  readonly key: string
  readonly hf15Workdays?: unknown
}

/** A later job that can no longer be done on its day. */
export interface Slip<J extends TimedJob> {
  readonly job: J
  readonly from: Day
  readonly to: Day
  /** Working days between the two. */
  readonly workdays: number
}

/**
 * The later jobs that move when a job is planned on another day. A job waits for the open one before it and takes its
 * usual number of working days from then on; one with a later day of its own has time left and does not move. Jobs in
 * progress have started and wait for nothing. No job moves to an earlier day by itself.
 *
 * @param jobs those that are worked on, in their order
 */
export function slipsOf<J extends TimedJob>(
  jobs: readonly J[],
  key: string,
  day: Day,
  isWorkday: IsWorkday,
): readonly Slip<J>[] {
  const at = jobs.findIndex((job) => job.key === key)
  const slips: Slip<J>[] = []
  let before = dayOfJob(jobs[at])
  let after = day
  for (const job of at < 0 ? [] : jobs.slice(at + 1)) {
    if (isFinished(job) || job.hf15Status === FLOW_STATUS.inProgress) continue
    const takes = typeof job.hf15Workdays === 'number' ? job.hf15Workdays : 0
    const from = dayOfJob(job) ?? (before === null ? null : workdayAfter(before, takes, isWorkday))
    const earliest = workdayAfter(after, takes, isWorkday)
    const to = from !== null && from > earliest ? from : earliest
    if (from !== null && to > from) slips.push({ job, from, to, workdays: workdaysBetween(from, to, isWorkday) })
    before = from
    after = to
  }
  return slips
}

function dayOfJob(job: TimedJob | undefined): Day | null {
  const day = job?.hf15PlanTime
  return typeof day === 'string' && day !== '' ? day : null
}
