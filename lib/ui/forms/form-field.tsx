import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useId, useMemo, useState } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { formField, hiddenText } from '../../styled-system/recipes/index.js'
import { type FieldControl, FieldControlProvider } from '../field-control.tsx'
import { isComposing } from '../dom/is-composing.ts'
import { HelpTip } from './help-tip.tsx'
import { useUiText } from '../ui-text.tsx'

/** Label, control and messages of one field. */
export interface FormFieldProps {
  readonly label: ReactNode
  /** The control; it reads `useFieldControl()`. */
  readonly children: ReactNode
  /** Id of the control; generated when absent. Messages are `${id}-error`, `-original`, `-hint`, `-note`, `-help`. */
  readonly id?: string | undefined
  /** True when the control is a group (`Segmented`, `RadioCards`, several inputs). */
  readonly group?: boolean | undefined
  /** Shows an asterisk and marks the control as required. */
  readonly required?: boolean | undefined
  /** Text behind a question mark after the label; F1 in the field shows and hides it. */
  readonly help?: ReactNode
  /** Called when the help opens; `help` may then be set later. */
  readonly onHelpOpen?: (() => void) | undefined
  /** Text below the control while there is no error. */
  readonly hint?: ReactNode
  /** Text or action below the control that stays while there is an error. */
  readonly note?: ReactNode
  /** Why the value is not valid; marks the control invalid and replaces the hint. */
  readonly error?: ReactNode
  /** The value before the change; marks the control as changed. */
  readonly changedFrom?: ReactNode
  /** Draws the orange border without a note. */
  readonly changed?: boolean | undefined
  /** Columns it takes; 1 when absent. */
  readonly span?: 1 | 2 | 3 | 4 | undefined
  /** Leaves the label to screen readers. */
  readonly hideLabel?: boolean | undefined
  readonly className?: string | undefined
}

const isPresent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false

/** A press on the label focuses a control but does not press a button, so the list of a select stays closed. */
const focusOnly = (event: MouseEvent<HTMLLabelElement>): void => {
  const { control } = event.currentTarget
  if (control === null || control.tagName !== 'BUTTON') return
  event.preventDefault()
  control.focus()
}

/** Arranges label, control and messages, and connects them for screen readers. */
export function FormField(props: FormFieldProps): ReactElement {
  const { label, children, group = false, required = false, help, hint, error } = props
  const text = useUiText()
  const generated = useId()
  const id = props.id ?? generated
  const labelId = `${id}-label`
  const invalid = isPresent(error)
  const hasOriginal = isPresent(props.changedFrom)
  const changed = props.changed === true || hasOriginal
  const hasHelp = isPresent(help) || props.onHelpOpen !== undefined
  const hasHint = isPresent(hint) && !invalid
  const hasNote = isPresent(props.note)
  const describedBy =
    [
      invalid ? `${id}-error` : '',
      hasOriginal ? `${id}-original` : '',
      hasHint ? `${id}-hint` : '',
      hasNote ? `${id}-note` : '',
      hasHelp ? `${id}-help` : '',
    ]
      .filter((part) => part !== '')
      .join(' ') || undefined
  const field = useMemo<FieldControl>(
    () => ({ id, labelId, describedBy, invalid, changed, required, group }),
    [id, labelId, describedBy, invalid, changed, required, group],
  )
  const classes = formField()
  const [helpOpen, setHelpOpen] = useState(false)
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && helpOpen && !isComposing(event)) {
      event.stopPropagation()
      setHelpOpen(false)
    }
    if (event.key !== 'F1' || !hasHelp) return
    event.preventDefault()
    if (!helpOpen) props.onHelpOpen?.()
    setHelpOpen(!helpOpen)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the control inside, which has the focus
    <div
      className={cx(classes.root, props.className)}
      data-span={props.span === 1 ? undefined : props.span}
      onKeyDown={press}
      onBlur={() => setHelpOpen(false)}
    >
      <div className={props.hideLabel ? hiddenText() : classes.label}>
        {group ? (
          <span id={labelId}>{label}</span>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control itself is reached by keyboard
          <label id={labelId} htmlFor={id} onClick={focusOnly}>
            {label}
          </label>
        )}
        {hasHelp ? (
          <HelpTip id={`${id}-help`} onOpen={props.onHelpOpen} ofField={{ open: helpOpen, onOpenChange: setHelpOpen }}>
            {help}
          </HelpTip>
        ) : null}
        {required ? (
          <span aria-hidden className={classes.mark} title={text.required}>
            *
          </span>
        ) : null}
      </div>
      <FieldControlProvider value={field}>{children}</FieldControlProvider>
      {invalid ? (
        <div id={`${id}-error`} className={classes.message} data-tone="bad">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </div>
      ) : null}
      {hasOriginal ? (
        <div id={`${id}-original`} className={classes.message} data-tone="warn">
          <span>
            {text.originalValue} {props.changedFrom}
          </span>
        </div>
      ) : null}
      {hasHint ? (
        <div id={`${id}-hint`} className={classes.message}>
          <span>{hint}</span>
        </div>
      ) : null}
      {hasNote ? (
        <div id={`${id}-note`} className={classes.message}>
          <span>{props.note}</span>
        </div>
      ) : null}
    </div>
  )
}
