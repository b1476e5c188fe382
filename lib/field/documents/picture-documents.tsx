import { type ReactElement, useMemo } from 'react'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { instantText } from '../../catalogue/day.ts'
import { usePictureGallery } from './picture-gallery.ts'
import { useFileAddresses } from './use-file-addresses.ts'

export interface PictureDocumentsProps {
  readonly pictures: readonly StoredDocument[]
  readonly opened: string
  readonly onClose: () => void
}

/** Shows pictures in the gallery and starts with the one that was pressed. */
export function PictureDocuments({ pictures, opened, onClose }: PictureDocumentsProps): ReactElement | null {
  const Gallery = usePictureGallery()
  const addresses = useFileAddresses(pictures, opened, onClose)
  const items = useMemo(
    () =>
      pictures.flatMap(({ documentId, url, name, by, at }) => {
        const address = addresses?.(documentId, url) ?? null
        if (address === null) return []
        const note = [by ?? '', at ? instantText(at) : ''].filter((part) => part !== '').join(' · ')
        return [
          {
            id: documentId,
            src: address.src,
            thumbnail: address.thumbnail,
            alt: name || documentId,
            downloadName: name || documentId,
            ...(note !== '' && { note }),
          },
        ]
      }),
    [pictures, addresses],
  )
  const at = items.findIndex(({ id }) => id === opened)
  return Gallery === null || at < 0 ? null : <Gallery items={items} defaultIndex={at} onClose={onClose} />
}
