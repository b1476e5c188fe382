import { RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { isSamePlace, type FilePlace } from './file-place.ts'
import type { SubmissionItem } from './submission/upload-jobs.ts'

const bad = css({ color: 'bad' })

/** Number of submitted, uploading and failed files. */
export function UploadSums({
  items,
  done,
  place,
}: {
  readonly items: readonly SubmissionItem[]
  readonly done: number
  readonly place: FilePlace | null
}): ReactElement | null {
  const texts = useMessages(paperUploadMessages)
  const failed = items.filter(({ upload }) => upload.state === 'failed').length
  const running = items.length - failed
  const elsewhere = items.filter((item) => place === null || !isSamePlace(item.place, place)).length
  if (items.length === 0 && done === 0) return null
  const parts = [
    ...(done > 0 ? [<span key="done">{texts.sum.done({ count: done })}</span>] : []),
    ...(running > 0 ? [<span key="running">{texts.sum.running({ count: running })}</span>] : []),
    ...(failed > 0
      ? [
          <span key="failed" className={bad}>
            {texts.sum.failed({ count: failed })}
          </span>,
        ]
      : []),
    ...(elsewhere > 0 ? [<span key="elsewhere">{texts.elsewhere({ count: elsewhere })}</span>] : []),
  ]
  return <>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</>
}

/** Buttons to retry all failures and to close. */
export function UploadButtons({
  items,
  onRetry,
  onClose,
}: {
  readonly items: readonly SubmissionItem[]
  readonly onRetry: () => void
  readonly onClose: () => void
}): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const failed = items.some(({ upload }) => upload.state === 'failed')
  return (
    <>
      {failed ? (
        <Button icon={<RefreshCw aria-hidden />} onClick={onRetry}>
          {texts.retryAll}
        </Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {texts.finish}
      </Button>
    </>
  )
}
