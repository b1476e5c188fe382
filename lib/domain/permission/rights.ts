import { operationNeeds } from '../grid/operation-state.ts'
import { type Grant, type GrantingList, privilegesIn, withListGrants } from './grant.ts'
import { PRIVILEGE, type Privilege } from './privilege.ts'

/**
 * Where a role has a privilege in a list from: its general privileges, a grant for this list, or the list itself, which
 * names the role as one that administers it.
 */
export type RightSource = 'role' | 'grant' | 'list'

/** A privilege in one list or page, and the role that gives it. */
export interface GivenRight {
  readonly privilege: Privilege
  readonly role: string
  readonly from: RightSource
}

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/** The privileges that mean something in a list; no role can be given others there. */
export function privilegesOffered({ operations }: Pick<GrantingList, 'operations'>): readonly Privilege[] {
  return [...new Set([...READING, ...operations.flatMap(operationNeeds)])]
}

/**
 * What each role gives in a list, and why. Roles add up, so a user may do what any of them gives.
 * @param grants as stored, without what lists themselves grant
 * @source ROL-006, ROL-018
 */
export function rightsIn(list: GrantingList, grants: readonly Grant[]): readonly GivenRight[] {
  return grants.flatMap((grant) => {
    const from = list.names.some((name) => grant.within.has(name))
      ? 'grant'
      : list.roles.keep?.includes(grant.role)
        ? 'list'
        : 'role'
    return privilegesIn(list, list.names, withListGrants([grant], [list])).map((privilege) => ({
      privilege,
      role: grant.role,
      from,
    }))
  })
}

/** What each role gives on a page, which can only be opened or not. */
export function rightsOnPage(
  code: string,
  shownTo: readonly string[],
  grants: readonly Grant[],
): readonly GivenRight[] {
  return grants.flatMap(({ role, privileges, within }) => {
    const own = within.get(code)
    const isShown = shownTo.length === 0 || shownTo.includes(role)
    if (!isShown || !(own ?? privileges).has(PRIVILEGE.search)) return []
    return [{ privilege: PRIVILEGE.search, role, from: own ? 'grant' : 'role' }]
  })
}
