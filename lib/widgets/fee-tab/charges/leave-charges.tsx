import type { ReactElement } from 'react'
import type { LeaveChoice } from '../../../form/entity-form-context.ts'
import { LeaveQuestion } from '../../../form/leaving/leave-question.tsx'
import { formMessages } from '../../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../../provider/use-messages.ts'

export interface LeaveChargesProps {
  /** Number of unsaved charges and fields. */
  readonly count: number
  readonly onChoose: (choice: LeaveChoice) => void
}

/** The question before the user leaves unsaved charges. @source ERR-018 */
export function LeaveCharges({ count, onChoose }: LeaveChargesProps): ReactElement {
  const texts = useMessages(formMessages)
  return <LeaveQuestion text={texts.askSaveText({ count })} onChoose={onChoose} />
}
