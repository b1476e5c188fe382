import { LIST_PATHS } from './grid-addresses.ts'

/** Addresses of the portal. @source ROU-001, ROU-006, ROU-012 to ROU-016 */
export const PATHS = {
  login: '/login',
  home: '/HomePage',
  notFound: '/404',
  projects: '/PrjBaseGrid',
  project: '/PrjBaseGrid/:id',
  templates: '/TemplateGrid',
  costs: '/CostManagement',
  cost: '/CostManagement/:part',
  contract: '/ContractView',
  payments: '/OpenPayments',
  orders: '/SaleOrderMGrid',
} as const

/** A list, and one of its records or a new one where its form stands in place of the list. */
export const listPattern = (path: string): string => `${path}/:record?`

/** Where to begin on the page of a project. */
export interface ProjectPlace {
  readonly tab?: string
  /** The section to edit. */
  readonly edit?: string
  readonly section?: string
  readonly field?: string
}

export function projectPath(id: string, place: ProjectPlace = {}): string {
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== undefined)).toString()
  return `${PATHS.projects}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`
}

/** Pages that stay at hand as tabs. */
export const TAB_PATTERNS: readonly string[] = [
  PATHS.home,
  PATHS.projects,
  PATHS.project,
  PATHS.cost,
  PATHS.payments,
  ...LIST_PATHS.map(listPattern),
]

/** Addresses a menu may lead to; others are no pages, and their entries are not shown. @source OPN-075 */
const MENU_PATHS: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.projects,
  PATHS.costs,
  PATHS.contract,
  PATHS.payments,
  ...LIST_PATHS,
])

export function isPage(path: string): boolean {
  return MENU_PATHS.has(path) || path.startsWith(`${PATHS.costs}/`)
}

/** The tab an address belongs to: a list has one, whichever of its records is open. */
export function tabPathOf(pathname: string): string {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return LIST_PATHS.includes(first) ? first : pathname
}
