/**
 * Role ids that rules name. A back end with other ids for finance and managers configures them in `Auth.roleIds`.
 * @source OPN-066
 * @public
 */
export const ROLE = {
  manager: 'ROLE_MANAGER',
  finance: 'ROLE_FINANCE',
  financeReviewer: 'ROLE_FINANCE_REVIEWER',
  followUpManager: 'ROLE_FOLLOW_UP',
  salesperson: 'ROLE_SALES',
  service: 'ROLE_SERVICE',
  providerEmployee: 'ROLE_PROVIDER',
  viewer: 'ROLE_VIEWER',
} as const

/** The back end's ids of the roles in {@link ROLE}. @source OPN-066 @public */
export interface RoleIds {
  /** The role that enters and reviews records, and the one that reviews only. */
  readonly finance?: readonly [finance: string, reviewer: string]
  /** `ROLE_MANAGER` when absent. */
  readonly manager?: string
}

/** Translates the role ids of a back end to those rules name. @param ids as the back end answers them */
export function knownRoles(
  ids: readonly string[],
  { finance = [ROLE.finance, ROLE.financeReviewer], manager = ROLE.manager }: RoleIds = {},
): readonly string[] {
  const known = new Map<string, string>([
    [finance[0], ROLE.finance],
    [finance[1], ROLE.financeReviewer],
    [manager, ROLE.manager],
  ])
  return ids.map((id) => known.get(id) ?? id)
}

/** The role of a partner's page: no staff role, so it has none of their rights. */
export const PARTNER_ROLE = 'PARTNER'

/** A role of a user, as the session call returns it. @source SHL-022 @public */
export interface RoleRow {
  /** Key of the log-in (`Ss11SysUsers`). */
  readonly ss13UsrId: string
  /** Id of the role as the back end calls it. */
  readonly ss13RoleId: string
  /** Texts of the role, such as its name under `ROLE_NAME`. */
  readonly otherValues: Readonly<Record<string, string>>
}

const holdsRole = (roles: readonly string[], ...accepted: readonly string[]) =>
  accepted.some((role) => roles.includes(role))

/** @source ROL-002 */
export function isFinance(roles: readonly string[]): boolean {
  return holdsRole(roles, ROLE.finance, ROLE.financeReviewer)
}
/** @source ROL-003 */
export function isManager(roles: readonly string[]): boolean {
  return holdsRole(roles, ROLE.manager)
}
/** Whether a user may create a case. @source PRJ-038, ROL-005 */
export function mayCreateProject(roles: readonly string[], isProviderEmployee: boolean): boolean {
  return isManager(roles) || isProviderEmployee
}
/** Whether a user sees every case of a city without taking part in it. */
export function seesWholeCity(roles: readonly string[]): boolean {
  return isManager(roles) || isFinance(roles) || holdsRole(roles, ROLE.viewer)
}
/**
 * Roles that may change configuration within their privileges; finance, employees of partners and viewers only read it.
 * A list may name others.
 * @source server rules, privilege matrix: "config grids write"
 * @public
 */
export const GRID_WRITERS: readonly string[] = [ROLE.manager, ROLE.followUpManager, ROLE.salesperson, ROLE.service]

/** Roles that never change configuration, whatever privileges they have: those with a "no" in the matrix. */
const GRID_READERS: readonly string[] = [
  ROLE.finance,
  ROLE.financeReviewer,
  ROLE.providerEmployee,
  ROLE.viewer,
  PARTNER_ROLE,
]

/** The roles in the declaration of a list. */
export interface ListRoles {
  readonly read?: readonly string[]
  readonly write?: readonly string[]
}

/**
 * Whether a role may read a list. A role with a grant for this list may read it even where the list names other roles,
 * because a manager has granted it.
 * @param given whether the role has a grant for this list
 */
export function readsList(role: string, { read }: ListRoles, isExplicit: boolean): boolean {
  return isExplicit || read === undefined || read.includes(role)
}
/**
 * Whether a role may change a list at all, within its privileges: roles the list names, or, where it names none, all
 * except read-only roles. A role with a grant for this list may change it too, unless it is read-only.
 */
export function writesList(role: string, { write }: ListRoles, isExplicit: boolean): boolean {
  if (write?.includes(role)) return true
  return (write === undefined || isExplicit) && !GRID_READERS.includes(role)
}
