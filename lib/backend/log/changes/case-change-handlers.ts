import { changeCalls } from '../../../contract/case/change-calls.ts'
import { privilegesUnder } from '../../../domain/permission/grant.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import type { GridSource } from '../../grid/grid-source.ts'
import { implement, type Implementation } from '../../handler.ts'
import { visibleCase } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import type { Principal } from '../../principal.ts'
import { CHANGE_KINDS } from './kinds-of-case.ts'
import { formerLook, noteLook } from './noted-look.ts'
import { readChanges } from './read-changes.ts'

/**
 * What others changed in a case since the caller's former look, and the note that they look now. Changes of records
 * that the caller may not read in the lists over them are left out.
 */
export function caseChangeHandlers(lists: readonly GridSource[]): readonly Implementation[] {
  const namesOf = new Map(lists.map(({ entity, names }) => [entity.service, names]))
  const reads = ({ grants }: Principal, service: string): boolean => {
    const privileges = privilegesUnder(grants, namesOf.get(service) ?? [])
    return privileges.has(PRIVILEGE.search) && privileges.has(PRIVILEGE.detail)
  }
  return [
    implement(changeCalls.getCaseChanges, needs(PRIVILEGE.search, PRIVILEGE.detail), async ({ prjId }, context) => {
      const project = await visibleCase(context, prjId)
      const since = await formerLook(context, project)
      const kinds = CHANGE_KINDS.filter(({ entity }) => reads(context.principal, entity.service))
      return { data: { since, ...(await readChanges(context, project, kinds, since)) } }
    }),
    implement(changeCalls.doReadChanges, needs(PRIVILEGE.search, PRIVILEGE.detail), async ({ prjId }, context) => {
      await noteLook(context, await visibleCase(context, prjId))
      return { data: null }
    }),
  ]
}
