import { DEMAND_STEP } from '../../domain/codes.ts'
import { isManager } from '../../domain/permission/role.ts'
import { type Principal, visibleProjects } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'

/** A user who works on more cases at a time sees the ones changed last. */
const MOST_CASES = 500

/** Cases that are neither finished nor cancelled. */
export const GOING_ON: Filter = { not: { field: 'hf20DemandStep', is: [DEMAND_STEP.finished, DEMAND_STEP.stopped] } }

/**
 * Refuses a request for the whole team from a user who manages nobody.
 * @throws Refusal NO_PERMISSION for those who manage nobody
 */
export function requireTeam({ roles }: Principal, team: boolean): void {
  if (team && !isManager(roles)) throw new Refusal('NO_PERMISSION', '只有经理可以查看团队的工作')
}

/** Cases the user takes part in, whatever else of the city they may see. */
export function ownCases(principal: Principal): Filter {
  return visibleProjects({ ...principal, roles: [] })
}

/** Open cases by key, the ones changed last first: those the user works on, or those of the whole city. */
export async function openCases(unit: Unit, principal: Principal, team: boolean): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await unit.list(projectTable, {
    where: { all: [team ? visibleProjects(principal) : ownCases(principal), GOING_ON] },
    sort: [{ field: '$updatedAt', descending: true }],
    page: 1,
    pageSize: MOST_CASES,
    counted: false,
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** The cases these rows belong to, by key. */
export async function casesOf(unit: Unit, rows: readonly Row[]): Promise<ReadonlyMap<string, Row>> {
  const keys = [...new Set(rows.flatMap(({ project }) => project ?? []))]
  if (keys.length === 0) return new Map()
  return new Map(
    (await unit.list(projectTable, { where: { field: '$key', is: keys }, counted: false })).rows.map((row) => [
      row.key,
      row,
    ]),
  )
}
