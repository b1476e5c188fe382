import type { FangkitError } from '../../client/fangkit-error.ts'
import type { GalleryOptions } from '../../viewer/gallery-props.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** The user asks to close the viewer. @public */
export interface ImageViewerCloseEvent {
  readonly source: 'image-viewer'
}

/** The pictures ImageViewer shows, whether it is open and what it notifies the host of. @public */
export interface ImageViewerProps extends WidgetOwn, Omit<GalleryOptions, 'onClose'> {
  /** Shows the viewer; controlled by the host. */
  readonly open: boolean
  /** The user asks to close: Escape, the cross, or a press beside the picture. */
  readonly onClose: (event: ImageViewerCloseEvent) => void
  /** The viewer is on screen; called each time it opens. */
  readonly onReady?: (() => void) | undefined
  /** The viewer could not be loaded, or a picture could not be shown; `onImageFailed` says which one. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
