import { operationNeeds } from '../grid/operation-state.ts'
import type { Grid } from '../grid/define-grid.ts'
import { PRIVILEGE, type Privilege } from './privilege.ts'
import { readsList, writesList } from './role.ts'

/** What one role of a user allows. */
export interface Grant {
  readonly role: string
  /** Privileges in general. */
  readonly privileges: ReadonlySet<Privilege>
  /** Privileges in single lists and pages that override the general ones, by menu code. */
  readonly within: ReadonlyMap<string, ReadonlySet<Privilege>>
}

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/**
 * What a role allows under some menu codes: its grants there, else what it allows in general. Lists over the same rows
 * share their calls, so a grant for one of them applies to all.
 */
function allowedUnder(
  { privileges, within }: Grant,
  codes: readonly string[],
): { readonly privileges: ReadonlySet<Privilege>; readonly isExplicit: boolean } {
  const laidDown = codes.flatMap((code) => within.get(code) ?? [])
  return laidDown.length === 0
    ? { privileges, isExplicit: false }
    : { privileges: new Set(laidDown.flatMap((some) => [...some])), isExplicit: true }
}

/** What all roles of a user together allow under some menu codes. @source ROL-006, ROU-001 (/UsrPrvsGrid) */
export function privilegesUnder(grants: readonly Grant[], codes: readonly string[]): ReadonlySet<Privilege> {
  return new Set(grants.flatMap((grant) => [...allowedUnder(grant, codes).privileges]))
}

/** The parts of a list that say which roles administer it. */
export interface GrantingList extends Pick<Grid, 'operations' | 'roles'> {
  /** Menu codes of all lists over the same rows. */
  readonly names: readonly string[]
}

/**
 * Adds what lists grant to the roles that administer them: all operations of the list, until a grant for the role
 * overrides this.
 * @source ROU-012, ROL-018
 */
export function withListGrants(grants: readonly Grant[], lists: readonly GrantingList[]): readonly Grant[] {
  return grants.map((grant) => {
    const maintained = lists.filter(
      ({ names, roles }) => roles.keep?.includes(grant.role) && !names.some((name) => grant.within.has(name)),
    )
    if (maintained.length === 0) return grant
    const all = maintained.flatMap(({ names, operations }) =>
      names.map((name) => [name, new Set([...READING, ...operations.flatMap(operationNeeds)])] as const),
    )
    return { ...grant, within: new Map([...grant.within, ...all]) }
  })
}

/**
 * What a user may do in a list, role by role: the operations of the role that the list supports, if the role may read
 * or change the list.
 * @source GRD-020, ROL-006
 */
export function privilegesIn(
  { operations, roles }: Pick<Grid, 'operations' | 'roles'>,
  codes: readonly string[],
  grants: readonly Grant[],
): readonly Privilege[] {
  const changing = new Set(operations.flatMap(operationNeeds))
  const held = grants.flatMap((grant) => {
    const { privileges, isExplicit } = allowedUnder(grant, codes)
    if (!readsList(grant.role, roles, isExplicit)) return []
    const writes = writesList(grant.role, roles, isExplicit)
    return [...privileges].filter((privilege) => READING.includes(privilege) || (writes && changing.has(privilege)))
  })
  return [...new Set(held)]
}
