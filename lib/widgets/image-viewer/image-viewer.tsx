import { forwardRef, type ReactElement, useEffect } from 'react'
import type { ImageViewerHandle } from '../../viewer/gallery-props.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { useDeclaredProps } from '../use-declared-props.ts'
import { GalleryDoor } from './gallery-door.tsx'
import type { ImageViewerProps } from './image-viewer-props.ts'

// Frame and gallery come together when somebody is there to look: a page that nobody touches pays for neither.
const load = () => import('./framed-gallery.tsx').then(({ FramedGallery }) => FramedGallery)
const table = process.env.NODE_ENV === 'production' ? null : () => import('./image-viewer-table.ts').then(({ imageViewerTable }) => imageViewerTable)
const SIGNS_OF_LIFE = ['pointerover', 'keydown'] as const

function useReadyInTime(): void {
  useEffect(() => {
    // Should it not come now, opening asks again and says so.
    const prepare = (): void => void load().catch(() => undefined)
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, prepare, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, prepare)
    }
  }, [])
}

/**
 * Pictures over the whole page, one at a time: zoomed, turned, flipped, moved and kept.
 *
 * @public
 */
export const ImageViewer = forwardRef<ImageViewerHandle, ImageViewerProps>(function ImageViewer(props, ref): ReactElement | null {
  useDeclaredProps(table, props)
  const { open, ...gallery } = props
  const close = useHostCallback(props.onClose, 'onClose')
  useReadyInTime()
  return open ? <GalleryDoor load={load} props={{ ...gallery, handle: ref, onClose: () => close({ source: 'image-viewer' }) }} /> : null
})
