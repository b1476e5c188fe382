/** Role ids that rules name. Two finance roles and one manager role are set by configuration (OPN-066). @public */
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

/** A role a person holds, as the session answers it. @source SHL-022 @public */
export interface RoleRow {
  readonly ss13UsrId: string
  readonly ss13RoleId: string
  readonly otherValues: Readonly<Record<string, string>>
}

const holdsRole = (roles: readonly string[], ...wanted: readonly string[]) => wanted.some((role) => roles.includes(role))

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
