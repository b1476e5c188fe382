import { type ComponentType, type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { networkError } from '../../client/fangkit-error.ts'
import { imageViewerMessages } from '../../locale/zh-cn/documents/image-viewer.ts'
import { useAppearance } from '../../provider/appearance/use-appearance.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { RetryNote } from '../../ui/feedback/retry-note.tsx'
import { Spinner } from '../../ui/indicators/spinner.tsx'
import { useOnDemand } from '../../ui/loading/use-on-demand.ts'
import { ABOVE_THE_HOST, type GalleryOptions } from '../../viewer/gallery-props.ts'
import type { ImageViewerProps } from './image-viewer-props.ts'

type LazyGalleryOptions = GalleryOptions & Pick<ImageViewerProps, 'onError'>

export interface LazyGalleryProps<Props extends LazyGalleryOptions> {
  /** Must be a stable function. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

const backdrop: CSSProperties = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  backgroundColor: 'var(--fk-colors-scrim)',
}

/**
 * A gallery that loads when it is first opened. While it loads or after a failure, an overlay shows the state and can
 * be closed.
 */
export function LazyGallery<Props extends LazyGalleryOptions>({ load, props }: LazyGalleryProps<Props>): ReactElement {
  const { Part, failed, retry } = useOnDemand(load, true)
  return Part === null ? <Waiting {...props} onRetry={failed ? retry : null} /> : <Part {...props} />
}

type WaitingProps = Pick<LazyGalleryOptions, 'zIndex' | 'onClose' | 'onError'> & {
  readonly onRetry: (() => void) | null
}

function Waiting({ zIndex = ABOVE_THE_HOST, onClose, onError, onRetry }: WaitingProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const { rootProps } = useAppearance()
  const close = useHostCallback(onClose, 'onClose')
  const notifyHost = useHostCallback(onError, 'onError')
  const failed = onRetry !== null
  useEffect(() => {
    if (failed) notifyHost(networkError('image-viewer'))
  }, [failed, notifyHost])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = root.current?.ownerDocument
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    page?.addEventListener('keydown', onKeyDown, true)
    return () => page?.removeEventListener('keydown', onKeyDown, true)
  }, [close])
  return (
    <div ref={root} {...rootProps}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, wherever the focus is */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the message closes */}
      <div style={{ ...backdrop, zIndex }} onClick={({ target, currentTarget }) => target === currentTarget && close()}>
        {onRetry === null ? <Spinner size={28} label={text.loading} /> : <RetryNote onRetry={onRetry} />}
      </div>
    </div>
  )
}
