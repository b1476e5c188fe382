import { FLOW_STATUS } from '../../../domain/codes.ts'
import { personOfPosition } from '../../../domain/flow/case-people.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import { plannedFlows } from '../../../domain/flow/flow-plan.ts'
import { isOn } from '../../../catalogue/kind.ts'
import { renewCommission } from '../../commission/renew-commission.ts'
import { readFlowCatalogue, type StoredCatalogue } from '../../flow-guide/flow-catalogue.ts'
import type { Recorder } from '../../handler.ts'
import { removeRecord } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row, Unit } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { addJobs, codeOf, type CatalogueFlow } from './add-jobs.ts'
import { flowFactsOf } from './flow-facts.ts'
import { noteActions } from '../flow-log.ts'
import { groupsOf, jobsOfCase } from '../jobs-of-case.ts'
import { jobsChanged } from '../handling/jobs-changed.ts'
import { startFirst } from '../handling/start-jobs.ts'

/**
 * Adds the flows a case needs now, and removes those it no longer needs and no one has touched: not started, no date,
 * no note, not requested by a user, and still with the person of their position. The case is locked.
 *
 * @returns the jobs of the case as they are now
 */
export async function reconcileJobs(context: Recorder, project: Row): Promise<readonly Row[]> {
  const { unit } = context
  const needed = await neededFlows(unit, project)
  const jobs = await jobsOfCase(unit, project)
  const codes = new Set(jobs.map(({ values }) => values['hf15FlowCode']))
  const added = await addJobs(
    context,
    project,
    needed.filter((one) => !codes.has(codeOf(one))),
    false,
  )
  const dropped = await dropJobs(context, project, jobs, new Set(needed.map(codeOf)))
  const started = await startFirst(context, project)
  if (added.length + dropped.length + started.length === 0) {
    // Other rules may apply to the same jobs now.
    await renewCommission(context, project)
    return jobs
  }
  return (await jobsChanged(context, project)).jobs
}

/**
 * All flows a case needs by its definitions, main flows before their nodes.
 * @param known the definitions, if already read
 */
export async function neededFlows(
  unit: Unit,
  project: Row,
  known?: StoredCatalogue,
): Promise<readonly CatalogueFlow[]> {
  const planned = plannedFlows(known ?? (await readFlowCatalogue(unit)), await flowFactsOf(unit, project))
  return planned.flatMap(({ flow, nodes }) => [{ flow, node: null }, ...nodes.map((node) => ({ flow, node }))])
}

async function dropJobs(
  context: Recorder,
  project: Row,
  jobs: readonly Row[],
  needed: ReadonlySet<string>,
): Promise<readonly Row[]> {
  const isNeeded = ({ values }: Row) => needed.has(textOf(values['hf15FlowCode']))
  const dropped = groupsOf(jobs).flatMap(({ main, subs }) => {
    const goes = subs.filter((sub) => !isNeeded(sub) && isUntouched(project, sub))
    // A main flow is removed together with the last of its sub-flows.
    const alone = goes.length === subs.length && !isNeeded(main) && (subs.length > 0 || isUntouched(project, main))
    return alone ? [...goes, main] : goes
  })
  for (const row of dropped) await removeRecord(context, flowJobTable, row)
  await noteActions(
    context,
    project,
    dropped.map((job) => ({ job, action: FLOW_ACTION.drop, text: '项目资料变更后不再需要' })),
  )
  return dropped
}

function isUntouched(project: Row, { values }: Row): boolean {
  const { hf15Status, hf15PlanTime, hf15NoticeTime, hf15Memo, hf15HdlMemberId, hf15Chosen, userGroup } = values
  const undated = [hf15PlanTime, hf15NoticeTime, hf15Memo].every((value) => textOf(value) === '')
  return (
    hf15Status === FLOW_STATUS.notStarted &&
    undated &&
    !isOn(hf15Chosen) &&
    textOf(hf15HdlMemberId) === (personOfPosition(project.values, textOf(userGroup)) ?? '')
  )
}
