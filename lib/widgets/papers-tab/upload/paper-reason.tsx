import type { ReactElement } from 'react'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'

export interface PaperReasonProps {
  readonly title: string
  readonly confirm: string
  /** Common phrases, separated by ；. */
  readonly phrases: string
  /** Maximum length of the stored reason. */
  readonly maxLength: number
  readonly busy: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a file is returned or a paper waived. */
export function PaperReason({
  title,
  confirm,
  phrases,
  maxLength,
  busy,
  onReason,
  onClose,
}: PaperReasonProps): ReactElement {
  const { reason, reasonMissing: missing, phrases: phrasesLabel, cancel } = useMessages(paperUploadMessages)
  return (
    <ReasonDialog
      title={title}
      texts={{ reason, missing, phrasesLabel, phrases, cancel, confirm }}
      maxLength={maxLength}
      busy={busy}
      onReason={onReason}
      onClose={onClose}
    />
  )
}
