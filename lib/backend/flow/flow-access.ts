import type { Handler } from '../../domain/flow/handling.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isManager } from '../../domain/permission/role.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import type { SignedIn } from '../handler.ts'
import { type Child, visibleCase, visibleChild } from '../member/case-access.ts'
import { changesProject } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable } from './flow-tables.ts'

/**
 * The caller in the shape the handling rules read.
 * @param project visible to the caller, so that it lies in one of their cities
 */
export function handlerOf({ principal }: Pick<SignedIn, 'principal'>, project: Row): Handler {
  const { acctId, roles } = principal
  const leads = acctId !== '' && textOf(project.values['hf20ManagerId']) === acctId
  return { acctId, manages: isManager(roles) || leads, takesPart: changesProject(principal, project) }
}

/** Why the jobs of a case cannot be changed now; null when they can. @source PRJ-042, PRJ-043 */
export function blockOf({ principal }: Pick<SignedIn, 'principal'>, project: Row): string | null {
  return editBlock(project.values['hf20DemandStep'] ?? null, isManager(principal.roles))
}

/** Refuses a closed case. @throws Refusal STATUS for a case that is over */
export function requireOpen(context: SignedIn, project: Row): void {
  const blocked = blockOf(context, project)
  if (blocked !== null) throw new Refusal('STATUS', blocked)
}

/** True when the caller may add flows and assign people now. */
export function mayAssign(context: SignedIn, project: Row): boolean {
  const { principal } = context
  const holds = [PRIVILEGE.save, PRIVILEGE.add].every((privilege) => principal.privileges.has(privilege))
  return holds && changesProject(principal, project) && blockOf(context, project) === null
}

/** A job with its case, for users who see the case. @throws Refusal NOT_FOUND, also for a job the caller may not see */
export function visibleJob(context: SignedIn, id: string | null | undefined): Promise<Child> {
  return visibleChild(context, flowJobTable, id)
}

/** The job with its case locked, read after locking. @throws Refusal NOT_FOUND */
export async function lockedJob(context: SignedIn, id: string | null | undefined): Promise<Child> {
  const seen = await visibleJob(context, id)
  const project = await visibleCase(context, seen.project.key, true)
  const row = await context.unit.get(flowJobTable, seen.row.key, { lock: true })
  if (!row || row.project !== project.key) throw new Refusal('NOT_FOUND')
  return { row, project }
}
