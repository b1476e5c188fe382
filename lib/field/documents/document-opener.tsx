import type { ReactElement, ReactNode } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { endingOf } from '../../domain/file/file-format.ts'
import { openingOf } from '../../domain/file/file-opening.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { VisuallyHidden } from '../../ui/indicators/visually-hidden.tsx'
import { usePictureGallery } from './picture-gallery.ts'
import { DocumentThumb } from './document-thumb.tsx'
import { uploadStyles } from './upload-styles.ts'

export interface DocumentOpenerProps {
  readonly document: StoredDocument
  readonly name: string
  readonly onOpen: (opener: HTMLElement) => void
  /** True where `onOpen` shows every kind of document that the browser can show, not only pictures and films. */
  readonly shows?: boolean
  readonly onSave: () => void
  /** Text shown below the name. */
  readonly children: ReactNode
}

/**
 * The picture and name of a document as one button. A press opens a preview over the list, opens a tab, or saves the
 * file, depending on the kind of file.
 * @source OPN-027
 */
export function DocumentOpener({
  document,
  name,
  onOpen,
  shows = false,
  onSave,
  children,
}: DocumentOpenerProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { client } = useCore()
  const hasGallery = usePictureGallery() !== null
  const { url, format } = document
  const opening = openingOf(format || endingOf(document.name ?? ''))
  const content = (
    <>
      <DocumentThumb document={document} />
      <span className={uploadStyles.text}>
        <span className={uploadStyles.name} title={name}>
          {opening === 'save' || url === '' ? null : <VisuallyHidden>{texts.open} </VisuallyHidden>}
          {name}
        </span>
        {children}
      </span>
    </>
  )
  const address = opening === 'save' || url === '' ? null : client.urlOf(url)
  if (url === '') return <span className={uploadStyles.content}>{content}</span>
  if (opening === 'player' || (shows && opening !== 'save') || (opening === 'gallery' && hasGallery))
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={uploadStyles.opener}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        {content}
      </button>
    )
  if (address !== null)
    return (
      <a className={uploadStyles.opener} href={address} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  return (
    <button type="button" className={uploadStyles.opener} onClick={onSave}>
      {content}
    </button>
  )
}
