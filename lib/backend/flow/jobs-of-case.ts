import { type FlowGroup, workOf } from '../../domain/flow/next-job.ts'
import type { JobFacts } from '../../domain/flow/job-status.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { flowJobTable } from './flow-tables.ts'

/** All jobs of a case: main flows in order, each followed by its sub-flows. @source FLW-002, CAL-086 */
export async function jobsOfCase(unit: Unit, { key }: Pick<Row, 'key'>): Promise<readonly Row[]> {
  const { rows } = await unit.list(flowJobTable, {
    where: { field: '$project', is: [key] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  return groupsOf(rows).flatMap(({ main, subs }) => [main, ...subs])
}

/** True for a main flow: it has no parent flow. */
export const isMain = ({ values }: Pick<Row, 'values'>): boolean => textOf(values['hf15FatherCode']) === ''

/** A main flow with its sub-flows, as rows. */
export interface JobGroup {
  readonly main: Row
  readonly subs: readonly Row[]
}

/** Jobs grouped by main flow. A job without its main flow forms its own group. */
export function groupsOf(jobs: readonly Row[]): readonly JobGroup[] {
  const known = new Set(jobs.filter(isMain).map(({ values }) => values['hf15FlowCode']))
  const heads = jobs.filter((job) => isMain(job) || !known.has(job.values['hf15FatherCode'] ?? null))
  return heads.map((main) => ({
    main,
    subs: isMain(main) ? jobs.filter(({ values }) => values['hf15FatherCode'] === main.values['hf15FlowCode']) : [],
  }))
}

/** A stored job in the shape the status rules read. */
export interface JobFactsRow extends JobFacts {
  readonly row: Row
}
export const jobFactsOf = (row: Row): JobFactsRow => ({ row, ...row.values })

/** The groups of a case in the shape the rules read. */
export function flowGroupsOf(jobs: readonly Row[]): readonly FlowGroup<JobFactsRow>[] {
  return groupsOf(jobs).map(({ main, subs }) => ({ main: jobFactsOf(main), subs: subs.map(jobFactsOf) }))
}

/** The jobs people work on in a case: sub-flows, and main flows without any. */
export function workOfCase(jobs: readonly Row[]): readonly Row[] {
  return flowGroupsOf(jobs)
    .flatMap(workOf)
    .map(({ row }) => row)
}
