import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
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
    <Dialog
      open
      role="alertdialog"
      width="440px"
      icon={<CircleAlert aria-hidden size={18} className={css({ color: 'warn' })} />}
      title={texts.askSave}
      onClose={() => onChoose('stay')}
      footer={
        <>
          <Button onClick={() => onChoose('stay')}>{texts.leaveStay}</Button>
          <span className={css({ flex: '1' })} />
          <Button variant="danger" onClick={() => onChoose('discard')}>
            {texts.leaveDiscard}
          </Button>
          <Button variant="primary" onClick={() => onChoose('save')}>
            {texts.save}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
