import { isFinished, lacksHandler, type JobFacts } from './job-status.ts'

/** The user who wants to work on a job. */
export interface Handler {
  readonly acctId: string
  /** Is the follow-up manager of the case or a manager of its city. */
  readonly manages: boolean
  /** Works on the case in any other function. */
  readonly takesPart: boolean
}

/**
 * A job is handled by the person who follows it and by the managers of the case; while nobody follows it, by anyone who
 * works on the case.
 * @source FLW-035, ROL-016, server rules A2
 */
export function mayHandle(job: JobFacts, { acctId, manages, takesPart }: Handler): boolean {
  const named = typeof job.hf15HdlMemberId === 'string' && job.hf15HdlMemberId !== '' ? job.hf15HdlMemberId : null
  return manages || (named === null ? takesPart : named === acctId)
}

/** Why a user cannot finish or plan a job now, in a sentence; null when they can. @source FLW-028, FLW-031 */
export function handlingRefusal(job: JobFacts, who: Handler): string | null {
  if (isFinished(job)) return '该流程已完结'
  if (!mayHandle(job, who)) return '只有跟进人或项目的跟进经理可以办理'
  return lacksHandler(job) ? '请先指定跟进人' : null
}
