import { EnvironmentProvider } from '@ark-ui/react/environment'
import { createContext, type ReactElement, type ReactNode, useCallback, useContext } from 'react'

/** Where overlays are drawn: an element carrying `fk-root`, or a shadow root that contains one. */
export type PortalRoot = HTMLElement | ShadowRoot | null

/** Asked at the moment an overlay opens; `null` draws it in place. */
export type FindPortalRoot = () => PortalRoot

/** Without a provider: overlays are drawn in place. */
export const nowhere: FindPortalRoot = () => null

const PortalRootContext = createContext<FindPortalRoot>(nowhere)
const TopLayerContext = createContext(true)

export interface PortalRootProviderProps {
  readonly value: FindPortalRoot
  readonly children: ReactNode
}

/** Tells every overlay below where to draw, and the machines behind them which document or shadow root they live in. */
export function PortalRootProvider({ value, children }: PortalRootProviderProps): ReactElement {
  const rootNode = useCallback(() => value()?.getRootNode() ?? document, [value])
  return (
    <PortalRootContext.Provider value={value}>
      <EnvironmentProvider value={rootNode}>{children}</EnvironmentProvider>
    </PortalRootContext.Provider>
  )
}

/** `false` draws the overlays below in the order of the page's z-indexes instead of above all of them. */
export const TopLayerProvider = TopLayerContext.Provider

export function useTopLayer(): boolean {
  return useContext(TopLayerContext)
}

export function usePortalRoot(): FindPortalRoot {
  return useContext(PortalRootContext)
}
