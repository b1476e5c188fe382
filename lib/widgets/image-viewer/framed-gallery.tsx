import type { ReactElement } from 'react'
import type { GalleryProps } from '../../viewer/gallery-props.ts'
import { ImageGallery } from '../../viewer/image-gallery.tsx'
import { WidgetFrame } from '../widget-frame.tsx'
import type { WidgetOwn } from '../widget-surroundings.tsx'

export interface FramedGalleryProps extends WidgetOwn, GalleryProps {}

/** The gallery in surroundings of its own. */
export function FramedGallery({ messages, components, appearance, fallback, onEvent, ...gallery }: FramedGalleryProps): ReactElement {
  return (
    <WidgetFrame name="image-viewer" own={{ messages, components, appearance, fallback, onEvent }}>
      <ImageGallery {...gallery} />
    </WidgetFrame>
  )
}
