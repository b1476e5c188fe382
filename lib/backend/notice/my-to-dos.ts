import { FLOW_STATUS } from '../../domain/codes.ts'
import { isClosedStep } from '../../domain/project/step-tone.ts'
import { isSummary } from '../commission/earning-jobs.ts'
import { type Principal, seesProject } from '../principal.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { projectTable } from '../project/project-table.ts'

/** Jobs that are not finished. */
export const OPEN_JOBS: Filter = { field: 'hf15Status', is: [FLOW_STATUS.notStarted, FLOW_STATUS.inProgress] }

/** True while the case is open; a closed case has no tasks. */
export function goesOn({ values }: Row): boolean {
  return !isClosedStep(values['hf20DemandStep'])
}

/** A job the user has to do, and its case. */
export interface OwnToDo {
  readonly job: Row
  readonly project: Row
}

/**
 * Open jobs with a planned day that the user follows, in the city they work in, the earliest first.
 * @source FLW-032, SHL-001
 */
export async function myToDos(unit: Unit, principal: Principal): Promise<readonly OwnToDo[]> {
  const { acctId, city } = principal
  if (acctId === '' || city === '') return []
  const mine: Filter = {
    all: [
      { field: 'hf15HdlMemberId', is: [acctId] },
      OPEN_JOBS,
      { not: { field: 'hf15PlanTime', is: [null] } },
      { field: '$city', is: [city] },
    ],
  }
  const { rows: jobs } = await unit.list(flowJobTable, {
    where: mine,
    sort: [{ field: 'hf15PlanTime' }],
    counted: false,
  })
  return toDosAmong(unit, principal, jobs)
}

/** Of these open jobs, the ones in open cases the user may see, in the same order. */
export async function toDosAmong(unit: Unit, principal: Principal, jobs: readonly Row[]): Promise<readonly OwnToDo[]> {
  if (jobs.length === 0) return []
  const keys = [...new Set(jobs.flatMap(({ project }) => project ?? []))]
  const cases = new Map(
    (await unit.list(projectTable, { where: { field: '$key', is: keys }, counted: false })).rows.map((row) => [
      row.key,
      row,
    ]),
  )
  const mains = jobs.filter(({ values }) => (values['hf15FatherCode'] ?? '') === '')
  const below = await subFlowsOf(unit, mains)
  return jobs.flatMap((job) => {
    const project = cases.get(job.project ?? '')
    return project && goesOn(project) && seesProject(principal, project) && !isSummary(job, below)
      ? [{ job, project }]
      : []
  })
}

async function subFlowsOf(unit: Unit, mains: readonly Row[]): Promise<readonly Row[]> {
  if (mains.length === 0) return []
  const cases = [...new Set(mains.flatMap(({ project }) => project ?? []))]
  const codes = [
    ...new Set(
      mains.flatMap(({ values }) => (typeof values['hf15FlowCode'] === 'string' ? values['hf15FlowCode'] : [])),
    ),
  ]
  return (
    await unit.list(flowJobTable, {
      where: {
        all: [
          { field: '$project', is: cases },
          { field: 'hf15FatherCode', is: codes },
        ],
      },
      counted: false,
    })
  ).rows
}
