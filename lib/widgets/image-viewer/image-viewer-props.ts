import type { GalleryOptions } from '../../viewer/gallery-props.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** What ImageViewer takes. @public */
export interface ImageViewerProps extends WidgetOwn, GalleryOptions {
  /** Whether the viewer is there at all; the host decides. */
  readonly open: boolean
}
