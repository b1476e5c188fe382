import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { projectRoleCalls } from '../../../contract/case/project-role-calls.ts'
import type { ProjectRole } from '../../../domain/project-role/project-role.ts'
import { answerOf, type Page, pageOf, type QueryPlan } from '../query-options.ts'

/** The largest page allowed; no case has more invitees. */
const ALL = 200

/** Who was invited into a case, oldest first. @source OPN-072, INV-001 @public */
export function invitees(prjId: string): QueryPlan<Page<Stored<ProjectRole>>> {
  return pageOf(projectRoleCalls.getSubPageList, { objKey: prjId, pageSize: ALL })
}

/** A blank invitation. Never cached. @public */
export function inviteeBlank(prjId: string): QueryPlan<DraftRecord<ProjectRole>> {
  return { ...answerOf(projectRoleCalls.doCreate, { objKey: prjId }), staleTime: 0 }
}

/** What the user may do with invitations. @public */
export function inviteePrivileges(): QueryPlan<readonly string[]> {
  return { ...answerOf(projectRoleCalls.getOpts, {}), staleTime: 300_000 }
}
