import { ImageOff } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import type { StoredDocument } from '../contract/document/file-calls.ts'
import { useFileUrl, withParameter } from '../field/documents/use-file-url.ts'
import { css } from '../styled-system/css/index.js'

export interface PictureTileProps {
  readonly document: Pick<StoredDocument, 'documentId' | 'url'>
  /** Accessible name of the action. */
  readonly label: string
  readonly onOpen: (opener: HTMLElement) => void
}

/** Twice the rendered size, for high-density screens. */
const WIDTH = '240'
const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '112px',
  height: '80px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  overflow: 'hidden',
  color: 'ink-3',
  backgroundColor: 'surface-2',
  cursor: 'pointer',
})
const filling: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover' }

/** A thumbnail that opens the picture when pressed. */
export function PictureTile({ document: { url }, label, onOpen }: PictureTileProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = useFileUrl(failed === url || url === '' ? null : withParameter(url, 'w', WIDTH))
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className={tile}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {shown === null ? (
        <ImageOff aria-hidden size={16} />
      ) : (
        <img src={shown} alt="" loading="lazy" style={filling} onError={() => setFailed(url)} />
      )}
    </button>
  )
}
