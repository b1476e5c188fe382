import { isFinished, lacksHandler, type JobFacts } from './job-status.ts'

/** Who wants to do something about a job. */
export interface Handler {
  readonly acctId: string
  /** Follows the case up, or manages its city. */
  readonly manages: boolean
  /** Works on the case in any other way. */
  readonly takesPart: boolean
}

/**
 * A job is done by whoever follows it, by whoever manages the case, and by anybody on the case while nobody follows it.
 * @source FLW-035, ROL-016, server rules A2
 */
export function mayHandle(job: JobFacts, { acctId, manages, takesPart }: Handler): boolean {
  const named = typeof job.hf15HdlMemberId === 'string' && job.hf15HdlMemberId !== '' ? job.hf15HdlMemberId : null
  return manages || (named === null ? takesPart : named === acctId)
}

/**
 * Why a job cannot be finished or planned by somebody now, in a sentence; null when it can.
 * @source FLW-028, FLW-031
 */
export function handlingRefusal(job: JobFacts, who: Handler): string | null {
  if (isFinished(job)) return '该流程已完结'
  if (!mayHandle(job, who)) return '只有跟进人或项目的跟进经理可以办理'
  return lacksHandler(job) ? '请先指定跟进人' : null
}
