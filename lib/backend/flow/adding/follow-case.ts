import { personOfPosition } from '../../../domain/flow/case-people.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'
import type { SignedIn } from '../../handler.ts'
import { sendCaseNotices } from '../../notice/send-case-notices.ts'
import { sendAssignedNotices } from '../../notice/send-assigned-notices.ts'
import { PARTICIPATION } from '../../principal.ts'
import { updateRecord } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { projectTable } from '../../project/project-table.ts'
import { changesFlows } from './flow-facts.ts'
import { type Handover, noteHandovers } from '../flow-log.ts'
import { jobsChanged } from '../handling/jobs-changed.ts'
import { jobsOfCase } from '../jobs-of-case.ts'
import { reconcileJobs } from './reconcile-jobs.ts'

/**
 * Updates the jobs of a case after it was saved: new people take over open jobs of their position, and a changed kind
 * of case may need other flows. The case is locked.
 *
 * @param before the case as it was stored
 * @param after the case as it is stored now
 * @returns the case after the update
 */
export async function followCase(context: SignedIn, before: Row, after: Row): Promise<Row> {
  const moved = PARTICIPATION.some((field) => textOf(before.values[field]) !== textOf(after.values[field]))
  if (moved) await handOver(context, before, after)
  await sendCaseNotices(context, before, after)
  await followFacts(context, before, after, after)
  return (await context.unit.get(projectTable, after.key)) ?? after
}

/**
 * Updates the jobs after a record of the case was saved: its values may need other flows.
 * @param before null for a new record
 */
export async function followFacts(context: SignedIn, before: Row | null, after: Row, project: Row): Promise<void> {
  if (changesFlows(before, after)) await reconcileJobs(context, project)
}

/**
 * Moves open jobs from the former person of a position to the new one. Jobs assigned to another person, and finished
 * ones, do not change.
 */
async function handOver(context: SignedIn, before: Row, after: Row): Promise<void> {
  const changes: Handover[] = []
  for (const job of await jobsOfCase(context.unit, after)) {
    const position = textOf(job.values['userGroup'])
    const [from, to] = [personOfPosition(before.values, position), personOfPosition(after.values, position)]
    if (from === to || isFinished(job.values) || textOf(job.values['hf15HdlMemberId']) !== (from ?? '')) continue
    changes.push({
      job: await updateRecord(context, flowJobTable, job, { ...job.values, hf15HdlMemberId: to }, ['hf15HdlMemberId']),
      from,
      to,
    })
  }
  await noteHandovers(context, after, changes)
  await sendAssignedNotices(
    context,
    after,
    changes.map(({ job }) => job),
  )
  await jobsChanged(context, after)
}
