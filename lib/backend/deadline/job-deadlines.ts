import { addDays, type Day } from '../../catalogue/day.ts'
import { FLOW_STATUS } from '../../domain/codes.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import { caseName } from '../fee/case-name.ts'
import type { FlowBar } from '../flow/flow-rights.ts'
import { flowBarFor } from '../flow/flow-rights.ts'
import type { SignedIn } from '../handler.ts'
import { OPEN_JOBS, toDosAmong } from '../notice/my-to-dos.ts'
import { textOf } from '../session.ts'
import type { Filter, Row } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { type DeadlineRow, type Found, inOpenCases, lateness, type Span } from './deadline-rows.ts'
import { whyNotPlanned } from './plan-job.ts'

/** Limits of late jobs, of open jobs in the requested days, and of finished ones. */
const MOST = { late: 200, open: 500, done: 400 } as const
const FIRST_DAY = '0001-01-01'

/** Jobs with a planned day: late ones of any day, and those of the requested days, open or finished. */
export async function jobDeadlines(context: SignedIn, { from, to, team }: Span): Promise<Found> {
  const { principal, today } = context
  // People who only follow a job see its case, too; so their own jobs are found by the follower alone.
  const whose: readonly Filter[] = team
    ? [inOpenCases(principal, true)]
    : [
        { field: '$city', is: [principal.city] },
        { field: 'hf15HdlMemberId', is: [principal.acctId] },
      ]
  const finished: Filter = { field: 'hf15Status', is: [FLOW_STATUS.finished] }
  const later = from > today ? from : today
  const lists = await Promise.all([
    listed(context, [...whose, OPEN_JOBS], FIRST_DAY, addDays(today, -1), MOST.late),
    listed(context, [...whose, OPEN_JOBS], later, to, MOST.open),
    listed(context, [...whose, finished], from, to, MOST.done),
  ])
  const jobs = await toDosAmong(
    context.unit,
    principal,
    lists.flatMap(({ rows }) => rows),
  )
  const bar = await flowBarFor(context)
  return {
    rows: jobs.map(({ job, project }) => rowOf(context, bar, job, project)),
    more: lists.some(({ more }) => more),
  }
}

async function listed(
  { unit }: SignedIn,
  where: readonly Filter[],
  from: Day,
  to: Day,
  pageSize: number,
): Promise<{ readonly rows: readonly Row[]; readonly more: boolean }> {
  if (to < from) return { rows: [], more: false }
  const { rows } = await unit.list(flowJobTable, {
    where: { all: [...where, { field: 'hf15PlanTime', from, to }] },
    sort: [{ field: 'hf15PlanTime' }],
    page: 1,
    pageSize,
    counted: false,
  })
  return { rows, more: rows.length === pageSize }
}

function rowOf(context: SignedIn, bar: FlowBar, job: Row, project: Row): DeadlineRow {
  const day = textOf(job.values['hf15PlanTime'])
  const done = isFinished(job.values)
  return {
    key: job.key,
    kind: 'JOB',
    title: textOf(job.values['hf15FlowName']),
    prjId: project.key,
    prjName: caseName(project),
    note: textOf(job.values['categoryName']),
    day,
    done: done ? 1 : 0,
    ...(done ? { late: 0, lateWorkdays: 0 } : lateness(day, context.today)),
    place: 'flow',
    field: '',
    acctId: textOf(job.values['hf15HdlMemberId']),
    version: job.version,
    whyNot: whyNotPlanned(context, project, job, bar),
  }
}
