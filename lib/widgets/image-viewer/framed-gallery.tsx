import { type ReactElement, useEffect } from 'react'
import { FangkitError } from '../../client/fangkit-error.ts'
import { imageViewerMessages } from '../../locale/zh-cn/documents/image-viewer.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import type { GalleryProps } from '../../viewer/gallery-props.ts'
import { ImageGallery } from '../../viewer/image-gallery.tsx'
import { WidgetFrame } from '../widget-frame.tsx'
import type { WidgetOwn } from '../widget-providers.tsx'
import type { ImageViewerProps } from './image-viewer-props.ts'

export interface FramedGalleryProps extends WidgetOwn, GalleryProps, Pick<ImageViewerProps, 'onReady' | 'onError'> {}

/** The gallery inside its own WidgetFrame. */
export function FramedGallery({
  messages,
  components,
  appearance,
  fallback,
  onEvent,
  ...gallery
}: FramedGalleryProps): ReactElement {
  return (
    <WidgetFrame name="image-viewer" own={{ messages, components, appearance, fallback, onEvent }}>
      <TellingGallery {...gallery} />
    </WidgetFrame>
  )
}

/** Runs inside the frame: a gallery that fails to render does not report ready. */
function TellingGallery({ onReady, onError, ...gallery }: Omit<FramedGalleryProps, keyof WidgetOwn>): ReactElement {
  const texts = useMessages(imageViewerMessages)
  const ready = useHostCallback(onReady, 'onReady')
  const failed = useHostCallback(onError, 'onError')
  useEffect(() => ready(), [ready])
  return (
    <ImageGallery
      {...gallery}
      onImageFailed={(event) => {
        failed(
          new FangkitError({
            kind: 'network',
            code: 'NETWORK',
            message: `picture ${event.index} was not shown`,
            userMessage: texts.failed,
            retryable: true,
            op: 'image-viewer',
          }),
        )
        return gallery.onImageFailed?.(event)
      }}
    />
  )
}
