import type { ReactElement } from 'react'
import { UploadRow } from '../../../../field/upload/upload-row.tsx'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { failureText } from './failure-text.ts'
import type { SubmissionItem } from './upload-jobs.ts'

export interface SubmissionRowProps {
  readonly item: SubmissionItem
  readonly onDrop: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** A file being submitted: its progress, or why it failed. */
export function SubmissionRow({ item, onDrop, onRetry }: SubmissionRowProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { stage, upload } = item
  const note =
    upload.state === 'failed'
      ? failureText(texts, item)
      : stage === 'asking'
        ? texts.asking
        : stage === 'filing'
          ? texts.filing
          : undefined
  return (
    <UploadRow
      item={upload}
      note={note}
      onDrop={stage === 'filing' && upload.state !== 'failed' ? undefined : onDrop}
      onRetry={onRetry}
    />
  )
}
