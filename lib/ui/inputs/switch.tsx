import { forwardRef, type ReactNode } from 'react'
import { switchToggle } from '../../styled-system/recipes/index.js'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** Value and label of a toggle. */
export interface SwitchProps {
  /** True for on. */
  readonly value: boolean
  /** Called at each press with the new state. */
  readonly onChange: (value: boolean) => void
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

/** An on/off control that takes effect at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { value, onChange, label, disabled, readOnly } = props
  const { invalid, changed, ...aria } = useControlAttributes(props)
  const classes = switchToggle()

  return (
    <label
      className={classes.root}
      data-disabled={flag(disabled)}
      data-readonly={flag(readOnly)}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      title={props.title}
    >
      <input
        {...aria}
        ref={ref}
        type="checkbox"
        role="switch"
        aria-checked={value}
        aria-label={props['aria-label']}
        aria-readonly={readOnly || undefined}
        checked={value}
        disabled={disabled}
        className={classes.input}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
        onBlur={props.onBlur}
      />
      <span aria-hidden className={classes.track} data-checked={flag(value)} />
      {label === undefined || label === null ? null : <span className={classes.label}>{label}</span>}
    </label>
  )
})
