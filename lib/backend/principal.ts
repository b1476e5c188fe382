import type { Grant } from '../domain/permission/grant.ts'
import type { Privilege } from '../domain/permission/privilege.ts'
import type { PartnerWidget } from '../domain/permission/partner-widget.ts'
import { isManager, mayCreateProject, seesWholeCity } from '../domain/permission/role.ts'
import type { Filter, Row } from './store.ts'

/**
 * Limits of a partner page's session: it can do nothing else, whatever the partner may do.
 * @source design "Embed session"
 */
export interface Embed {
  readonly partner: string
  /** Page origins the token may be used from. */
  readonly origins: readonly string[]
  readonly projects: readonly string[]
  readonly widgets: readonly PartnerWidget[]
  /** Lists the list widget may show. */
  readonly lists: readonly string[]
  /** True when masked values may be requested in full. */
  readonly reveals: boolean
}

/** The caller, as the session and the role rows say. Nothing of it is taken from a payload. */
export interface Principal {
  readonly userId: string
  readonly acctId: string
  readonly userName: string
  readonly displayName: string
  readonly roles: readonly string[]
  /** Privileges of their roles; in a call of a list, those in that list. */
  readonly privileges: ReadonlySet<Privilege>
  /** The same privileges per role. */
  readonly grants: readonly Grant[]
  /** The granted cities, and the one the session works in; empty for a user without any. */
  readonly cities: readonly string[]
  readonly city: string
  /** Organisation of a service provider's employee. */
  readonly provider: string | null
  readonly tokenHash: string
  /** Null for the company's own users. */
  readonly embed: Embed | null
}

/** Fields of a project that make an account a participant. */
export const PARTICIPATION = ['hf20ManagerId', 'hf20RecommendId', 'hf20ServiceAcct'] as const

/**
 * The project field with the other people who follow one of its jobs. They see the project, and handle the jobs they
 * follow.
 */
const FOLLOWERS = 'hf20JobUsers'

/** The project field with the invited people who are not switched off. They are participants. */
export const INVITEES = 'hf20Invitees'

/** True for users who see every project of the current city. */
export const seesAllOfCity = ({ embed, roles }: Principal): boolean => embed === null && seesWholeCity(roles)

/** Filter for the projects of the current city the caller may see. For one row, see {@link seesProject}. */
export function visibleProjects(principal: Principal): Filter {
  const here: Filter = { field: '$city', is: [principal.city] }
  if (principal.embed) return { all: [here, { field: '$key', is: principal.embed.projects }] }
  if (seesAllOfCity(principal)) return here
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
 * True when the project is in the current city, and the caller works on it or was invited into it, follows one of its
 * jobs, or sees the whole city.
 * @source server rule R7
 */
export function seesProject(principal: Principal, row: Row): boolean {
  if (row.city === null || row.city !== principal.city) return false
  if (principal.embed) return principal.embed.projects.includes(row.key)
  return seesWholeCity(principal.roles) || takesPart(principal, row) || isListed(row, FOLLOWERS, principal.acctId)
}

/**
 * True when the caller may change the project: they work on it or manage its city, or it was opened to a partner's
 * page, whose operations limit the changes.
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
