import { Download, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { instantText } from '../../catalogue/day.ts'
import type { StoredDocument } from '../../contract/file-calls.ts'
import { sizeText } from '../../domain/file/size-text.ts'
import { isPicture, isVideo } from '../../domain/file/file-format.ts'
import { uploadMessages } from '../../locale/zh-cn/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { DocumentThumb } from './document-thumb.tsx'
import { uploadStyles } from './upload-styles.ts'
import { useSaveDocument } from './use-save-document.ts'

export interface DocumentRowProps {
  readonly document: StoredDocument
  /** Absent where nothing can be removed. */
  readonly onRemove?: ((document: StoredDocument) => void) | undefined
  readonly removing?: boolean | undefined
}

/** A document that is there: seen, saved, removed. */
export function DocumentRow({ document, onRemove, removing = false }: DocumentRowProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { client } = useCore()
  const { saving, save } = useSaveDocument()
  const { documentId, format, size, by, at } = document
  const name = document.name || documentId
  const address = isPicture(format ?? '') || isVideo(format ?? '') ? client.urlOf(document.url) : null
  const meta = [size ? sizeText(size) : '', by ?? '', at ? instantText(at) : ''].filter((part) => part !== '')
  return (
    <li className={uploadStyles.row}>
      <DocumentThumb document={document} />
      <span className={uploadStyles.text}>
        {address === null ? (
          <span className={uploadStyles.name} title={name}>{name}</span>
        ) : (
          <a className={uploadStyles.name} title={name} href={address} target="_blank" rel="noopener noreferrer" aria-label={texts.open({ name })}>{name}</a>
        )}
        {meta.length === 0 ? null : <span className={uploadStyles.meta}>{meta.join(' · ')}</span>}
      </span>
      <IconButton size="sm" label={texts.download({ name })} icon={<Download aria-hidden size={16} />} loading={saving === documentId} onClick={() => save({ documentId, name })} />
      {onRemove ? <IconButton size="sm" label={texts.removeFile({ name })} icon={<Trash2 aria-hidden size={16} />} loading={removing} onClick={() => onRemove(document)} /> : null}
    </li>
  )
}
