import type { GalleryOptions } from '../../viewer/gallery-props.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** @public */
export interface ImageViewerProps extends WidgetOwn, GalleryOptions {
  readonly open: boolean
}
