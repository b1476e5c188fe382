import { operationNeeds } from '../grid/operation-state.ts'
import type { Grid } from '../grid/define-grid.ts'
import { PRIVILEGE, type Privilege } from './privilege.ts'
import { readsList, writesList } from './role.ts'

/** What one role somebody holds allows. */
export interface Grant {
  readonly role: string
  /** In general. */
  readonly privileges: ReadonlySet<Privilege>
  /** In lists and on pages for which something else is laid down, by their codes in the menu. */
  readonly within: ReadonlyMap<string, ReadonlySet<Privilege>>
}

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/**
 * What a role allows under some codes of the menu: what is laid down for it there, else what it allows in general.
 * Lists over the same rows share their calls, so what is laid down for any of them holds for all.
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

/** What all roles of a person together allow under some codes of the menu. @source ROL-006, ROU-001 (/UsrPrvsGrid) */
export function privilegesUnder(grants: readonly Grant[], codes: readonly string[]): ReadonlySet<Privilege> {
  return new Set(grants.flatMap((grant) => [...allowedUnder(grant, codes).privileges]))
}

/** What lists say of their keepers. */
export interface GrantingList extends Pick<Grid, 'operations' | 'roles'> {
  /** Codes in the menu of all lists over the same rows. */
  readonly names: readonly string[]
}

/**
 * What roles allow once lists have said who keeps them: keepers may do there what the list offers, until something else
 * is laid down for their role.
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
 * What a person may do in a list, role by role: the operations of the role as far as the list has a use for them and
 * the role may read or change it.
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
