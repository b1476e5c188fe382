import { type LoaderFunctionArgs, Navigate, replace, type RouteObject } from 'react-router'
import { inTime } from './pages/loading/in-time.ts'
import { PageFailure } from './pages/loading/page-failure.tsx'
import { PageLoading } from './pages/loading/page-loading.tsx'
import { addressByEntity, LIST_PATHS } from './grid-addresses.ts'
import { costRoutes } from './pages/cost/cost-routes.tsx'
import { contractRoutes } from './pages/contract/contract-routes.tsx'
import { messages } from './messages.ts'
import type { PageHandle } from './page-handle.ts'
import { listPattern, PATHS } from './paths.ts'
import { RequireSession } from './session/require-session.tsx'
import { Shell } from './shell/shell.tsx'

const titled = (title: string): { readonly handle: PageHandle } => ({ handle: { title } })

const gridPage = () => inTime(import('./pages/grid-page.tsx').then(({ GridPage: Component }) => ({ Component })))
/** A list with a preview beside it. */
const templatePage = () =>
  inTime(import('./pages/template-page.tsx').then(({ TemplatePage: Component }) => ({ Component })))

const ordersPage = () =>
  inTime(import('./pages/payments/orders-page.tsx').then(({ OrdersPage: Component }) => ({ Component })))
const rolesPage = () =>
  inTime(import('./pages/rights/roles-page.tsx').then(({ RolesPage: Component }) => ({ Component })))
const fieldsPage = () =>
  inTime(import('./pages/fields/fields-page.tsx').then(({ FieldsPage: Component }) => ({ Component })))
const OWN_LIST_PAGES: Readonly<Record<string, typeof gridPage>> = {
  [PATHS.templates]: templatePage,
  [PATHS.orders]: ordersPage,
  [PATHS.roles]: rolesPage,
  [PATHS.users]: rolesPage,
  [PATHS.fields]: fieldsPage,
  [PATHS.fieldsOfKind]: fieldsPage,
  [PATHS.fieldsOfCity]: fieldsPage,
}

/** Redirects an address without a page when it names the entity of a list. */
async function otherAddress({ request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const list = await inTime(addressByEntity(pathname))
  return replace(list === null ? PATHS.notFound : `${list}${search}`)
}

/**
 * Addresses and pages. Pages load when they are opened. The titles of lists come from the menu.
 * @source ROU-014, ROU-017, ROU-018, OPN-081, OPN-083
 */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <PageLoading />,
    errorElement: <PageFailure />,
    children: [
      {
        path: PATHS.login,
        ...titled(messages.pages.login),
        lazy: () => inTime(import('./pages/login/login-page.tsx').then(({ LoginPage: Component }) => ({ Component }))),
      },
      ...contractRoutes,
      {
        element: (
          <RequireSession>
            <Shell />
          </RequireSession>
        ),
        children: [
          {
            errorElement: <PageFailure />,
            children: [
              { path: '/', element: <Navigate to={PATHS.home} replace /> },
              {
                path: PATHS.home,
                ...titled(messages.pages.home),
                lazy: () =>
                  inTime(import('./pages/home/home-page.tsx').then(({ HomePage: Component }) => ({ Component }))),
              },
              {
                path: PATHS.deadlines,
                ...titled(messages.pages.deadlines),
                lazy: () =>
                  inTime(
                    import('./pages/deadlines/deadlines-page.tsx').then(({ DeadlinesPage: Component }) => ({
                      Component,
                    })),
                  ),
              },
              {
                path: PATHS.account,
                ...titled(messages.pages.account),
                lazy: () =>
                  inTime(
                    import('./pages/account/account-page.tsx').then(({ AccountPage: Component }) => ({ Component })),
                  ),
              },
              {
                path: PATHS.projects,
                ...titled(messages.pages.projects),
                lazy: () =>
                  inTime(
                    import('./pages/projects/project-list-page.tsx').then(({ ProjectListPage: Component }) => ({
                      Component,
                    })),
                  ),
              },
              {
                path: PATHS.project,
                ...titled(messages.pages.project),
                lazy: () =>
                  inTime(
                    import('./pages/projects/project-page.tsx').then(({ ProjectPage: Component }) => ({ Component })),
                  ),
              },
              {
                path: PATHS.payments,
                ...titled(messages.pages.payments),
                lazy: () =>
                  inTime(
                    import('./pages/payments/open-payments-page.tsx').then(({ OpenPaymentsPage: Component }) => ({
                      Component,
                    })),
                  ),
              },
              ...costRoutes,
              ...LIST_PATHS.map(
                (path): RouteObject => ({ path: listPattern(path), lazy: OWN_LIST_PAGES[path] ?? gridPage }),
              ),
              {
                path: PATHS.notFound,
                ...titled(messages.pages.notFound),
                lazy: () =>
                  inTime(
                    import('./pages/loading/not-found-page.tsx').then(({ NotFoundPage: Component }) => ({ Component })),
                  ),
              },
              // The loader always redirects; `element` is null, so that nothing is shown until then.
              { path: '*', loader: otherAddress, element: null },
            ],
          },
        ],
      },
    ],
  },
]
