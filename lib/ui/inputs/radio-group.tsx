import { type FocusEvent, type ReactElement, useId } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { checkbox, radioCards } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import type { ControlProps } from '../control-props.ts'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** The options, which one is chosen, and their direction. */
export interface RadioGroupProps extends ControlProps {
  /** In their order. */
  readonly options: readonly Choice[]
  /** Null while none is chosen. */
  readonly value: string | null
  /** Called when the user chooses another option. */
  readonly onChange: (value: string) => void
  /** `row` when absent. */
  readonly direction?: 'row' | 'column' | undefined
}

const leaving = (event: FocusEvent<HTMLElement>): boolean => !event.currentTarget.contains(event.relatedTarget)

/** A choice between a few visible options, each with a round mark. A native radio group: arrow keys choose. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { options, value, onChange, direction = 'row', disabled = false, readOnly = false } = props
  const name = useId()
  const { invalid, changed, ...aria } = useControlAttributes(props, 'group')
  const classes = checkbox()
  const marks = radioCards()

  return (
    <div
      {...aria}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-readonly={readOnly || undefined}
      title={props.title}
      className={cx(classes.group, props.className)}
      data-direction={direction}
      onBlur={(event) => {
        if (leaving(event)) props.onBlur?.()
      }}
    >
      {options.map((option, index) => {
        const isChosen = option.value === value
        const isOff = disabled || option.disabled === true
        const hintId = `${name}-${index}`
        return (
          <label
            key={option.value}
            className={classes.root}
            data-checked={flag(isChosen)}
            data-disabled={flag(isOff || (readOnly && !isChosen))}
            data-readonly={flag(readOnly)}
            data-invalid={flag(invalid)}
            data-changed={flag(changed)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              disabled={isOff || (readOnly && !isChosen)}
              aria-label={option.label}
              aria-describedby={option.hint === undefined ? undefined : hintId}
              className={classes.input}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden className={marks.dot} />
            <span className={classes.label}>{option.label}</span>
            {option.hint === undefined ? null : (
              <span id={hintId} className={marks.hint}>
                {option.hint}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
