import { type FlowViewAnswer, flowViewCalls } from '../../../contract/flow/flow-view-calls.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { flowViewGroup } from '../../../domain/flow/flow-view.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/**
 * The progress of a case in groups and texts for one audience. Reloads when jobs of the case or the groups change.
 *
 * @source ROU-004 (/WorkflowViewGrid)
 */
export function caseView(prjId: string, audience: string): QueryPlan<readonly FlowViewAnswer[]> {
  const { key, load } = answerOf(flowViewCalls.getCaseView, { prjId, audience })
  return { key: [...key, [flowJob.service, flowViewGroup.service]], load }
}
