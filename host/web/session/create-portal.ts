import { createBrowserRouter, type RouteObject } from 'react-router'
import { createTokenAuth, passwordLogin, type Transport } from 'fangkit'
import { PATHS } from '../paths.ts'
import { routes } from '../routes.tsx'
import type { Portal, PortalRouter } from './portal-context.tsx'
import type { LoginState } from './return-path.ts'

/**
 * Puts a portal together over a transport. A session that ends leads to the log-in, once, and back.
 * Addresses are those of the window; inside another page `createMemoryRouter` keeps them out of it.
 *
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
      const { pathname, search } = router.state.location
      if (pathname === PATHS.login) return
      const state: LoginState = { from: `${pathname}${search}`, ended: true }
      void router.navigate(PATHS.login, { state, replace: true })
    },
  })
  return { transport, auth, router }
}
