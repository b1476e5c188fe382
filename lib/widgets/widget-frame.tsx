import { lazy, type ReactElement, type ReactNode, Suspense, useCallback, useRef } from 'react'
import { useAppearance } from '../provider/use-appearance.ts'
import { useNoticeOutlet } from '../provider/use-notice-outlet.ts'
import { usePortal } from '../provider/use-portal.ts'
import type { Fallback } from '../provider/slots.ts'
import { cx } from '../styled-system/css/index.js'
import { PortalRootProvider } from '../ui/portal-root.tsx'
import { WidgetBoundary } from './widget-boundary.tsx'

const NoticeBoard = lazy(() => import('./notice-board.tsx').then(({ NoticeBoard: loaded }) => ({ default: loaded })))

export interface WidgetFrameProps {
  /** The widget's name in reports and events. */
  readonly name: string
  readonly children: ReactNode
  /** Instead of the widget when it crashes; the provider's own when absent. */
  readonly fallback?: Fallback | undefined
  readonly className?: string | undefined
}

/**
 * What every widget stands in: the root that carries the tokens, its own place for overlays, its own boundary for crashes,
 * and, where the host shows none, the notices and questions of the provider.
 */
export function WidgetFrame({ name, children, fallback, className }: WidgetFrameProps): ReactElement {
  const { rootProps } = useAppearance()
  const given = usePortal()
  const own = useRef<HTMLDivElement>(null)
  const findOwn = useCallback(() => own.current, [])
  const outlet = useNoticeOutlet()
  return (
    <div {...rootProps} className={cx(rootProps.className, className)} data-fk-widget={name}>
      <PortalRootProvider value={given ?? findOwn}>
        <WidgetBoundary name={name} fallback={fallback}>{children}</WidgetBoundary>
        {outlet === null ? null : <Suspense fallback={null}><NoticeBoard outlet={outlet} /></Suspense>}
      </PortalRootProvider>
      {given === null ? <div ref={own} {...rootProps} /> : null}
    </div>
  )
}
