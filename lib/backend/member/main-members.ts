import { sameValue } from '../../catalogue/kind.ts'
import { mainMembers } from '../../domain/member/main-members.ts'
import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import { groupOf, groupRowsOf, memberRowsOf, namesOf, candidateOf } from './relation-rows.ts'

/**
 * Stores who the main buyer and the main owner of a case are now, when they changed. Call it after anything that adds,
 * changes or removes members or groups.
 *
 * @param project the case, locked
 * @returns the case as it is stored now
 * @source BAS-033
 */
export async function updateMainMembers(context: SignedIn, project: Row): Promise<Row> {
  const { unit } = context
  const members = await memberRowsOf(unit, project.key)
  const groups = await groupRowsOf(unit, project.key)
  const names = namesOf(members)
  const main = mainMembers(
    groups.map((row) => groupOf(row, names)),
    members.map(candidateOf),
  )
  const changed = Object.entries(main).flatMap(([name, id]) => (sameValue(project.values[name], id) ? [] : [name]))
  return changed.length === 0
    ? project
    : updateRecord(context, projectTable, project, { ...project.values, ...main }, changed)
}
