import { type ReactElement, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { FangkitProvider, type MapProvider } from 'fangkit'
import { PDF_ASSETS } from './pdf-assets.ts'
import { readCity } from './session/city-memory.ts'
import { appearanceOf, saveLooks, type Looks, readLooks } from './session/appearance-memory.ts'
import { LooksProvider } from './session/looks-context.tsx'
import { usePrinting } from './session/use-printing.ts'
import { type Portal, PortalProvider } from './session/portal-context.tsx'
import { type MobileRule, RulesProvider } from './session/installation-rules.tsx'
import { PortalFrame } from './shell/portal-frame.tsx'
import { useFeedback } from './shell/use-feedback.tsx'

/** The shell shows the connection state for all widgets. */
const LIVE = { notice: false }

/** The portal. The provider is above the routes, so that typed values survive a log-in in between. */
export function App({ portal }: { readonly portal: Portal }): ReactElement {
  const [looks, setLooks] = useState(readLooks)
  // Paper is white, and browsers leave backgrounds out: light text on it could not be read.
  const shown: Looks = usePrinting() ? { ...looks, scheme: 'light' } : looks
  const [scope] = useState(() => ({ city: readCity()?.code ?? null }))
  const [mobile, setMobile] = useState<MobileRule>('specification')
  const [map, setMap] = useState<MapProvider>()
  const rules = useMemo(() => ({ mobile }), [mobile])
  const choices = useMemo(() => ({ setMobile, setMap }), [])
  const { notify, confirm, view } = useFeedback()
  const control = useMemo(
    () => ({
      looks,
      setLooks: (next: Looks) => {
        saveLooks(next)
        setLooks(next)
      },
    }),
    [looks],
  )
  return (
    <PortalProvider value={portal}>
      <LooksProvider value={control}>
        <PortalFrame looks={shown}>
          {(overlays) => (
            <FangkitProvider
              transport={portal.transport}
              auth={portal.auth}
              scope={scope}
              appearance={appearanceOf(shown)}
              portal={overlays}
              notify={notify}
              confirm={confirm}
              live={LIVE}
              rules={rules}
              assets={PDF_ASSETS}
              {...(map && { map })}
            >
              <RulesProvider value={choices}>
                <RouterProvider router={portal.router} />
              </RulesProvider>
              {view}
            </FangkitProvider>
          )}
        </PortalFrame>
      </LooksProvider>
    </PortalProvider>
  )
}
