import { sameValue } from '../../../catalogue/kind.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { mainJobStatus } from '../../../domain/flow/job-status.ts'
import { renewCommission } from '../../commission/renew-commission.ts'
import type { Recorder } from '../../handler.ts'
import { PARTICIPATION } from '../../principal.ts'
import { setState, updateRecord } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { projectTable } from '../../project/project-table.ts'
import { groupsOf, jobsOfCase, jobFactsOf } from '../jobs-of-case.ts'

/** A case with its jobs, both in their current state. */
export interface CaseOfJobs {
  readonly project: Row
  readonly jobs: readonly Row[]
}

/**
 * Updates everything that depends on the jobs of a case: the status of main flows, the followers who see the case,
 * commission shares, and open screens. The case is locked.
 */
export async function jobsChanged(context: Recorder, project: Row): Promise<CaseOfJobs> {
  const { unit, notify } = context
  const jobs = await renewMains(context, await jobsOfCase(unit, project))
  const updated = await updateFollowers(context, project, jobs)
  await renewCommission(context, updated)
  notify.record(flowJob.service, project.key, project)
  return { project: updated, jobs }
}

/** Updates main flows from their sub-flows. @returns the jobs after the update @source FLW-030 */
async function renewMains(context: Recorder, jobs: readonly Row[]): Promise<readonly Row[]> {
  const renewed = new Map<string, Row>()
  for (const { main, subs } of groupsOf(jobs)) {
    if (subs.length === 0) continue
    const { hf15Status, hf15PlanTime } = mainJobStatus(subs.map(jobFactsOf))
    const stored = main.values
    if (stored['hf15Status'] === hf15Status && sameValue(stored['hf15PlanTime'] ?? null, hf15PlanTime)) continue
    renewed.set(
      main.key,
      await setState(
        context,
        flowJobTable,
        main,
        { hf15Status: stored['hf15Status'] ?? null },
        { hf15Status, hf15PlanTime },
        null,
      ),
    )
  }
  return jobs.map((row) => renewed.get(row.key) ?? row)
}

/**
 * Stores the followers of jobs, who may see the case. People the case itself names see it anyway and are left out.
 * @source server rule R7
 */
async function updateFollowers(context: Recorder, project: Row, jobs: readonly Row[]): Promise<Row> {
  const { unit } = context
  const row = (await unit.get(projectTable, project.key, { lock: true })) ?? project
  const named = new Set(PARTICIPATION.map((field) => textOf(row.values[field])))
  const followers = [...new Set(jobs.map(({ values }) => textOf(values['hf15HdlMemberId'])))]
    .filter((key) => key !== '' && !named.has(key))
    .sort()
  const hf20JobUsers = followers.length > 0 ? followers : null
  if (sameValue(row.values['hf20JobUsers'] ?? null, hf20JobUsers)) return row
  return updateRecord(context, projectTable, row, { ...row.values, hf20JobUsers }, ['hf20JobUsers'])
}
