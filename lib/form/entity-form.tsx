import { type KeyboardEvent, type ReactElement, type ReactNode, Suspense, useRef } from 'react'
import { titleOf } from '../catalogue/field-state.ts'
import { formMessages } from '../locale/zh-cn/fields/form.ts'
import { useMessages } from '../provider/use-messages.ts'
import { CTRL_KEYS, isCtrlKey } from '../ui/dom/ctrl-key.ts'
import { isComposing } from '../ui/dom/is-composing.ts'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { type EntityFormApi, EntityFormProvider, EscapeProvider } from './entity-form-context.ts'

const ConflictDialog = lazyPart(() =>
  import('./conflict/conflict-dialog.tsx').then(({ ConflictDialog }) => ConflictDialog),
)
const LeaveDialog = lazyPart(() => import('./leaving/leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog))

/** A mounted form and its content. @public */
export interface EntityFormProps {
  /** From `useEntityForm`. */
  readonly form: EntityFormApi
  /** Fields, notices and the bar; they find the form by themselves. */
  readonly children: ReactNode
  /** Class of the `form` element. */
  readonly className?: string | undefined
}

/**
 * True for a one-line input of the form itself: Enter saves there, and belongs to the control elsewhere. Key events of
 * dialogs also arrive here, because React bubbles them through portals.
 */
const isLine = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement &&
  target.type === 'text' &&
  target.getAttribute('role') !== 'combobox' &&
  currentTarget.contains(target)

const DIALOG = ':is([role=dialog], [role=alertdialog])'

/** True for Escape that nothing around the focused element takes: no open list, and no dialog over the form. */
const isFree = (event: KeyboardEvent, form: HTMLFormElement | null): boolean => {
  const { key, target } = event
  return (
    key === 'Escape' &&
    !isComposing(event) &&
    target instanceof Element &&
    target.getAttribute('aria-expanded') !== 'true' &&
    target.closest(DIALOG) === (form?.closest(DIALOG) ?? null)
  )
}

/** The frame of a form: keyboard shortcuts, questions and the conflict dialog. */
export function EntityForm({ form, children, className }: EntityFormProps): ReactElement {
  const texts = useMessages(formMessages)
  const leaving = useRef<(() => void) | null>(null)
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return
    if (leaving.current !== null && isFree(event, form.root.current) && !form.isDirty()) {
      event.preventDefault()
      leaving.current()
      return
    }
    const saves = isCtrlKey(event.nativeEvent, CTRL_KEYS.save)
    if (!saves && !(event.key === 'Enter' && !isComposing(event) && isLine(event))) return
    event.preventDefault()
    if (!event.repeat) void form.save()
  }
  return (
    <EntityFormProvider value={form}>
      <form
        ref={form.root}
        noValidate
        autoComplete="off"
        aria-label={texts.form({ title: titleOf(form.controller.entity, form.controller.scope()) })}
        className={className}
        onKeyDown={press}
        onSubmit={(event) => event.preventDefault()}
      >
        <EscapeProvider value={leaving}>{children}</EscapeProvider>
      </form>
      <Suspense fallback={null}>
        {form.conflict === null ? null : <ConflictDialog conflict={form.conflict} />}
        {form.leaving === null ? null : <LeaveDialog onChoose={form.leaving.answer} />}
      </Suspense>
    </EntityFormProvider>
  )
}
