import { personOfPosition } from '../../domain/flow/case-people.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import type { SignedIn } from '../handler.ts'
import { sendCaseNotices } from '../notice/send-case-notices.ts'
import { sendAssignedNotices } from '../notice/send-assigned-notices.ts'
import { PARTICIPATION } from '../principal.ts'
import { updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable, projectTable } from '../tables.ts'
import { changesFlows } from './flow-facts.ts'
import { type Handover, noteHandovers } from './flow-log.ts'
import { jobsChanged } from './jobs-changed.ts'
import { jobsOfCase } from './jobs-of-case.ts'
import { reconcileJobs } from './reconcile-jobs.ts'

/**
 * What of the jobs of a case follows from a save of it: other people take over what the ones before them held by their
 * position, and
 * another kind of case needs other flows. The case is locked.
 *
 * @param before the case as it was stored
 * @param after the case as it is stored now
 * @returns the case as it is in the end
 */
export async function followCase(context: SignedIn, before: Row, after: Row): Promise<Row> {
  const moved = PARTICIPATION.some((field) => textOf(before.values[field]) !== textOf(after.values[field]))
  if (moved) await handOver(context, before, after)
  await sendCaseNotices(context, before, after)
  await followFacts(context, before, after, after)
  return (await context.unit.get(projectTable, after.key)) ?? after
}

/** The same for one of its records: what it says may need other flows. @param before null for a new one */
export async function followFacts(context: SignedIn, before: Row | null, after: Row, project: Row): Promise<void> {
  if (changesFlows(before, after)) await reconcileJobs(context, project)
}

/**
 * Open jobs that were with the person of their position go to the next one; whoever was named instead keeps theirs, and
 * finished ones stay with whoever did them.
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
