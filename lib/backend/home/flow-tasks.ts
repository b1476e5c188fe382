import { addDays, type Day } from '../../catalogue/day.ts'
import { FLOW_STATUS } from '../../domain/codes.ts'
import { jobStatus } from '../../domain/flow/job-status.ts'
import { recordAddress } from '../../domain/project/record-address.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { myToDos, OPEN_JOBS, type OwnToDo, toDosAmong } from '../notice/my-to-dos.ts'
import { seesProject } from '../principal.ts'
import { textOf } from '../session.ts'
import type { Filter } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { casesOf } from './dashboard-cases.ts'
import type { Done, Task } from './dashboard-rows.ts'

/** How many days back finished jobs are listed, and how many days ahead the jobs of a whole team are. */
const DAYS_BACK = 5
const DAYS_AHEAD = 30
/** At most this many jobs of a whole city are listed. */
const MOST_OF_TEAM = 300
const MOST_DONE = 100

const here = ({ principal: { city } }: SignedIn): Filter => ({ field: '$city', is: [city] })

/** Open jobs of the user, or of everyone in the city, the earliest first. @returns whether there are more */
export async function flowTasks(
  context: SignedIn,
  team: boolean,
): Promise<{ readonly tasks: readonly Task[]; readonly more: boolean }> {
  const { unit, principal, today } = context
  if (!team) return { tasks: (await myToDos(unit, principal)).map((toDo) => taskOf(toDo, today)), more: false }
  const where: Filter = {
    all: [here(context), OPEN_JOBS, { field: 'hf15PlanTime', from: '0001-01-01', to: addDays(today, DAYS_AHEAD) }],
  }
  const { rows } = await unit.list(flowJobTable, {
    where,
    sort: [{ field: 'hf15PlanTime' }],
    page: 1,
    pageSize: MOST_OF_TEAM,
    counted: false,
  })
  return {
    tasks: (await toDosAmong(unit, principal, rows)).map((toDo) => taskOf(toDo, today)),
    more: rows.length === MOST_OF_TEAM,
  }
}

function taskOf({ job, project }: OwnToDo, today: Day): Task {
  const { day, late } = jobStatus(job.values, today)
  return {
    key: job.key,
    kind: 'FLOW',
    title: textOf(job.values['hf15FlowName']),
    prjId: project.key,
    prjName: caseName(project),
    record: recordAddress('job', job.key),
    note: textOf(job.values['categoryName']),
    day,
    late,
    returned: 0,
    account: textOf(job.values['hf15HdlMemberId']),
  }
}

/** Jobs that were finished in the last days by the people who follow them, the latest first. */
export async function doneLately(context: SignedIn, team: boolean): Promise<readonly Done[]> {
  const { unit, principal, today } = context
  const whose: readonly Filter[] = team ? [] : [{ field: 'hf15HdlMemberId', is: [principal.acctId] }]
  const where: Filter = {
    all: [
      here(context),
      { field: 'hf15Status', is: [FLOW_STATUS.finished] },
      { field: 'hf15PlanTime', from: addDays(today, -DAYS_BACK), to: today },
      { not: { field: 'hf15FatherCode', is: [null, ''] } },
      ...whose,
    ],
  }
  const { rows } = await unit.list(flowJobTable, {
    where,
    sort: [{ field: 'hf15PlanTime', descending: true }],
    page: 1,
    pageSize: MOST_DONE,
    counted: false,
  })
  const cases = await casesOf(unit, rows)
  return rows.flatMap(({ key, project, values }) => {
    const row = cases.get(project ?? '')
    return row && seesProject(principal, row)
      ? [
          {
            key,
            title: textOf(values['hf15FlowName']),
            prjId: row.key,
            prjName: caseName(row),
            record: recordAddress('job', key),
            day: textOf(values['hf15PlanTime']),
            account: textOf(values['hf15HdlMemberId']),
          },
        ]
      : []
  })
}
