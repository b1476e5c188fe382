import { type ForwardedRef, forwardRef, type ReactElement, useContext, useEffect } from 'react'
import type { ImageViewerHandle } from '../../viewer/gallery-props.ts'
import { CoreContext } from '../../provider/provider-context.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { NoProvider } from '../no-provider.tsx'
import { useDeclaredProps } from '../use-declared-props.ts'
import { LazyGallery } from './lazy-gallery.tsx'
import type { ImageViewerProps } from './image-viewer-props.ts'

// Frame and gallery load on the first interaction with the page, so that an unused viewer costs nothing.
const load = () => import('./framed-gallery.tsx').then(({ FramedGallery }) => FramedGallery)
const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./image-viewer-table.ts').then(({ imageViewerTable }) => imageViewerTable)
const FIRST_INPUT_EVENTS = ['pointerover', 'keydown'] as const

function useReadyInTime(): void {
  useEffect(() => {
    // If this load fails, opening retries it and shows the error.
    const prepare = (): void => void load().catch(() => undefined)
    for (const sign of FIRST_INPUT_EVENTS) document.addEventListener(sign, prepare, { once: true, passive: true })
    return () => {
      for (const sign of FIRST_INPUT_EVENTS) document.removeEventListener(sign, prepare)
    }
  }, [])
}

/**
 * Pictures over the whole page, one at a time, with zoom, rotation, flipping, moving and download.
 *
 * @public
 */
export const ImageViewer = forwardRef<ImageViewerHandle, ImageViewerProps>(
  function ImageViewer(props, ref): ReactElement | null {
    useDeclaredProps(table, props)
    useReadyInTime()
    const isLost = useContext(CoreContext) === null
    if (!props.open) return null
    return isLost ? <NoProvider name="image-viewer" /> : <OpenViewer {...props} handle={ref} />
  },
)

function OpenViewer({
  open: _open,
  onClose,
  ...gallery
}: ImageViewerProps & { readonly handle: ForwardedRef<ImageViewerHandle> }): ReactElement {
  const close = useHostCallback(onClose, 'onClose')
  return <LazyGallery load={load} props={{ ...gallery, onClose: () => close({ source: 'image-viewer' }) }} />
}
