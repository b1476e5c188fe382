import { useEffect } from 'react'
import type { UploadItem } from '../../client/files/upload.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'

/**
 * Protects uploads that are not finished: a save waits for them, the browser asks before the page closes, and a user
 * who leaves the control sees their names.
 */
export function useUnfinished(items: readonly UploadItem[], onWaiting?: (names: string | null) => void): void {
  const notify = useNotify()
  const texts = useMessages(uploadMessages)
  const latest = useLatest({ items, notify, texts })
  const waits = items.length > 0
  const names = items.map(({ name }) => name).join('、')
  useEffect(() => onWaiting?.(names === '' ? null : names), [names, onWaiting])
  useEffect(() => () => onWaiting?.(null), [onWaiting])
  useEffect(() => {
    if (!waits) return undefined
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [waits])
  useEffect(
    () => () => {
      const {
        items: left,
        notify: notifyNow,
        texts: { unfinished },
      } = latest.current
      if (left.length > 0)
        notifyNow({
          tone: 'warning',
          title: unfinished({ count: left.length }),
          text: left.map(({ name }) => name).join('、'),
        })
    },
    [latest],
  )
}
