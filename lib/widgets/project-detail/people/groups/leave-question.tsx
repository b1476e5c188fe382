import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import type { LeaveChoice } from '../../../../form/entity-form-context.ts'
import { formMessages } from '../../../../locale/zh-cn/form.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/member-groups.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

export interface LeaveQuestionProps {
  /** Groups that are unsaved. */
  readonly count: number
  readonly onChoose: (choice: LeaveChoice) => void
}

/** Asks what becomes of unsaved groups. Closing it changes nothing. @source ERR-018, OPN-097 */
export function LeaveQuestion({ count, onChoose }: LeaveQuestionProps): ReactElement {
  const texts = useMessages(formMessages)
  const { leaveText } = useMessages(memberGroupsMessages)
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
          <Button variant="danger" onClick={() => onChoose('discard')}>{texts.leaveDiscard}</Button>
          <Button variant="primary" onClick={() => onChoose('save')}>{texts.save}</Button>
        </>
      }
    >
      {leaveText({ count })}
    </Dialog>
  )
}
