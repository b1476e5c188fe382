import { isOn } from '../../catalogue/kind.ts'
import { PAPER_STATE } from '../../domain/codes.ts'
import { isPaperFinished, isPaperReceived } from '../../domain/paper/paper-state.ts'
import { groupsOf } from '../flow/jobs-of-case.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import type { CasePapers } from './papers-of-case.ts'

/**
 * The papers each job takes, by job and in the order of the list: for one job, for a main flow with all its sub-flows,
 * or for the whole case.
 *
 * @throws Refusal NOT_FOUND for a job the case does not have
 * @source CAL-102, PAP-010
 */
export function matchesOf(
  { rows, jobs }: CasePapers,
  jobId: string | null | undefined,
): readonly Readonly<Record<string, unknown>>[] {
  return jobsAskedFor(jobs, jobId).flatMap(({ key }) =>
    rows
      .filter((row) => row.jobs.some((job) => job.key === key) && row.usings.some(({ asked }) => asked))
      .map(({ side, kind, cardType, usings, state }) => {
        const needed = usings.filter((one) => one.asked && one.state !== PAPER_STATE.waived)
        return {
          jobId: key,
          side,
          cardType,
          cardTypeName: kind.paperName ?? cardType,
          needed: needed.length,
          received: needed.filter((one) => isPaperReceived(one.state)).length,
          optional: isOn(kind.optional) ? 1 : 0,
          state,
          finished: isPaperFinished(state) ? 1 : 0,
        }
      }),
  )
}

function jobsAskedFor(jobs: readonly Row[], jobId: string | null | undefined): readonly Row[] {
  if (!jobId) return jobs
  const group = groupsOf(jobs).find(({ main }) => main.key === jobId)
  const job = jobs.find(({ key }) => key === jobId)
  if (!job) throw new Refusal('NOT_FOUND', '流程不存在或已移除')
  return group ? [group.main, ...group.subs] : [job]
}
