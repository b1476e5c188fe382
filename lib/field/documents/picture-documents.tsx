import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { FangkitClient } from '../../client/client.ts'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { instantText } from '../../catalogue/day.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { usePictureGallery } from './picture-gallery.ts'
import { THUMB_WIDTH } from './document-thumb.tsx'
import { withParameter } from './use-file-url.ts'

export interface PictureDocumentsProps {
  readonly pictures: readonly StoredDocument[]
  readonly opened: string
  readonly onClose: () => void
}

/** Shows pictures in the gallery and starts with the one that was pressed. */
export function PictureDocuments({ pictures, opened, onClose }: PictureDocumentsProps): ReactElement | null {
  const Gallery = usePictureGallery()
  const addresses = useAddresses(pictures, opened, onClose)
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

type AddressOf = (documentId: string, url: string) => { readonly src: string; readonly thumbnail: string } | null

/**
 * Returns the addresses from which elements load the pictures, or null while they are not ready. Pictures that elements
 * cannot fetch themselves are downloaded first.
 */
function useAddresses(pictures: readonly StoredDocument[], opened: string, onNone: () => void): AddressOf | null {
  const { client } = useCore()
  const notify = useNotify()
  const texts = useMessages(uploadMessages)
  const latest = useLatest({ pictures, opened, onNone, notify, texts })
  const [blobs, setBlobs] = useState<ReadonlyMap<string, string> | null>(null)
  const direct = pictures.every(({ url }) => client.urlOf(url) !== null)
  useEffect(() => {
    if (direct) return undefined
    const controller = new AbortController()
    const made = downloaded(client, latest.current.pictures, controller.signal)
    void made.then((found) => {
      if (controller.signal.aborted) return
      const {
        notify: notifyNow,
        texts: { downloadFailed },
        onNone: leave,
        opened: requested,
      } = latest.current
      if (found.has(requested)) return setBlobs(found)
      notifyNow({ tone: 'error', title: downloadFailed })
      leave()
    })
    return () => {
      controller.abort()
      void made.then((found) => {
        for (const url of found.values()) URL.revokeObjectURL(url)
      })
    }
  }, [client, direct, latest])
  return useMemo(() => {
    if (!direct && blobs === null) return null
    return (documentId, url) => {
      const src = client.urlOf(url)
      if (src !== null) return { src, thumbnail: withParameter(src, 'w', THUMB_WIDTH) }
      const blob = blobs?.get(documentId)
      return blob === undefined ? null : { src: blob, thumbnail: blob }
    }
  }, [client, direct, blobs])
}

/** Downloads the pictures and returns object URLs of those that could be fetched. */
async function downloaded(
  client: Pick<FangkitClient, 'download'>,
  pictures: readonly StoredDocument[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.allSettled(
    pictures.map(
      async ({ documentId, url }) =>
        [documentId, URL.createObjectURL(await client.download({ path: url, signal }))] as const,
    ),
  )
  return new Map(found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
}
