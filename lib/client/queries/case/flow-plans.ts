import * as v from 'valibot'
import {
  flowJobCalls,
  type AddableFlow,
  type FlowJobRow,
  type MainFlows,
} from '../../../contract/flow/flow-job-calls.ts'
import {
  flowLogCalls,
  handlingOfficeCalls,
  type NodeMemo,
  nodeMemoOutput,
  policyCalls,
} from '../../../contract/flow/flow-guide-calls.ts'
import { guidanceCalls } from '../../../contract/settings/help-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import type { FlowLog } from '../../../domain/flow/flow-log.ts'
import type { FlowPolicy } from '../../../domain/flow/flow-memo.ts'
import type { OrganisationDetail } from '../../../domain/organisation.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** The main flows of a case by category, with totals of their sub-flows. @source CAL-086 @public */
export function mainFlows(prjId: string): QueryPlan<MainFlows> {
  return answerOf(flowJobCalls.getMainFlowJobs, { objId: prjId })
}

/** The sub-flows of a main flow, or of the whole case without a `fatherCode`. @source CAL-087 @public */
export function subFlows(prjId: string, fatherCode?: string): QueryPlan<readonly FlowJobRow[]> {
  return answerOf(flowJobCalls.getSecondFlowJobs, { objId: prjId, ...(fatherCode !== undefined && { fatherCode }) })
}

/** Flows that can still be added to a case. @public */
export function addableFlows(prjId: string): QueryPlan<readonly AddableFlow[]> {
  return { ...answerOf(flowJobCalls.getAddableFlows, { objId: prjId }), staleTime: 0 }
}

/** How a job is done: texts and pictures. @source CAL-089 @public */
export function nodeMemo(jobId: string): QueryPlan<NodeMemo> {
  const { key, load } = answerOf(guidanceCalls.getNodeMemo, { id: jobId })
  return { key: [...key, 'job'], load: async (client, options) => v.parse(nodeMemoOutput, await load(client, options)) }
}

/** Policies that apply to a job, the latest first. @source CAL-098 @public */
export function jobPolicies(prjId: string, jobId: string): QueryPlan<readonly Stored<FlowPolicy>[]> {
  return answerOf(policyCalls.getValidMemoList, { prjId, objKey: jobId })
}

/** A handling organisation. @source CAL-096 @public */
export function office(id: string): QueryPlan<Stored<OrganisationDetail>> {
  return answerOf(handlingOfficeCalls.getOnePoint, { id })
}

/**
 * The organisation where a job is done: the one the job names, else the nearest of its kind, which the server then
 * stores with the job. Null when there is none.
 *
 * @source CAL-097
 * @public
 */
export function nearestOffice(
  prjId: string,
  jobId: string,
  type?: string,
): QueryPlan<Stored<OrganisationDetail> | null> {
  return answerOf(handlingOfficeCalls.initOrUpdateNearestPoint, {
    S_PRJ_ID: prjId,
    S_JOB_ID: jobId,
    ...(type !== undefined && { S_DIVISION_TYPE: type }),
  })
}

/** Actions on a job, or on all jobs of a case, newest first. @source CAL-094 @public */
export function flowActions(prjId: string, jobId?: string): QueryPlan<readonly Stored<FlowLog>[]> {
  return answerOf(flowLogCalls.getPrjLogList, { prjId, ...(jobId !== undefined && { jobId }) })
}

/** Who was responsible for a job and when, newest first. @source CAL-095 @public */
export function flowPeople(prjId: string, jobId?: string): QueryPlan<readonly Stored<FlowLog>[]> {
  return answerOf(flowLogCalls.getObligationUserLogList, { prjId, ...(jobId !== undefined && { jobId }) })
}
