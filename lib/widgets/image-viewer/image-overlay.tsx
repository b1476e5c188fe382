import { type ReactElement, useCallback, useRef } from 'react'
import { useAppearance } from '../../provider/use-appearance.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { cssVariables } from '../../ui/css-variables.ts'
import { Modal } from '../../ui/modal.tsx'
import { OverlayPortal } from '../../ui/overlay-portal.tsx'
import { PortalRootProvider } from '../../ui/portal-root.tsx'
import { ImageBrowser, type ImageBrowserProps } from './image-browser.tsx'

export interface ImageOverlayProps extends Omit<ImageBrowserProps, 'stageRef'> {
  readonly zIndex?: number | undefined
}

/** @source IMG-006 */
const ABOVE_THE_HOST = 2000

/** The dialog over the page: dark, so that nothing shines beside the picture, unless high contrast was asked for. */
export function ImageOverlay({ zIndex = ABOVE_THE_HOST, onClose, ...rest }: ImageOverlayProps): ReactElement {
  const { rootProps, scheme } = useAppearance()
  const layer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLElement | null>(null)
  const findLayer = useCallback(() => layer.current, [])
  const close = useHostCallback(onClose, 'onClose')
  return (
    <OverlayPortal>
      <div
        ref={layer}
        {...rootProps}
        data-scheme={scheme === 'contrast' ? scheme : 'dark'}
        style={{ ...rootProps.style, ...cssVariables({ '--fk-z-index-overlay': zIndex, '--fk-z-index-popup': zIndex + 10 }) }}
      >
        <PortalRootProvider value={findLayer}>
          <Modal open onClose={close} placement="right" width="100%" initialFocus={() => stage.current}>
            <ImageBrowser {...rest} onClose={close} stageRef={stage} />
          </Modal>
        </PortalRootProvider>
      </div>
    </OverlayPortal>
  )
}
