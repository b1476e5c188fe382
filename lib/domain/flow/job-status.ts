import { addDays, type Day, daysBetween } from '../../catalogue/day.ts'
import { isOn, type Value } from '../../catalogue/kind.ts'
import { FLOW_STATUS } from '../codes.ts'

/** The fields of a job that decide its status; any record of a job fits. */
export interface JobFacts {
  readonly hf15Status?: Value | undefined
  readonly hf15PlanTime?: Value | undefined
  readonly hf15HdlMemberId?: Value | undefined
  readonly needCfgHdlMember?: Value | undefined
}

/**
 * Status of a job, as shown. `partial`: a main flow of which some sub-flows are finished.
 * @source FLW-023 to FLW-025, FLW-030
 * @public
 */
export interface JobStatus {
  readonly state: 'notStarted' | 'inProgress' | 'partial' | 'finished'
  /** The day it was finished, or is planned for; null while none is set. */
  readonly day: Day | null
  /** Days it is late; 0 while it is not late. */
  readonly late: number
}

const dayOrNull = (value: Value | undefined): Day | null => (typeof value === 'string' && value !== '' ? value : null)

/** @param finishedBelow how many sub-flows are finished; 0 for a sub-flow itself @public */
export function jobStatus(job: JobFacts, today: Day, finishedBelow = 0): JobStatus {
  const day = dayOrNull(job.hf15PlanTime)
  if (isFinished(job)) return { state: 'finished', day, late: 0 }
  const state = finishedBelow > 0 ? 'partial' : job.hf15Status === FLOW_STATUS.inProgress ? 'inProgress' : 'notStarted'
  return { state, day, late: day === null || day >= today ? 0 : daysBetween(day, today) }
}

/** True for a finished job. @public */
export function isFinished({ hf15Status }: JobFacts): boolean {
  return hf15Status === FLOW_STATUS.finished
}

/** True while a person still has to be assigned to the job. @source FLW-031 @public */
export function lacksHandler(job: JobFacts): boolean {
  return isOn(job.needCfgHdlMember ?? null) && !isFinished(job) && dayOrNull(job.hf15HdlMemberId) === null
}

/**
 * True for a day in the future on which the work is planned, so the job is not finished: later than tomorrow.
 * @source FLW-029, OPN-056
 * @public
 */
export function isReminder(day: Day, today: Day): boolean {
  return day > addDays(today, 1)
}

/** Whether a finished job can be undone: it must have its day. @source FLW-026 @public */
export function mayUndo(job: JobFacts & { readonly disableEdit?: Value | undefined }): boolean {
  return isFinished(job) && dayOrNull(job.hf15PlanTime) !== null && !isOn(job.disableEdit ?? null)
}

/**
 * Status of a main flow by its sub-flows: finished with the last of them, in progress from the first.
 * @source FLW-030
 */
export function mainJobStatus(subs: readonly JobFacts[]): {
  readonly hf15Status: string
  readonly hf15PlanTime: Day | null
} {
  const days = (jobs: readonly JobFacts[]) => jobs.flatMap((job) => dayOrNull(job.hf15PlanTime) ?? []).sort()
  const open = subs.filter((job) => !isFinished(job))
  if (open.length === 0) return { hf15Status: FLOW_STATUS.finished, hf15PlanTime: days(subs).at(-1) ?? null }
  const started = open.length < subs.length || open.some(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress)
  return {
    hf15Status: started ? FLOW_STATUS.inProgress : FLOW_STATUS.notStarted,
    hf15PlanTime: days(open).at(-1) ?? null,
  }
}
