import { type ReactElement, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { FangkitProvider } from 'fangkit'
import { appearanceOf, keepLooks, type Looks, readLooks } from './session/appearance-memory.ts'
import { LooksProvider } from './session/looks-context.tsx'
import { type Portal, PortalProvider } from './session/portal-context.tsx'
import { PortalFrame } from './shell/portal-frame.tsx'
import { useFeedback } from './shell/use-feedback.tsx'

/** The portal. The provider stands above the routes: what was typed survives a log-in in between. */
export function App({ portal }: { readonly portal: Portal }): ReactElement {
  const [looks, setLooks] = useState(readLooks)
  const { notify, confirm, view } = useFeedback()
  const control = useMemo(
    () => ({
      looks,
      setLooks: (next: Looks) => {
        keepLooks(next)
        setLooks(next)
      },
    }),
    [looks],
  )
  return (
    <PortalProvider value={portal}>
      <LooksProvider value={control}>
        <PortalFrame looks={looks}>
          {(overlays) => (
            <FangkitProvider transport={portal.transport} auth={portal.auth} appearance={appearanceOf(looks)} portal={overlays} notify={notify} confirm={confirm}>
              <RouterProvider router={portal.router} />
              {view}
            </FangkitProvider>
          )}
        </PortalFrame>
      </LooksProvider>
    </PortalProvider>
  )
}
