import { useEffect, useMemo, useState } from 'react'
import type { FangkitClient } from '../../client/client.ts'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { THUMB_WIDTH } from './document-thumb.tsx'
import { withParameter } from './use-file-url.ts'

type AddressOf = (documentId: string, url: string) => { readonly src: string; readonly thumbnail: string } | null

/**
 * Returns the addresses from which elements load files, or null while they are not ready. Files that elements cannot
 * fetch themselves are downloaded first.
 */
export function useFileAddresses(
  documents: readonly StoredDocument[],
  opened: string,
  onNone: () => void,
): AddressOf | null {
  const { client } = useCore()
  const notify = useNotify()
  const texts = useMessages(uploadMessages)
  const latest = useLatest({ documents, opened, onNone, notify, texts })
  const [blobs, setBlobs] = useState<ReadonlyMap<string, string> | null>(null)
  const direct = documents.every(({ url }) => client.urlOf(url) !== null)
  const ids = documents.map(({ documentId }) => documentId).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other documents have to be downloaded
  useEffect(() => {
    if (direct) return undefined
    const controller = new AbortController()
    const made = downloaded(client, latest.current.documents, controller.signal)
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
  }, [client, direct, ids, latest])
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

/** Downloads the files and returns object URLs of those that could be fetched. */
async function downloaded(
  client: Pick<FangkitClient, 'download'>,
  documents: readonly StoredDocument[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.allSettled(
    documents.map(
      async ({ documentId, url }) =>
        [documentId, URL.createObjectURL(await client.download({ path: url, signal }))] as const,
    ),
  )
  return new Map(found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
}
