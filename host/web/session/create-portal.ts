import { createBrowserRouter, type RouteObject } from 'react-router'
import { createTokenAuth, passwordLogin, type Transport } from 'fangkit'
import { PATHS } from '../paths.ts'
import { routes } from '../routes.tsx'
import { saveCity } from './city-memory.ts'
import type { Portal, PortalRouter } from './portal-context.tsx'
import type { LoginState } from './return-path.ts'

/**
 * Creates a portal over a transport. When a session ends, it leads to the log-in page once, and back afterwards. It
 * uses the addresses of the window; a portal embedded in another page uses `createMemoryRouter` instead.
 * @source ROU-020
 */
export function createPortal(
  transport: Transport,
  createRouter: (routes: RouteObject[]) => PortalRouter = createBrowserRouter,
): Portal {
  const router = createRouter(routes)
  const auth = createTokenAuth({
    login: passwordLogin(transport),
    onSignedOut() {
      saveCity(null)
      const { pathname, search } = router.state.location
      if (pathname === PATHS.login) return
      const state: LoginState = { from: `${pathname}${search}`, ended: true }
      void router.navigate(PATHS.login, { state, replace: true })
    },
  })
  return { transport, auth, router }
}
