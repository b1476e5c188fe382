import { type ReactNode, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PATHS } from '../paths.ts'
import { usePortal } from './portal-context.tsx'
import type { LoginState } from './return-path.ts'

/**
 * Protects pages that need a log-in: without a token the user goes to the log-in page first and returns afterwards.
 * @source ROU-017, OPN-083
 */
export function RequireSession({ children }: { readonly children: ReactNode }): ReactNode {
  const { auth } = usePortal()
  const token = useSyncExternalStore(auth.subscribe, () => auth.currentToken()?.token ?? null)
  const { pathname, search } = useLocation()
  const state: LoginState = { from: `${pathname}${search}` }
  return token === null ? <Navigate to={PATHS.login} state={state} replace /> : children
}
