import type { FinishResult } from '../../../contract/flow/flow-job-calls.ts'
import type { SignedIn } from '../../handler.ts'
import { visibleCase } from '../../member/case-access.ts'
import { requireOpen } from '../flow-access.ts'
import { handleJobs, type When } from './handle-jobs.ts'
import { jobsChanged } from './jobs-changed.ts'
import { startNext } from './start-jobs.ts'
import { triggerFlows } from '../adding/trigger-flows.ts'

/** Finishes jobs of a case, or sets a reminder for them; then starts the next ones. @source CAL-091 */
export async function finishJobs(
  context: SignedIn,
  prjId: string | null | undefined,
  ids: readonly string[],
  when: When,
): Promise<readonly FinishResult[]> {
  const project = await visibleCase(context, prjId, true)
  requireOpen(context, project)
  const { results, finished } = await handleJobs(context, project, ids, when)
  if (finished.size > 0) {
    await startNext(context, project, finished, when.day)
    await triggerFlows(context, project, finished, when.day)
  }
  if (results.some(({ ok }) => ok)) await jobsChanged(context, project)
  return results
}
