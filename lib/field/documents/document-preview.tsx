import type { ReactElement } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { isPicture } from '../../domain/file/file-format.ts'
import { MediaDialog } from './media-dialog.tsx'
import { PictureDocuments } from './picture-documents.tsx'

export interface DocumentPreviewProps {
  /** All of the list: its other pictures are within reach. */
  readonly documents: readonly StoredDocument[]
  /** Id of the one that was pressed. */
  readonly opened: string
  readonly onClose: () => void
}

/** What is looked at over its list: a picture among the others, a film or a sound. */
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
