import type { FangkitError } from '../../client/fangkit-error.ts'
import type { GalleryOptions } from '../../viewer/gallery-props.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** Closing is asked for. @public */
export interface ImageViewerCloseEvent {
  readonly source: 'image-viewer'
}

/** What ImageViewer takes. @public */
export interface ImageViewerProps extends WidgetOwn, Omit<GalleryOptions, 'onClose'> {
  /** Whether the viewer is there at all; the host decides. */
  readonly open: boolean
  /** Closing is asked for: Escape, the cross, a press beside the picture. */
  readonly onClose: (event: ImageViewerCloseEvent) => void
  /** The viewer is on screen, each time it is opened. */
  readonly onReady?: (() => void) | undefined
  /** The viewer could not be fetched, or a picture could not be shown; which one says `onImageFailed`. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
