import { INVITEES, PARTICIPATION, seesProject, type Principal } from '../principal.ts'
import { listOf, textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { houseTable } from '../case-record/case-record-tables.ts'
import { projectTable } from '../project/project-table.ts'

/**
 * Accounts that work on the case a house belongs to. Empty when the caller may not see the case. A case without a
 * stored house is found by its own key.
 * @source PCK-003
 */
export async function peopleOfCase(unit: Unit, principal: Principal, houseId: string): Promise<readonly string[]> {
  const house = await unit.get(houseTable, houseId)
  const row = await unit.get(projectTable, house?.project ?? houseId)
  if (!row || !seesProject(principal, row)) return []
  return [
    ...new Set([
      ...PARTICIPATION.map((field) => textOf(row.values[field])),
      row.createdBy,
      ...listOf(row.values[INVITEES]),
    ]),
  ].filter((key) => key !== '')
}
