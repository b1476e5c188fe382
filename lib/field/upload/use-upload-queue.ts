import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type UploadItem, type UploadQueue, type UploadTarget } from '../../client/files/upload.ts'
import type { UploadedDocument } from '../../contract/document/file-calls.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useLatest } from '../../provider/use-latest.ts'

interface Listening {
  readonly onDone: (document: UploadedDocument) => void
  readonly onSettled?: (arrived: number, failed: readonly UploadItem[]) => void
}

const NOTHING: readonly UploadItem[] = []
const none = () => NOTHING
const quiet = () => () => undefined

/** The queue of one upload control; unmounting it cancels its uploads. */
export function useUploadQueue(
  target: UploadTarget,
  listening: Listening,
): { readonly queue: UploadQueue | null; readonly items: readonly UploadItem[] } {
  const { client } = useCore()
  const latest = useLatest(listening)
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  const content = JSON.stringify(target)
  // A layout effect, because an effect after the paint would be too late if the user chooses a file at once.
  useLayoutEffect(() => {
    const made = createUploadQueue({
      client,
      target: JSON.parse(content) as UploadTarget, // adapter: serialised by the line above
      onDone: (document) => latest.current.onDone(document),
      onSettled: (arrived, failed) => latest.current.onSettled?.(arrived, failed),
    })
    setQueue(made)
    return () => made.dispose()
  }, [client, content, latest])
  const items = useSyncExternalStore(queue?.subscribe ?? quiet, queue?.getItems ?? none, none)
  return { queue, items }
}
