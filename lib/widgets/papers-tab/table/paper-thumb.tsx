import type { CSSProperties, ReactElement } from 'react'
import type { PaperFile } from '../../../contract/document/paper-calls.ts'
import { openingOf } from '../../../domain/file/file-opening.ts'
import { usePictureGallery } from '../../../field/documents/picture-gallery.ts'
import { DocumentThumb } from '../../../field/documents/document-thumb.tsx'
import { useSaveDocument } from '../../../field/documents/use-save-document.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useCore } from '../../../provider/provider-context.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { fileTile } from '../upload/files/file-tile.ts'
import { documentOf, nameOf } from '../upload/paper-document.ts'

export interface PaperThumbProps {
  readonly file: PaperFile
  /** Shows a picture over the list. */
  readonly onOpen: (file: PaperFile, opener: HTMLElement) => void
}

const SHEET: CSSProperties = { width: 34, height: 34, cursor: 'pointer' }

/** A thumbnail of a file: a picture opens over the list, a document in a new tab. @source OPN-027 */
export function PaperThumb({ file, onOpen }: PaperThumbProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const { client } = useCore()
  const hasGallery = usePictureGallery() !== null
  const { save } = useSaveDocument()
  const document = documentOf(file)
  const opening = openingOf(document.format ?? '')
  const name = nameOf(file)
  const label = texts.look({ name })
  const content = <DocumentThumb document={document} />
  const shared = { className: fileTile, style: SHEET, title: label, 'aria-label': label }
  if (opening === 'gallery' && hasGallery)
    return (
      <button
        type="button"
        {...shared}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(file, currentTarget)}
      >
        {content}
      </button>
    )
  const address = document.url === '' || opening === 'save' ? null : client.urlOf(document.url)
  if (address !== null)
    return (
      <a {...shared} href={address} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  return (
    <button type="button" {...shared} onClick={() => save({ documentId: document.documentId, name })}>
      {content}
    </button>
  )
}
