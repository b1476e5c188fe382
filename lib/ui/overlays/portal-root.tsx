import { EnvironmentProvider } from '@ark-ui/react/environment'
import { createContext, type ReactElement, type ReactNode, useCallback, useContext } from 'react'

/** Where overlays are drawn: an element carrying `fk-root`, or a shadow root that contains one. */
export type PortalRoot = HTMLElement | ShadowRoot | null

/** Called when an overlay opens; `null` draws the overlay in place. */
export type FindPortalRoot = () => PortalRoot

/** Default without a provider: overlays are drawn in place. */
export const nowhere: FindPortalRoot = () => null

const PortalRootContext = createContext<FindPortalRoot>(nowhere)
const TopLayerContext = createContext(true)

export interface PortalRootProviderProps {
  /** Finds the element each time an overlay opens. */
  readonly value: FindPortalRoot
  readonly children: ReactNode
}

/** Provides the overlay root to every overlay below, and the document or shadow root to their machines. */
export function PortalRootProvider({ value, children }: PortalRootProviderProps): ReactElement {
  const rootNode = useCallback(() => value()?.getRootNode() ?? document, [value])
  return (
    <PortalRootContext.Provider value={value}>
      <EnvironmentProvider value={rootNode}>{children}</EnvironmentProvider>
    </PortalRootContext.Provider>
  )
}

/** With `false`, the overlays below are ordered by the page's z-indexes instead of being above everything. */
export const TopLayerProvider = TopLayerContext.Provider

export function useTopLayer(): boolean {
  return useContext(TopLayerContext)
}

export function usePortalRoot(): FindPortalRoot {
  return useContext(PortalRootContext)
}
