import { FLOW_STATUS } from '../../domain/codes.ts'
import type { CommissionJob } from '../../domain/flow/calculate-commission.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** True for a main flow that is finished through its sub-flows: it is no work of its own. */
export function isSummary({ values }: Row, jobs: readonly Row[]): boolean {
  return (
    textOf(values['hf15FatherCode']) === '' &&
    jobs.some((job) => job.values['hf15FatherCode'] === values['hf15FlowCode'] && job.project === values['hf15PrjId'])
  )
}

/** The jobs of a case that count for commission, in the shape the calculation reads. */
export function earningJobs(jobs: readonly Row[]): readonly CommissionJob[] {
  return jobs
    .filter((job) => !isSummary(job, jobs))
    .map(({ key, values }) => ({
      key,
      flowCode: textOf(values['hf15FlowCode']),
      position: textOf(values['userGroup']) || null,
      // A main flow without sub-flows has no weight field.
      weight: typeof values['hf15Weight'] === 'number' ? values['hf15Weight'] : 1,
      follower: textOf(values['hf15HdlMemberId']) || null,
      finished: values['hf15Status'] === FLOW_STATUS.finished,
    }))
}
