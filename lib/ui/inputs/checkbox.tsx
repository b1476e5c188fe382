import { Check, Minus } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useRef } from 'react'
import { checkbox } from '../../styled-system/recipes/index.js'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { useMergedRef } from '../dom/use-merged-ref.ts'

/** Value and label of a box to tick. */
export interface CheckboxProps {
  /** `mixed` when only some of the items it represents are selected. */
  readonly value: boolean | 'mixed'
  /** A press on a mixed box ticks it. */
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
  /** Called when the focus has left the box. */
  readonly onBlur?: (() => void) | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

/** A native checkbox with our own box. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { value, onChange, label, disabled, readOnly } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(ref, inputRef)
  const { invalid, changed, ...aria } = useControlAttributes(props)
  const classes = checkbox()
  const isMixed = value === 'mixed'
  const hasLabel = label !== undefined && label !== null

  useEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <label
      className={classes.root}
      data-disabled={flag(disabled)}
      data-readonly={flag(readOnly)}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      data-bare={flag(!hasLabel)}
      title={props.title}
    >
      <input
        {...aria}
        ref={mergedRef}
        type="checkbox"
        aria-label={props['aria-label']}
        aria-readonly={readOnly || undefined}
        checked={value === true}
        disabled={disabled}
        className={classes.input}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
        onBlur={props.onBlur}
      />
      <span aria-hidden className={classes.box} data-checked={flag(value !== false)}>
        {isMixed ? <Minus /> : value ? <Check /> : null}
      </span>
      {hasLabel ? <span className={classes.label}>{label}</span> : null}
    </label>
  )
})
