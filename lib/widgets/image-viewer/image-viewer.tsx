import { forwardRef, lazy, type ReactElement, Suspense } from 'react'
import { WidgetFrame } from '../widget-frame.tsx'
import type { ImageViewerHandle, ImageViewerProps } from './image-viewer-props.ts'

const ImageOverlay = lazy(() => import('./image-overlay.tsx').then(({ ImageOverlay: loaded }) => ({ default: loaded })))

/**
 * Pictures over the whole page, one at a time: zoomed, turned, flipped, moved and kept.
 *
 * @public
 */
export const ImageViewer = forwardRef<ImageViewerHandle, ImageViewerProps>(function ImageViewer(props, ref): ReactElement {
  const { messages, components, appearance, fallback, onEvent, open, ...rest } = props
  return (
    <WidgetFrame name="image-viewer" own={{ messages, components, appearance, fallback, onEvent }}>
      {open ? <Suspense fallback={null}><ImageOverlay {...rest} handle={ref} /></Suspense> : null}
    </WidgetFrame>
  )
})
