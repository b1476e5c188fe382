import { useCallback, useState } from 'react'
import { documents } from '../../client/queries/document-plans.ts'
import type { FangkitClient } from '../../client/client.ts'
import type { StoredDocument } from '../../contract/document/file-calls.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { withParameter } from './use-file-url.ts'

/** Time after which the memory of a saved file is freed; a browser has started to save by then. @unit milliseconds */
const LET_GO_AFTER = 60_000

/** Saves a document on the user's device and shows a message when it cannot be fetched. @source ERR-036 */
export function useSaveDocument(): {
  readonly saving: string | null
  readonly save: (document: Pick<StoredDocument, 'documentId' | 'name'>) => void
} {
  const { client } = useCore()
  const texts = useMessages(uploadMessages)
  const notify = useNotify()
  const [saving, setSaving] = useState<string | null>(null)
  const save = useCallback(
    ({ documentId, name }: Pick<StoredDocument, 'documentId' | 'name'>) => {
      setSaving(documentId)
      fetchAndSave(client, documentId, name)
        .catch((thrown: unknown) => {
          const { traceId } = toFangkitError(thrown, 'download')
          notify({ tone: 'error', title: texts.downloadFailed, text: name, ...(traceId !== null && { traceId }) })
        })
        .finally(() => setSaving(null))
    },
    [client, notify, texts],
  )
  return { saving, save }
}

/** Fetches a new address first, because the one on screen may have expired. */
async function fetchAndSave(client: FangkitClient, id: string, name: string): Promise<void> {
  const [document] = await documents([id]).load(client, { signal: new AbortController().signal })
  if (!document) throw new Error('not there any more')
  const direct = client.urlOf(withParameter(document.url, 'download', '1'))
  if (direct !== null) {
    press(direct, name)
    return
  }
  const url = URL.createObjectURL(await client.download({ path: document.url }))
  press(url, name)
  setTimeout(() => URL.revokeObjectURL(url), LET_GO_AFTER)
}

function press(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.rel = 'noopener'
  link.click()
}
