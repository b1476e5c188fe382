import { type FlowGroup, workOf } from '../../domain/flow/next-job.ts'
import type { JobFacts } from '../../domain/flow/job-status.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { flowJobTable } from '../tables.ts'

/** Every job of a case: main flows in their order, each followed by its sub-flows. @source FLW-002, CAL-086 */
export async function jobsOfCase(unit: Unit, { key }: Pick<Row, 'key'>): Promise<readonly Row[]> {
  const { rows } = await unit.list(flowJobTable, {
    where: { field: '$project', is: [key] },
    sort: [{ field: 'sortNo' }],
    counted: false,
  })
  return groupsOf(rows).flatMap(({ main, subs }) => [main, ...subs])
}

/** A main flow names no other flow above it. */
export const isMain = ({ values }: Pick<Row, 'values'>): boolean => textOf(values['hf15FatherCode']) === ''

/** A main flow with its sub-flows, as rows. */
export interface JobGroup {
  readonly main: Row
  readonly subs: readonly Row[]
}

/** Jobs by main flow. What has lost its main flow stands for itself. */
export function groupsOf(jobs: readonly Row[]): readonly JobGroup[] {
  const known = new Set(jobs.filter(isMain).map(({ values }) => values['hf15FlowCode']))
  const heads = jobs.filter((job) => isMain(job) || !known.has(job.values['hf15FatherCode'] ?? null))
  return heads.map((main) => ({
    main,
    subs: isMain(main) ? jobs.filter(({ values }) => values['hf15FatherCode'] === main.values['hf15FlowCode']) : [],
  }))
}

/** A stored job as rules about its standing see it. */
export interface JobFactsRow extends JobFacts {
  readonly row: Row
}
export const jobFactsOf = (row: Row): JobFactsRow => ({ row, ...row.values })

/** The groups of a case as rules see them. */
export function flowGroupsOf(jobs: readonly Row[]): readonly FlowGroup<JobFactsRow>[] {
  return groupsOf(jobs).map(({ main, subs }) => ({ main: jobFactsOf(main), subs: subs.map(jobFactsOf) }))
}

/** What people work at in a case: sub-flows, and main flows that have none. */
export function workOfCase(jobs: readonly Row[]): readonly Row[] {
  return flowGroupsOf(jobs)
    .flatMap(workOf)
    .map(({ row }) => row)
}
