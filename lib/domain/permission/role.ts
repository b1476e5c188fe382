/**
 * Role ids that rules name. A back end that calls those of finance and of managers otherwise says so in `Auth.roleIds`.
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

/** What a back end calls the roles of {@link ROLE}. @source OPN-066 @public */
export interface RoleIds {
  /** The role that books and decides, and the one that decides. */
  readonly finance?: readonly [finance: string, reviewer: string]
  readonly manager?: string
}

/** Roles by the ids that rules name. @param ids as the back end answers them */
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

/** What a partner's page acts under: no role of the staff, so none of their rights. */
export const PARTNER_ROLE = 'PARTNER'

/** A role a person holds, as the session answers it. @source SHL-022 @public */
export interface RoleRow {
  readonly ss13UsrId: string
  readonly ss13RoleId: string
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
/** Who may open a new case. @source PRJ-038, ROL-005 */
export function mayCreateProject(roles: readonly string[], isProviderEmployee: boolean): boolean {
  return isManager(roles) || isProviderEmployee
}
/** Who sees every case of a city without taking part in it. */
export function seesWholeCity(roles: readonly string[]): boolean {
  return isManager(roles) || isFinance(roles) || holdsRole(roles, ROLE.viewer)
}
/**
 * Roles that change configuration by their privileges; finance, partners' employees and viewers only read it.
 * A list may name others.
 *
 * @source server rules, privilege matrix: "config grids write"
 * @public
 */
export const GRID_WRITERS: readonly string[] = [ROLE.manager, ROLE.followUpManager, ROLE.salesperson, ROLE.service]

/** Roles that never change configuration, whatever operations they are given: those of the matrix that say "no". */
const GRID_READERS: readonly string[] = [
  ROLE.finance,
  ROLE.financeReviewer,
  ROLE.providerEmployee,
  ROLE.viewer,
  PARTNER_ROLE,
]

/** Roles a list names. */
export interface ListRoles {
  readonly read?: readonly string[]
  readonly write?: readonly string[]
}

/**
 * Whether a role may read a list. One that was given operations in this very list may, also where the list names
 * others:
 * a manager has decided so.
 *
 * @param given whether operations in this list were laid down for the role
 */
export function readsList(role: string, { read }: ListRoles, isExplicit: boolean): boolean {
  return isExplicit || read === undefined || read.includes(role)
}
/**
 * Whether a role may change a list at all, as far as its operations reach: roles the list names, or, where it names
 * none, all but those that only read. One that was given operations in this very list may, too, unless it only reads.
 */
export function writesList(role: string, { write }: ListRoles, isExplicit: boolean): boolean {
  if (write?.includes(role)) return true
  return (write === undefined || isExplicit) && !GRID_READERS.includes(role)
}
