import { type ReactElement, useState } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { isPicture, isVideo } from '../../domain/file/file-format.ts'
import { FileGlyph } from './file-glyph.tsx'
import { uploadStyles } from './upload-styles.ts'
import { useFileUrl, withParameter } from './use-file-url.ts'
import { VideoCover } from './video-cover.tsx'

export interface DocumentThumbProps {
  readonly document: Pick<StoredDocument, 'url' | 'name' | 'format'>
}

/** Twice the displayed size, for high-density screens. */
export const THUMB_WIDTH = '96'

/** A preview picture of a document, or an icon for its kind of file. */
export function DocumentThumb({ document: { url, name, format } }: DocumentThumbProps): ReactElement {
  const picture = isPicture(format ?? '')
  const film = isVideo(format ?? '')
  const [failed, setFailed] = useState<string | null>(null)
  const shown = useFileUrl(failed === url ? null : picture ? withParameter(url, 'w', THUMB_WIDTH) : film ? url : null)
  const giveUp = () => setFailed(url)
  return (
    <span className={uploadStyles.thumb}>
      {shown === null ? (
        <FileGlyph name={name ?? ''} format={format} />
      ) : picture ? (
        <img src={shown} alt="" loading="lazy" onError={giveUp} />
      ) : (
        <VideoCover url={shown} onFailed={giveUp} />
      )}
    </span>
  )
}
