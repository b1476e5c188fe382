import { tables } from '../../../backend/tables.ts'
import { renewCommission } from '../../../backend/commission/renew-commission.ts'
import type { StoredCatalogue } from '../../../backend/flow-guide/flow-catalogue.ts'
import { neededFlows } from '../../../backend/flow/adding/reconcile-jobs.ts'
import { peopleNamed } from '../../../backend/flow/people-named.ts'
import { collectChanges } from '../../../backend/live/change.ts'
import type { Ports } from '../../../backend/ports.ts'
import { PARTICIPATION } from '../../../backend/principal.ts'
import { textOf } from '../../../backend/session.ts'
import type { Actor, Row, Unit } from '../../../backend/store.ts'
import { flowJobTable, flowLogTable } from '../../../backend/flow/flow-tables.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { jobLogRows } from './job-log-rows.ts'
import { jobsOfProject, type SeededJob } from './jobs-of-project.ts'

/** The stored rows from which the jobs of all demo cases are made. */
export interface FlowBasis {
  readonly catalogue: StoredCatalogue
  readonly now: number
}

/**
 * The jobs of a demo case, as they follow from the case and its records.
 * @param row the case
 * @param index which of the demo cases it is
 */
export async function plannedJobs(
  unit: Unit,
  row: Row,
  project: DemoProject,
  index: number,
  { catalogue, now }: FlowBasis,
): Promise<readonly SeededJob[]> {
  return jobsOfProject(row, await neededFlows(unit, row, catalogue), project, index, now)
}

/** Followers of these jobs whom the case does not name; empty where there are none. */
export function followersOf(row: Row, jobs: readonly SeededJob[]): readonly string[] {
  const named = new Set(PARTICIPATION.map((field) => textOf(row.values[field])))
  return [...new Set(jobs.map((job) => textOf(job.row.values['hf15HdlMemberId'])))]
    .filter((account) => account !== '' && !named.has(account))
    .sort()
}

/** Stores the jobs of a demo case with both logs and their commission. */
export async function addJobsOfProject(
  unit: Unit,
  ports: Ports,
  by: Actor,
  row: Row,
  project: DemoProject,
  jobs: readonly SeededJob[],
): Promise<void> {
  const stored = await unit.insertAll(
    flowJobTable,
    jobs.map((job) => job.row),
  )
  const manager = textOf(row.values['hf20ManagerId']) || project.createdBy
  const people = await peopleNamed(unit, [
    project.createdBy,
    manager,
    ...stored.flatMap(({ values }) => textOf(values['hf15HdlMemberId']) || []),
  ])
  await unit.insertAll(
    flowLogTable,
    jobLogRows(jobs, {
      prjId: row.key,
      city: project.city,
      openedBy: project.createdBy,
      openedAt: project.createdAt,
      manager,
      people,
    }),
  )
  await renewCommission(
    {
      unit,
      ports,
      tables,
      now: by.now,
      action: 'Seed.demo',
      requestId: 'seed',
      notify: collectChanges().notify,
      principal: { acctId: by.account },
    },
    row,
  )
}
