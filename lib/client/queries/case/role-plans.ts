import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { projectRoleCalls } from '../../../contract/case/project-role-calls.ts'
import type { ProjectRole } from '../../../domain/project-role/project-role.ts'
import { answerOf, type Page, pageOf, type QueryPlan } from '../query-options.ts'

/** As many as a page may have: nobody invites more people into a case. */
const ALL = 200

/** Who was invited into a case, first ones first. @source OPN-072, INV-001 @public */
export function invitees(prjId: string): QueryPlan<Page<Stored<ProjectRole>>> {
  return pageOf(projectRoleCalls.getSubPageList, { objKey: prjId, pageSize: ALL })
}

/** A blank invitation. Never kept. @public */
export function inviteeBlank(prjId: string): QueryPlan<DraftRecord<ProjectRole>> {
  return { ...answerOf(projectRoleCalls.doCreate, { objKey: prjId }), staleTime: 0 }
}

/** What the person may do with invitations. @public */
export function inviteePrivileges(): QueryPlan<readonly string[]> {
  return { ...answerOf(projectRoleCalls.getOpts, {}), staleTime: 300_000 }
}
