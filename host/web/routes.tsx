import { Navigate, type RouteObject } from 'react-router'
import { PageFailure } from './pages/page-failure.tsx'
import { PageLoading } from './pages/page-loading.tsx'
import { gridPath, PAGED_GRIDS } from './grid-addresses.ts'
import { messages } from './messages.ts'
import type { PageHandle } from './page-handle.ts'
import { PATHS } from './paths.ts'
import { RequireSession } from './session/require-session.tsx'
import { Shell } from './shell/shell.tsx'

const titled = (title: string): { readonly handle: PageHandle } => ({ handle: { title } })

const gridPage = async () => ({ Component: (await import('./pages/grid-page.tsx')).GridPage })
/** A list with something beside it. */
const templatePage = async () => ({ Component: (await import('./pages/template-page.tsx')).TemplatePage })

/** Addresses and pages. Pages load when they are opened. @source ROU-014, ROU-017, ROU-018, OPN-081, OPN-083 */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <PageLoading />,
    errorElement: <PageFailure />,
    children: [
      { path: PATHS.login, ...titled(messages.pages.login), lazy: async () => ({ Component: (await import('./pages/login-page.tsx')).LoginPage }) },
      {
        element: <RequireSession><Shell /></RequireSession>,
        children: [
          {
            errorElement: <PageFailure />,
            children: [
              { path: '/', element: <Navigate to={PATHS.home} replace /> },
              { path: PATHS.home, ...titled(messages.pages.home), lazy: async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }) },
              { path: PATHS.projects, ...titled(messages.pages.projects), lazy: async () => ({ Component: (await import('./pages/project-list-page.tsx')).ProjectListPage }) },
              { path: PATHS.project, ...titled(messages.pages.project), lazy: async () => ({ Component: (await import('./pages/project-page.tsx')).ProjectPage }) },
              ...PAGED_GRIDS.map((grid): RouteObject => ({ path: gridPath(grid), ...titled(grid.title), lazy: gridPath(grid) === PATHS.templates ? templatePage : gridPage })),
              { path: PATHS.notFound, ...titled(messages.pages.notFound), lazy: async () => ({ Component: (await import('./pages/not-found-page.tsx')).NotFoundPage }) },
              { path: '*', element: <Navigate to={PATHS.notFound} replace /> },
            ],
          },
        ],
      },
    ],
  },
]
