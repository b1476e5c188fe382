/** Addresses of the portal. @source ROU-001, ROU-006, ROU-014 */
export const PATHS = {
  login: '/login',
  home: '/HomePage',
  notFound: '/404',
  projects: '/PrjBaseGrid',
  project: '/PrjBaseGrid/:id',
} as const

export const projectPath = (id: string): string => `${PATHS.projects}/${encodeURIComponent(id)}`

/** Pages that stay at hand as tabs. */
export const TAB_PATTERNS: readonly string[] = [PATHS.home, PATHS.projects, PATHS.project]
