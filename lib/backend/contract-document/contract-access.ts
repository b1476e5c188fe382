import { sectionsOf } from '../../domain/project/section.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isManager } from '../../domain/permission/role.ts'
import { factsOfCase } from '../member/case-access.ts'
import { changesProject, type Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'

/** Refuses a case in which nothing is sold. @throws Refusal STATUS for a case in which nothing is sold */
export function requireSale(project: Row): void {
  if (!sectionsOf(factsOfCase(project)).some(({ key }) => key === 'trade'))
    throw new Refusal('STATUS', '抵押类项目没有买卖合同')
}

/** Whether the caller may edit the contract of a case now. */
export function mayWrite(principal: Principal, project: Row): boolean {
  return (
    changesProject(principal, project) &&
    principal.privileges.has(PRIVILEGE.save) &&
    principal.privileges.has(PRIVILEGE.update) &&
    editBlock(project.values['hf20DemandStep'] ?? null, isManager(principal.roles)) === null
  )
}

/**
 * Whether the caller may see all numbers in full. The same people may reveal single numbers.
 * @source server rule R25
 */
export function mayTakeInFull(principal: Principal, project: Row): boolean {
  return principal.provider === null && changesProject(principal, project) && principal.privileges.has(PRIVILEGE.save)
}
