import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { DocumentRow } from './document-row.tsx'
import { uploadStyles } from './upload-styles.ts'

const DocumentPreview = lazyPart(() => import('./document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview))

export interface DocumentListProps {
  readonly label: string
  readonly documents: readonly StoredDocument[]
  /** Rows shown first: files that are being uploaded. */
  readonly children?: ReactNode
  /** Absent when no document can be removed. */
  readonly onRemove?: ((document: StoredDocument) => void) | undefined
  /** Id of the document that is being removed. */
  readonly removing?: string | null | undefined
}

/**
 * A list of stored documents. A preview opens over the list; when it closes, the focus returns to the pressed row.
 * @source UPL-001, OPN-027
 */
export function DocumentList({
  label,
  documents,
  children,
  onRemove,
  removing = null,
}: DocumentListProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const [opened, setOpened] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (opened !== null) return
    // A player that unmounts loses the focus before the dialog can restore it.
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  return (
    <>
      <ul className={uploadStyles.list} aria-label={texts.list({ label })}>
        {children}
        {documents.map((document) => (
          <DocumentRow
            key={document.documentId}
            document={document}
            removing={removing === document.documentId}
            onRemove={onRemove}
            onOpen={(opener) => {
              pressed.current = opener
              setOpened(document.documentId)
            }}
          />
        ))}
      </ul>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentPreview documents={documents} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
