import { type ReactElement, type ReactNode, useCallback, useRef } from 'react'
import { PortalRootProvider } from 'fangkit/ui'
import type { Looks } from '../session/appearance-memory.ts'
import './portal-frame.css'

export interface PortalFrameProps {
  readonly looks: Looks
  readonly children: (findOverlays: () => HTMLElement | null) => ReactNode
}

const frame = 'portal-frame'

/** The root element of the portal, with the root of its overlays beside it. */
export function PortalFrame({ looks, children }: PortalFrameProps): ReactElement {
  const overlays = useRef<HTMLDivElement>(null)
  const findOverlays = useCallback(() => overlays.current, [])
  const look = { 'data-scheme': looks.scheme, 'data-density': looks.density }
  return (
    <PortalRootProvider value={findOverlays}>
      <div className={`fk-root ${frame}`} {...look}>
        {children(findOverlays)}
      </div>
      <div ref={overlays} className="fk-root" {...look} />
    </PortalRootProvider>
  )
}
