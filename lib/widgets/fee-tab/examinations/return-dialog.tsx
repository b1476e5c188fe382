import type { ReactElement } from 'react'
import { LONGEST_REASON } from '../../../contract/record/operation-calls.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'

export interface ReturnDialogProps {
  readonly title: string
  readonly open: boolean
  readonly busy: boolean
  /** Defaults to 退回. */
  readonly confirmLabel?: string | undefined
  readonly onReturn: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason before something is returned. A reason is required. @source INC-042, EXP-014, ERR-046 */
export function ReturnDialog({
  title,
  open,
  busy,
  confirmLabel,
  onReturn,
  onClose,
}: ReturnDialogProps): ReactElement | null {
  const {
    returnReason: reason,
    returnReasonMissing: missing,
    returnReasonHint: hint,
    phrases: phrasesLabel,
    returns: phrases,
    cancel,
    giveBack,
  } = useMessages(feeIncomeMessages)
  if (!open) return null
  return (
    <ReasonDialog
      danger
      title={title}
      texts={{ reason, missing, hint, phrasesLabel, phrases, cancel, confirm: confirmLabel ?? giveBack }}
      maxLength={LONGEST_REASON}
      busy={busy}
      onReason={onReturn}
      onClose={onClose}
    />
  )
}
