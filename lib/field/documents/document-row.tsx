import { Download, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { instantText } from '../../catalogue/day.ts'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { sizeText } from '../../domain/file/size-text.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { DocumentOpener } from './document-opener.tsx'
import { uploadStyles } from './upload-styles.ts'
import { useSaveDocument } from './use-save-document.ts'

export interface DocumentRowProps {
  readonly document: StoredDocument
  /** Shows the document over the list; `opener` is the element that was pressed. */
  readonly onOpen: (opener: HTMLElement) => void
  /** Absent when the document cannot be removed. */
  readonly onRemove?: ((document: StoredDocument) => void) | undefined
  readonly removing?: boolean | undefined
}

/** One stored document, which can be opened, saved and removed. */
export function DocumentRow({ document, onOpen, onRemove, removing = false }: DocumentRowProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { saving, save } = useSaveDocument()
  const { documentId, url, size, by, at } = document
  const name = document.name || documentId
  const meta = [size ? sizeText(size) : '', by ?? '', at ? instantText(at) : ''].filter((part) => part !== '')
  const saveFile = () => save({ documentId, name })
  return (
    <li className={uploadStyles.row} data-document={documentId}>
      <DocumentOpener document={document} name={name} onOpen={onOpen} onSave={saveFile}>
        {meta.length === 0 ? null : <span className={uploadStyles.meta}>{meta.join(' · ')}</span>}
      </DocumentOpener>
      {url === '' ? null : (
        <IconButton
          size="sm"
          label={texts.download({ name })}
          icon={<Download aria-hidden size={16} />}
          loading={saving === documentId}
          onClick={saveFile}
        />
      )}
      {onRemove ? (
        <IconButton
          size="sm"
          label={texts.removeFile({ name })}
          icon={<Trash2 aria-hidden size={16} />}
          loading={removing}
          onClick={() => onRemove(document)}
        />
      ) : null}
    </li>
  )
}
