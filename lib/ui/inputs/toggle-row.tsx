import { forwardRef, type ReactNode } from 'react'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** What a box to tick and a toggle have in common. */
export interface ToggleProps {
  readonly label?: ReactNode
  readonly disabled?: boolean | undefined
  /** Presses change nothing, but it can be focused. */
  readonly readOnly?: boolean | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
  readonly changed?: boolean | undefined
  /** Announced by screen readers; that of the field around it when absent. */
  readonly required?: boolean | undefined
  readonly id?: string | undefined
  readonly title?: string | undefined
  /** Called when the focus has left it. */
  readonly onBlur?: (() => void) | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

export interface ToggleRowProps {
  readonly toggle: ToggleProps
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** `switch` for a toggle; a checkbox when absent. */
  readonly role?: 'switch' | undefined
  readonly classes: { readonly root: string; readonly input: string; readonly label: string }
  /** The box or track that is drawn over the native input. */
  readonly children: ReactNode
}

/** A native checkbox, what is drawn in its place, and its label. */
export const ToggleRow = forwardRef<HTMLInputElement, ToggleRowProps>(function ToggleRow(props, ref) {
  const { toggle, checked, onChange, role, classes, children } = props
  const { label, disabled, readOnly } = toggle
  const { invalid, changed, ...aria } = useControlAttributes(toggle)
  const hasLabel = label !== undefined && label !== null

  return (
    <label
      className={classes.root}
      data-disabled={flag(disabled)}
      data-readonly={flag(readOnly)}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      data-bare={flag(!hasLabel)}
      title={toggle.title}
    >
      <input
        {...aria}
        ref={ref}
        type="checkbox"
        role={role}
        aria-checked={role && checked}
        aria-label={toggle['aria-label']}
        aria-readonly={readOnly || undefined}
        checked={checked}
        disabled={disabled}
        className={classes.input}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
        onBlur={toggle.onBlur}
      />
      {children}
      {hasLabel ? <span className={classes.label}>{label}</span> : null}
    </label>
  )
})
