import { flowLogCalls } from '../../contract/flow/flow-guide-calls.ts'
import { flowJobCalls } from '../../contract/flow/flow-job-calls.ts'
import { FLOW_LOG_KIND, flowLog } from '../../domain/flow/flow-log.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { allow, needs } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import type { Filter, Row } from '../store.ts'
import { flowLogTable } from './flow-tables.ts'
import { addableFlows, addFlows } from './adding/add-flows.ts'
import { assignPeople } from './handling/assign-people.ts'
import { finishJobs } from './handling/finish-jobs.ts'
import { whenOf } from './handling/handle-jobs.ts'
import { answerJobs, shownTo } from './job-answer.ts'
import { isMain, jobsOfCase } from './jobs-of-case.ts'
import { answerMainFlows } from './main-flows.ts'
import { undoJob } from './handling/undo-job.ts'

/** Calls for the jobs of a case and their log. @source CAL-086 to CAL-095 */
export const flowHandlers: readonly Implementation[] = [
  implement(flowJobCalls.getMainFlowJobs, needs(PRIVILEGE.search), async ({ objId }, context) => ({
    data: await answerMainFlows(context, await visibleCase(context, objId)),
  })),
  implement(flowJobCalls.getSecondFlowJobs, needs(PRIVILEGE.search), async ({ objId, fatherCode }, context) => {
    const project = await visibleCase(context, objId)
    const subs = (await jobsOfCase(context.unit, project)).filter(
      (row) => !isMain(row) && (!fatherCode || row.values['hf15FatherCode'] === fatherCode),
    )
    return { data: await answered(context, project, subs) }
  }),
  implement(flowJobCalls.updateObligationUsers, needs(PRIVILEGE.save), async ({ prjId, rows }, context) => {
    const { project, jobs } = await assignPeople(context, prjId, rows)
    return { data: await answered(context, project, jobs) }
  }),
  implement(flowJobCalls.redoNodeJobs, needs(PRIVILEGE.finish), async ({ id, version }, context) => {
    const { project, row } = await undoJob(context, id, version)
    const [job = {}] = await answered(context, project, [row])
    return { data: job, message: '该流程已恢复请重新开始！' }
  }),
  implement(
    flowJobCalls.doBatchFinishJob,
    needs(PRIVILEGE.finish),
    async ({ ids = [], prjId, reason, ...days }, context) => {
      const when = whenOf(days, reason, context.today)
      return { data: await finishJobs(context, prjId, ids ?? [], when) }
    },
  ),
  implement(
    flowJobCalls.doAddFlowJobs,
    needs(PRIVILEGE.add, PRIVILEGE.save),
    async ({ objId, flowCodes, reason, ...days }, context) => {
      const when = days.hf15PlanTime || days.noticeTime ? whenOf(days, reason, context.today) : null
      if (when) allow(needs(PRIVILEGE.finish), context.principal)
      const { project, jobs, results } = await addFlows(context, objId, flowCodes ?? [], when)
      return { data: { added: await answered(context, project, jobs), results } }
    },
  ),
  implement(flowJobCalls.getAddableFlows, needs(PRIVILEGE.search), async ({ objId }, context) => ({
    data: await addableFlows(context, await visibleCase(context, objId)),
  })),
  implement(flowLogCalls.getPrjLogList, needs(PRIVILEGE.search), async (input, context) => ({
    data: await logEntriesOf(context, input, FLOW_LOG_KIND.action),
  })),
  implement(flowLogCalls.getObligationUserLogList, needs(PRIVILEGE.search), async (input, context) => ({
    data: await logEntriesOf(context, input, FLOW_LOG_KIND.people),
  })),
]

async function answered(
  context: SignedIn,
  project: Row,
  jobs: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return answerJobs(context, await shownTo(context, project), jobs)
}

/** Log entries of one job or the whole case, newest first. @source CAL-094, CAL-095 */
async function logEntriesOf(
  context: SignedIn,
  { prjId, jobId }: { readonly prjId?: string | null; readonly jobId?: string | null },
  kind: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const project = await visibleCase(context, prjId)
  const where: readonly Filter[] = [
    { field: '$project', is: [project.key] },
    { field: 'hf2vKind', is: [kind] },
    ...(jobId ? [{ field: 'hf2vJobId', is: [jobId] }] : []),
  ]
  const { rows } = await context.unit.list(flowLogTable, {
    where: { all: where },
    sort: [{ field: 'sortNo', descending: true }],
    counted: false,
  })
  return answerRows(context.unit, flowLog, rows)
}
