import { Maximize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'
import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import { useFileUrl } from '../../../field/documents/use-file-url.ts'
import { imageViewerMessages } from '../../../locale/zh-cn/documents/image-viewer.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Spinner } from '../../../ui/indicators/spinner.tsx'
import { ImageStage } from '../../../viewer/image-stage.tsx'
import { usePicture } from '../../../viewer/use-picture.ts'
import { useSize } from '../../../viewer/use-size.ts'
import { useView } from '../../../viewer/use-view.ts'
import { percentOf, rotated, stepped, ZOOM_STEP } from '../../../viewer/view.ts'
import { viewerKey } from '../../../viewer/viewer-key.ts'

export interface LargeVoucherProps {
  readonly document: StoredDocument
  /** Its place among the pictures, such as 1 / 2; null for the only one. */
  readonly place: string | null
  /** Shows the previous or the next picture. */
  readonly onTurn: (direction: 1 | -1) => void
  readonly onOpen: (opener: HTMLElement) => void
  /** Shown below the picture. */
  readonly children: ReactNode
}

const PANEL: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  border: '1px solid var(--fk-colors-line)',
  borderRadius: 10,
  backgroundColor: 'var(--fk-colors-surface)',
}
const HEAD: CSSProperties = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  paddingInline: '16px 8px',
  borderBlockEnd: '1px solid var(--fk-colors-line)',
}
const NAME: CSSProperties = {
  overflow: 'hidden',
  fontSize: 15,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
const SMALL: CSSProperties = { flex: 'none', fontSize: 13, color: 'var(--fk-colors-ink-2)', whiteSpace: 'nowrap' }
const STAGE: CSSProperties = { flex: '1 1 0', minHeight: 0, backgroundColor: 'var(--fk-colors-surface-2)' }
const WAITING: CSSProperties = { display: 'grid', height: '100%', placeItems: 'center' }
const FOOT: CSSProperties = { display: 'grid', flex: 'none', gap: 12, padding: 12 }
const nothing = (): void => undefined

/**
 * A voucher as the main thing of a review: its name and tools above, the picture to zoom, move and turn below. The
 * arrow keys on the picture lead to the other vouchers.
 */
export function LargeVoucher({ document, place, onTurn, onOpen, children }: LargeVoucherProps): ReactElement {
  const texts = useMessages(feeExaminationMessages)
  const viewer = useMessages(imageViewerMessages)
  const { documentId, url } = document
  const name = document.name ?? ''
  const src = useFileUrl(url)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const size = useSize(stage)
  const picture = usePicture(documentId, src ?? '')
  const { view, change } = useView(picture.of, { picture: picture.size, stage: size })
  const press = (event: KeyboardEvent): void => {
    const pressed = event.target === stage && !event.defaultPrevented ? viewerKey(event) : null
    if (pressed === null) return
    event.preventDefault()
    if ('change' in pressed) change(pressed.change)
    else if (pressed.go === 'previous' || pressed.go === 'next') onTurn(pressed.go === 'next' ? 1 : -1)
  }
  return (
    <section aria-label={texts.vouchers} style={PANEL}>
      <div style={HEAD}>
        <h3 style={NAME} title={name}>
          {name}
        </h3>
        {place === null ? null : <span style={SMALL}>{place}</span>}
        <span style={{ flex: 1 }} />
        <IconButton
          size="sm"
          icon={<ZoomOut aria-hidden />}
          label={viewer.zoomOut}
          onClick={() => change(stepped(-ZOOM_STEP))}
        />
        <span style={SMALL}>
          {view.mode === 'fit' ? `${viewer.fitShort} ` : ''}
          {percentOf(view)}
        </span>
        <IconButton
          size="sm"
          icon={<ZoomIn aria-hidden />}
          label={viewer.zoomIn}
          onClick={() => change(stepped(ZOOM_STEP))}
        />
        <IconButton
          size="sm"
          icon={<RotateCw aria-hidden />}
          label={viewer.rotateRight}
          onClick={() => change(rotated(1))}
        />
        <IconButton
          size="sm"
          icon={<Maximize2 aria-hidden />}
          label={texts.enlarge({ name })}
          onClick={(event) => onOpen(event.currentTarget)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the picture inside */}
      <div style={STAGE} onKeyDown={press} role="presentation">
        {src === null ? (
          <div style={WAITING}>
            <Spinner label={viewer.loading} />
          </div>
        ) : (
          <ImageStage
            item={{ src }}
            name={name}
            picture={picture}
            view={view}
            size={size}
            stage={stage}
            placeStage={setStage}
            change={change}
            onBlank={nothing}
            onSwipe={onTurn}
          />
        )}
      </div>
      {children === null ? null : <div style={FOOT}>{children}</div>}
    </section>
  )
}
