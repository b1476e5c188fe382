import { createContext, useContext } from 'react'
import type { TokenAuth, Transport } from 'fangkit'
import type { createBrowserRouter } from 'react-router'

export type PortalRouter = ReturnType<typeof createBrowserRouter>

/** The objects that one portal in one window consists of. */
export interface Portal {
  readonly transport: Transport
  readonly auth: TokenAuth
  readonly router: PortalRouter
}

const PortalContext = createContext<Portal | null>(null)
export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('PortalProvider is missing')
  return portal
}
