import type { ReactElement } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { LeaveChoice } from '../entity-form-context.ts'

export interface LeaveQuestionProps {
  /** Describes what is unsaved. */
  readonly text: string
  readonly onChoose: (choice: LeaveChoice) => void
}

/** Asks what to do with unsaved changes. Closing the dialog changes nothing. @source ERR-018, OPN-097 */
export function LeaveQuestion({ text, onChoose }: LeaveQuestionProps): ReactElement {
  const texts = useMessages(formMessages)
  return (
    <ConfirmDialog
      open
      title={texts.askSave}
      cancelLabel={texts.leaveStay}
      alternative={{ label: texts.leaveDiscard, onAct: () => onChoose('discard') }}
      confirmLabel={texts.save}
      onConfirm={() => onChoose('save')}
      onCancel={() => onChoose('stay')}
    >
      {text}
    </ConfirmDialog>
  )
}
