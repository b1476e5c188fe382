import type { RecordValues } from '../../../catalogue/effect.ts'
import { nextProjectNumber } from '../../../backend/project/project-number.ts'
import type { Actor, NewRow, Row, Unit } from '../../../backend/store.ts'
import { projectTable } from '../../../backend/project/project-table.ts'

/** Stores a case under the next number of its day. */
export async function addProject(unit: Unit, by: Actor, key: string, city: string, record: RecordValues): Promise<Row> {
  return unit.insert(projectTable, await numberedProject(unit, by, key, city, record))
}

/** A case under the next number of its day, ready to be stored. */
export async function numberedProject(
  unit: Unit,
  { now }: Actor,
  key: string,
  city: string,
  record: RecordValues,
): Promise<NewRow> {
  return { key, project: key, city, values: { ...record, prjNo: await nextProjectNumber(unit, now) } }
}
