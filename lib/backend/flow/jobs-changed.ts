import { sameValue } from '../../catalogue/kind.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { mainJobStatus } from '../../domain/flow/job-status.ts'
import { renewCommission } from '../commission/renew-commission.ts'
import type { Recorder } from '../handler.ts'
import { PARTICIPATION } from '../principal.ts'
import { setState, updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable, projectTable } from '../tables.ts'
import { groupsOf, jobsOfCase, jobFactsOf } from './jobs-of-case.ts'

/** A case with its jobs, as both are now. */
export interface CaseOfJobs {
  readonly project: Row
  readonly jobs: readonly Row[]
}

/**
 * What follows whenever jobs of a case changed: main flows stand as their sub-flows do, followers see the case, shares
 * are reckoned anew, open screens hear of it. The case is locked.
 */
export async function jobsChanged(context: Recorder, project: Row): Promise<CaseOfJobs> {
  const { unit, notify } = context
  const jobs = await renewMains(context, await jobsOfCase(unit, project))
  const updated = await updateFollowers(context, project, jobs)
  await renewCommission(context, updated)
  notify.record(flowJob.service, project.key, project)
  return { project: updated, jobs }
}

/** @returns the jobs as they are then @source FLW-030 */
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
 * Whoever follows a job sees the case. People the case names see it anyhow, so that an ordinary case says nothing here.
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
