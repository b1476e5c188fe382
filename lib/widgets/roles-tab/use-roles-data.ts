import { projectRecord } from '../../client/queries/query-options.ts'
import { invitees } from '../../client/queries/case/role-plans.ts'
import type { Stored } from '../../contract/output.ts'
import type { ProjectRole } from '../../domain/project-role/project-role.ts'
import type { Project } from '../../domain/project/project.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { type LoadState, loadState } from '../load-state.ts'

export interface RolesData {
  readonly project: Stored<Project>
  readonly rows: readonly Stored<ProjectRole>[]
  readonly total: number
}

export interface RolesLoad extends LoadState {
  readonly data: RolesData | null
}

/** The case, and the people who work on it. @source INV-001, OPN-072 */
export function useRolesData(projectId: string): RolesLoad {
  const project = useFkQuery(projectRecord(projectId))
  const people = useFkQuery(invitees(projectId))
  const data =
    project.data && people.data ? { project: project.data, rows: people.data.rows, total: people.data.total } : null
  // A failed refresh is reported, too.
  return { data, ...loadState([project, people], data !== null), error: project.error ?? people.error }
}
