import { type FocusEvent, type ReactElement, useId } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { segmented } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { useUiText } from '../ui-text.tsx'

/** The options, which one is chosen, and the size of the control. */
export interface SegmentedProps {
  /** In their order; a hint becomes a tooltip. */
  readonly options: readonly Choice[]
  /** Null while none is chosen. */
  readonly value: string | null
  /** Called when the user chooses another option. */
  readonly onChange: (value: string) => void
  /** `md` when absent. */
  readonly size?: 'sm' | 'md' | undefined
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Shows the chosen label as text. */
  readonly readOnly?: boolean | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Orange border; that of the field around it when absent. */
  readonly changed?: boolean | undefined
  /** Announced by screen readers; that of the field around it when absent. */
  readonly required?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** Called when the focus has left all options. */
  readonly onBlur?: (() => void) | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

const leaving = (event: FocusEvent<HTMLElement>): boolean => !event.currentTarget.contains(event.relatedTarget)

/** A choice between a few visible options. A native radio group: arrow keys choose. */
export function Segmented(props: SegmentedProps): ReactElement {
  const { options, value, onChange, size = 'md', block = false, disabled = false, onBlur } = props
  const text = useUiText()
  const name = useId()
  const { invalid, changed, ...aria } = useControlAttributes(props, 'group')
  const classes = segmented({ size, block })

  if (props.readOnly) {
    const chosen = options.find((option) => option.value === value)?.label
    return (
      <span id={aria.id} className={cx(classes.text, props.className)}>
        {chosen ?? text.empty}
      </span>
    )
  }

  return (
    <div
      {...aria}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-disabled={disabled || undefined}
      className={cx(classes.root, props.className)}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      data-disabled={flag(disabled)}
      data-size={size}
      onBlur={(event) => {
        if (leaving(event)) onBlur?.()
      }}
    >
      {options.map((option) => {
        const isOff = disabled || option.disabled === true
        const isChosen = option.value === value
        return (
          <label
            key={option.value}
            className={classes.option}
            data-checked={flag(isChosen)}
            data-disabled={flag(isOff)}
            title={option.hint}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              disabled={isOff}
              className={classes.input}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        )
      })}
    </div>
  )
}
