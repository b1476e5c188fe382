import { gridPath, PAGED_GRIDS } from './grid-addresses.ts'

/** Addresses of the portal. @source ROU-001, ROU-006, ROU-014 */
export const PATHS = {
  login: '/login',
  home: '/HomePage',
  notFound: '/404',
  projects: '/PrjBaseGrid',
  project: '/PrjBaseGrid/:id',
  templates: '/TemplateGrid',
} as const

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
export const TAB_PATTERNS: readonly string[] = [PATHS.home, PATHS.projects, PATHS.project, ...PAGED_GRIDS.map(gridPath)]
