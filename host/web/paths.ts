import { tabOfRecord } from 'fangkit/domain'
import { LIST_PATHS } from './grid-addresses.ts'

/** Addresses of the portal. @source ROU-001, ROU-006, ROU-012 to ROU-016 */
export const PATHS = {
  login: '/login',
  home: '/HomePage',
  deadlines: '/Deadlines',
  account: '/AccountSafety',
  notFound: '/404',
  projects: '/PrjBaseGrid',
  project: '/PrjBaseGrid/:id',
  templates: '/TemplateGrid',
  roles: '/SysRolesGrid',
  users: '/SysUsersGrid',
  fields: '/TempFldGrid',
  fieldsOfKind: '/TempFldMghtGrid',
  fieldsOfCity: '/FieldManagement_CityStation',
  costs: '/CostManagement',
  contract: '/ContractView',
  payments: '/OpenPayments',
  orders: '/SaleOrderMGrid',
} as const

/** The pages of cost management, by the last part of their addresses. @source ROU-012 */
export const COST_PARTS = [
  'CostBreakdown',
  'StatementAnalysis',
  'CooperatingTeams',
  'Marketing',
  'OperatingCosts',
  'EmployeeCommission',
] as const
const COST_PATHS: readonly string[] = COST_PARTS.map((part) => `${PATHS.costs}/${part}`)

/** Returns the route of a list, including its form for one record or a new one. */
export const listPattern = (path: string): string => `${path}/:record?`

/** The place to open on a project page. */
export interface ProjectPlace {
  readonly tab?: string
  /** The section to edit. */
  readonly edit?: string
  readonly section?: string
  readonly field?: string
  /** Address of the record that opens in the tab, such as `income/…`. */
  readonly record?: string
}

export function projectPath(id: string, place: ProjectPlace = {}): string {
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== undefined)).toString()
  return `${PATHS.projects}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`
}

/** Returns the address of a record of a case, or of the given place where no tab opens the record. */
export function recordPath(id: string, record: string | null, otherwise: ProjectPlace): string {
  const tab = record === null ? null : tabOfRecord(record)
  return projectPath(id, record === null || tab === null ? otherwise : { tab, record })
}

/** Returns the address of the start page with the review of a record over it. */
export function reviewPath(record: string): string {
  return `${PATHS.home}?review=${encodeURIComponent(record)}`
}

/** Returns the address of one payment in the list of payments that could not be posted. */
export function paymentPath(id: string): string {
  return `${PATHS.payments}?payment=${encodeURIComponent(id)}`
}

/** Pages that are shown as tabs. */
export const TAB_PATTERNS: readonly string[] = [
  PATHS.home,
  PATHS.deadlines,
  PATHS.account,
  PATHS.projects,
  PATHS.project,
  ...COST_PATHS,
  PATHS.payments,
  ...LIST_PATHS.map(listPattern),
]

/** Addresses the menu may link to; entries with other addresses are not shown. @source OPN-075 */
const MENU_PATHS: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.deadlines,
  PATHS.projects,
  PATHS.costs,
  ...COST_PATHS,
  PATHS.contract,
  PATHS.payments,
  ...LIST_PATHS,
])

export function isPage(path: string): boolean {
  return MENU_PATHS.has(path)
}

/** Returns the tab of an address: a list has one tab, whichever of its records is open. */
export function tabPathOf(pathname: string): string {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return LIST_PATHS.includes(first) ? first : pathname
}
