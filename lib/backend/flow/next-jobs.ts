import { OPEN_JOBS } from '../notice/my-to-dos.ts'
import type { Row, Unit } from '../store.ts'
import { flowJobTable } from './flow-tables.ts'

/** The open job with the earliest planned day, by case. */
export async function nextJobs(unit: Unit, cases: readonly Row[]): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await unit.list(flowJobTable, {
    where: {
      all: [
        { field: '$project', is: cases.map(({ key }) => key) },
        OPEN_JOBS,
        { not: { field: 'hf15PlanTime', is: [null] } },
      ],
    },
    sort: [{ field: 'hf15PlanTime' }],
    counted: false,
  })
  return new Map(rows.toReversed().flatMap((row) => (row.project === null ? [] : [[row.project, row] as const])))
}
