import { type ReactElement, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react'
import { PictureGalleryContext } from '../field/documents/picture-gallery.ts'
import { CoreContext, useSettings } from '../provider/provider-context.ts'
import { useAppearance } from '../provider/appearance/use-appearance.ts'
import { useConnectionOutlet } from '../provider/live/use-connection-outlet.ts'
import { useNoticeOutlet } from '../provider/notices/use-notice-outlet.ts'
import { usePortal } from '../provider/appearance/use-portal.ts'
import { cx } from '../styled-system/css/index.js'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { PortalRootProvider, TopLayerProvider } from '../ui/overlays/portal-root.tsx'
import { GalleryOnDemand } from '../viewer/gallery-on-demand.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { NoProvider } from './no-provider.tsx'
import { WidgetBoundary } from './widget-boundary.tsx'
import { type WidgetOwn, WidgetProviders } from './widget-providers.tsx'

const NoticeBoard = lazyPart(() => import('./notice-board.tsx').then(({ NoticeBoard }) => NoticeBoard))

/** The frame of a widget and its content. @public */
export interface WidgetFrameProps extends Pick<WidgetOwn, 'fallback'> {
  /** Name of the widget in reports and events. */
  readonly name: string
  /** The parts of the widget; they find colours, layers and notices through the frame. */
  readonly children: ReactNode
  /** Values that override those of the provider for this widget; object literals are fine. */
  readonly own?: WidgetOwn | undefined
  /** Class of the root element, beside `fk-root`. */
  readonly className?: string | undefined
}

/**
 * The frame of every widget: the root with the tokens, its own place for overlays, its own error boundary, and, where
 * the host shows none, the notices and questions of the provider and the state of its connection.
 */
export function WidgetFrame({ own, ...frame }: WidgetFrameProps): ReactElement {
  if (useContext(CoreContext) === null) return <NoProvider name={frame.name} />
  return own === undefined ? (
    <Frame {...frame} />
  ) : (
    <WidgetProviders own={own}>
      <Frame {...frame} fallback={own.fallback === undefined ? frame.fallback : own.fallback} />
    </WidgetProviders>
  )
}

function Frame({ name, children, fallback, className }: Omit<WidgetFrameProps, 'own'>): ReactElement {
  const { rootProps } = useAppearance()
  const outerPortal = usePortal()
  const own = useRef<HTMLDivElement>(null)
  const findOwn = useCallback(() => own.current, [])
  const outlet = useNoticeOutlet()
  // Notices follow what a user does, so their code comes once a user points at the widget or moves the focus into it:
  // the notice that the network is gone could not be loaded then.
  const [isUsed, setUsed] = useState(false)
  const markUsed = () => setUsed(true)
  if (!isUsed && outlet !== null && (outlet.waiting > 0 || outlet.confirm !== null)) markUsed()
  const connection = useConnectionOutlet()
  const {
    appearance: { overlays },
    hostShows,
  } = useSettings()
  const isOnTop = overlays === undefined ? !hostShows.notices && !hostShows.confirms : overlays === 'top'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: loads what is shown later; nothing here answers
    <div
      {...rootProps}
      className={cx(rootProps.className, className)}
      data-fk-widget={name}
      onPointerOver={markUsed}
      onFocus={markUsed}
    >
      <TopLayerProvider value={isOnTop}>
        <PortalRootProvider value={outerPortal ?? findOwn}>
          {connection === null ? null : <ConnectionNote connection={connection} />}
          <WidgetBoundary name={name} fallback={fallback}>
            <PictureGalleryContext.Provider value={GalleryOnDemand}>{children}</PictureGalleryContext.Provider>
          </WidgetBoundary>
          {outlet === null || !isUsed ? null : (
            <Suspense fallback={null}>
              <NoticeBoard outlet={outlet} />
            </Suspense>
          )}
        </PortalRootProvider>
      </TopLayerProvider>
      {outerPortal === null ? <div ref={own} {...rootProps} /> : null}
    </div>
  )
}
