import { type Day, dayOf } from '../../../catalogue/day.ts'
import { FLOW_STATUS } from '../../../domain/codes.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import { firstToStart, nextToStart, workOf } from '../../../domain/flow/next-job.ts'
import type { Recorder } from '../../handler.ts'
import { setState } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { noteActions } from '../flow-log.ts'
import { jobsOfCase, flowGroupsOf } from '../jobs-of-case.ts'
import { dueDay } from './working-days.ts'

/** Starts the first open job of a case in which none is in progress. The case is locked. */
export function startFirst(context: Recorder, project: Row): Promise<readonly Row[]> {
  return startNext(context, project, new Set(), dayOf(context.now))
}

/**
 * Starts the jobs that follow those finished on a day. If there is none and nothing is in progress, starts the first
 * open one. The case is locked.
 */
export async function startNext(
  context: Recorder,
  project: Row,
  finished: ReadonlySet<string>,
  day: Day,
): Promise<readonly Row[]> {
  const groups = flowGroupsOf(await jobsOfCase(context.unit, project))
  const next = nextToStart(
    groups,
    groups.flatMap(workOf).filter(({ row }) => finished.has(row.key)),
  )
  const first = next.length > 0 ? null : firstToStart(groups)
  return startJobs(
    context,
    project,
    [...next, ...(first ? [first] : [])].map(({ row }) => row),
    day,
  )
}

async function startJobs(context: Recorder, project: Row, jobs: readonly Row[], from: Day): Promise<readonly Row[]> {
  const started: Row[] = []
  for (const job of jobs) {
    const { hf15PlanTime, hf15Workdays } = job.values
    // A day chosen by a user stays; a main flow without nodes has no number of working days.
    const due = textOf(hf15PlanTime) === '' && typeof hf15Workdays === 'number' ? dueDay(from, hf15Workdays) : null
    const row = await setState(
      context,
      flowJobTable,
      job,
      { hf15Status: FLOW_STATUS.notStarted },
      { hf15Status: FLOW_STATUS.inProgress, ...(due && { hf15PlanTime: due.day }) },
      null,
    )
    const calculated =
      due &&
      `经验时限${String(hf15Workdays)}个工作日，应于${due.day}前完成${due.certain ? '' : '（当年节假日安排尚未公布，只按周末推算）'}`
    await noteActions(context, project, [{ job: row, action: FLOW_ACTION.start, text: calculated }])
    started.push(row)
  }
  return started
}
