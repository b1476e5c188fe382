import type { Grant } from '../domain/permission/grant.ts'
import type { Privilege } from '../domain/permission/privilege.ts'
import type { PartnerWidget } from '../domain/permission/partner-widget.ts'
import { isManager, mayCreateProject, seesWholeCity } from '../domain/permission/role.ts'
import type { Filter, Row } from './store.ts'

/**
 * What a session of a partner's page opens: nothing beside it, whatever the partner is.
 * @source design "Embed session"
 */
export interface Embed {
  readonly partner: string
  /** Origins of pages the token may come from. */
  readonly origins: readonly string[]
  readonly projects: readonly string[]
  readonly widgets: readonly PartnerWidget[]
  /** Lists the list widget may show. */
  readonly lists: readonly string[]
  /** Masked values may be asked for in full. */
  readonly reveals: boolean
}

/** Who calls, as the session and the role rows say; nothing of it is taken from a payload. */
export interface Principal {
  readonly userId: string
  readonly acctId: string
  readonly userName: string
  readonly displayName: string
  readonly roles: readonly string[]
  /** What their roles allow: in a call of a list, what they allow in that list. */
  readonly privileges: ReadonlySet<Privilege>
  /** The same role by role. */
  readonly grants: readonly Grant[]
  /** Cities granted, and the one of them the session works in; empty for somebody who has none. */
  readonly cities: readonly string[]
  readonly city: string
  /** Organisation of a service provider's employee. */
  readonly provider: string | null
  readonly tokenHash: string
  /** Null for people of the house. */
  readonly embed: Embed | null
}

/** Fields of a project that make an account take part in it. */
export const PARTICIPATION = ['hf20ManagerId', 'hf20RecommendId', 'hf20ServiceAcct'] as const

/** The field of a project that lists whoever else follows one of its jobs. They see it, and handle what they follow. */
const FOLLOWERS = 'hf20JobUsers'

/** The field of a project that lists whoever was invited and is not switched off. They take part in it. */
export const INVITEES = 'hf20Invitees'

/** The projects of the current city that a person may see. The same rule, asked of one row, is {@link seesProject}. */
export function visibleProjects(principal: Principal): Filter {
  const here: Filter = { field: '$city', is: [principal.city] }
  if (principal.embed) return { all: [here, { field: '$key', is: principal.embed.projects }] }
  if (seesWholeCity(principal.roles)) return here
  const own: readonly Filter[] = [
    ...PARTICIPATION.map((field) => ({ field, is: [principal.acctId] })),
    { field: '$createdBy', is: [principal.acctId] },
    { field: FOLLOWERS, is: [principal.acctId] },
    { field: INVITEES, is: [principal.acctId] },
    ...(principal.provider === null ? [] : [{ field: 'hf20DivisionDetailId', is: [principal.provider] }]),
  ]
  return { all: [here, { any: own }] }
}

/**
 * True when the project is in the city worked in and the person works on it or was invited into it, follows one of its
 * jobs, or sees the whole city.
 * @source server rule R7
 */
export function seesProject(principal: Principal, row: Row): boolean {
  if (row.city === null || row.city !== principal.city) return false
  if (principal.embed) return principal.embed.projects.includes(row.key)
  return seesWholeCity(principal.roles) || takesPart(principal, row) || isListed(row, FOLLOWERS, principal.acctId)
}

/**
 * True when the person may change the project: they work on it, or manage its city; or it was opened to a partner's
 * page, whose operations say what it changes.
 */
export function changesProject(principal: Principal, row: Row): boolean {
  return (
    seesProject(principal, row) && (principal.embed !== null || isManager(principal.roles) || takesPart(principal, row))
  )
}

export function createsProjects(principal: Principal): boolean {
  return mayCreateProject(principal.roles, principal.provider !== null)
}

function takesPart({ acctId, provider }: Principal, row: Row): boolean {
  return isParticipant(acctId, row) || (provider !== null && row.values['hf20DivisionDetailId'] === provider)
}

/** True when the account works on the project: named in it, its creator, or invited. */
export function isParticipant(acctId: string, row: Row): boolean {
  return (
    PARTICIPATION.some((field) => row.values[field] === acctId) ||
    row.createdBy === acctId ||
    isListed(row, INVITEES, acctId)
  )
}

function isListed({ values }: Row, field: string, acctId: string): boolean {
  const accounts = values[field]
  return Array.isArray(accounts) && accounts.includes(acctId)
}
