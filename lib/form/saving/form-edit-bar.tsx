import { type ReactElement, type ReactNode, useRef } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { EditBar } from '../../ui/forms/edit-bar.tsx'
import { useEntityFormApi, useLeaveOnEscape } from '../entity-form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

/** What the bar below a form is about. @public */
export interface FormEditBarProps {
  /** What is edited, such as “买方”. */
  readonly section: ReactNode
  /** Called after the user has decided about unsaved changes. */
  readonly onLeave: () => void
  /** Text of the button that leaves; 取消 when absent. */
  readonly cancelLabel?: string | undefined
}

/** The bar below a form that is being edited, with its buttons; Escape leaves the form while nothing is unsaved. */
export function FormEditBar({ section, onLeave, cancelLabel }: FormEditBarProps): ReactElement {
  const texts = useMessages(formMessages)
  const { controller, save, requestLeave, focusField } = useEntityFormApi()
  const changes = useFormState(controller, () => controller.changes().length)
  const issues = useFormState(controller, () => controller.issues().length)
  const lost = useFormState(controller, () => controller.losses().length)
  const visited = useRef<string | null>(null)
  const saving = useFormState(controller, (_controller, submitting) => submitting)
  useLeaveOnEscape(onLeave)
  return (
    <EditBar
      section={section}
      changeCount={changes}
      issueCount={issues}
      saving={saving}
      shortcut="Ctrl S"
      cancelLabel={cancelLabel}
      onIssuesClick={() => {
        const found = controller.issues().map(({ field }) => field)
        const next = found[(found.indexOf(visited.current ?? '') + 1) % found.length]
        if (next === undefined) return
        visited.current = next
        focusField(next)
      }}
      onCancel={() => void requestLeave().then((left) => (left ? onLeave() : undefined))}
      onSave={() => void save()}
    >
      {lost === 0 ? null : <span>{texts.losesTitle({ count: lost })}</span>}
    </EditBar>
  )
}
