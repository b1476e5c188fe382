import { render } from '@testing-library/react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import '../../../lib/styles/panda.css'
import { PortalRootProvider } from '../../../lib/ui/overlays/portal-root.tsx'

export type Scheme = 'light' | 'dark' | 'contrast'

interface Look {
  readonly scheme?: Scheme
  readonly density?: 'comfortable' | 'compact'
}

interface StageProps extends Look {
  readonly children: ReactNode
}

/** A widget root and the overlay root beside it, as the provider makes them. */
export function Stage({ scheme = 'light', density = 'comfortable', children }: StageProps): ReactElement {
  const overlays = useRef<HTMLDivElement>(null)
  return (
    <>
      <main className="fk-root" data-scheme={scheme} data-density={density}>
        <PortalRootProvider value={() => overlays.current}>{children}</PortalRootProvider>
      </main>
      <div ref={overlays} className="fk-root" data-scheme={scheme} data-density={density} />
    </>
  )
}

export const show = (part: ReactElement, look: Look = {}) =>
  render(part, { wrapper: ({ children }) => <Stage {...look}>{children}</Stage> })
