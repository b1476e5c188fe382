import type { ReactElement } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { type LeaveChoice, useEntityFormApi } from '../entity-form-context.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { useFormState } from '../state/use-form-state.ts'

export interface LeaveDialogProps {
  readonly onChoose: (choice: LeaveChoice) => void
}

/** Asks what to do with unsaved changes before a form closes. */
export function LeaveDialog({ onChoose }: LeaveDialogProps): ReactElement {
  const texts = useMessages(formMessages)
  const { controller } = useEntityFormApi()
  const count = useFormState(controller, () => controller.changes().length)
  return <LeaveQuestion text={texts.askSaveText({ count })} onChoose={onChoose} />
}
