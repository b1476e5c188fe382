import type { ReactElement } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { isPicture } from '../../domain/file/file-format.ts'
import { MediaDialog } from './media-dialog.tsx'
import { PictureDocuments } from './picture-documents.tsx'

export interface DocumentPreviewProps {
  /** All documents of the list, so the user can move on to its other pictures. */
  readonly documents: readonly StoredDocument[]
  /** Id of the document that was pressed. */
  readonly opened: string
  readonly onClose: () => void
}

/** Shows a document over its list: a picture in the gallery, or a video or sound in a player. */
export function DocumentPreview({ documents, opened, onClose }: DocumentPreviewProps): ReactElement | null {
  const document = documents.find(({ documentId }) => documentId === opened)
  if (!document) return null
  const pictures = documents.filter(({ format }) => isPicture(format ?? ''))
  return pictures.includes(document) ? (
    <PictureDocuments pictures={pictures} opened={opened} onClose={onClose} />
  ) : (
    <MediaDialog document={document} onClose={onClose} />
  )
}
