import { type FocusEvent, type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react'
import { type ControlOverrides, useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** One option, however it is drawn. */
interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

/** What every choice between visible options gets from its caller. */
interface RadioControl<O extends Option> extends ControlOverrides {
  readonly options: readonly O[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly disabled?: boolean | undefined
  /** The other options cannot be chosen. */
  readonly readOnly?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
}

export interface RadioOptionsProps<O extends Option>
  extends Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title'> {
  readonly control: RadioControl<O>
  readonly 'data-direction'?: 'row' | 'column' | undefined
  readonly optionClass: string
  readonly inputClass: string
  /** True where every option shows the marks of the whole group: invalid, changed, read-only. */
  readonly marksOptions?: boolean | undefined
  /** The tooltip of an option. */
  readonly titleOf?: ((option: O) => string | undefined) | undefined
  /** What is announced with an option; its element has the id that `children` gets. */
  readonly hintOf?: ((option: O) => ReactNode) | undefined
  /** What is drawn of an option after its native input, which covers it. */
  readonly children: (option: O, hintId: string) => ReactNode
}

const leaving = (event: FocusEvent<HTMLElement>): boolean => !event.currentTarget.contains(event.relatedTarget)

/** A native radio group, in which arrow keys choose: the group, and a label with its input for each option. */
export function RadioOptions<O extends Option>(props: RadioOptionsProps<O>): ReactElement {
  const { control, optionClass, inputClass, marksOptions = false, titleOf, hintOf, children, ...box } = props
  const { options, value, onChange, disabled = false, readOnly = false } = control
  const name = useId()
  const { invalid, changed, ...aria } = useControlAttributes(control, 'group')

  return (
    <div
      {...aria}
      {...box}
      role="radiogroup"
      aria-label={control['aria-label']}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      data-disabled={flag(disabled)}
      onBlur={(event) => {
        if (leaving(event)) control.onBlur?.()
      }}
    >
      {options.map((option, index) => {
        const isChosen = option.value === value
        const isOff = disabled || option.disabled === true || (readOnly && !isChosen)
        const hintId = `${name}-${index}`
        return (
          <label
            key={option.value}
            className={optionClass}
            title={titleOf?.(option)}
            data-checked={flag(isChosen)}
            data-disabled={flag(isOff)}
            data-readonly={flag(marksOptions && readOnly)}
            data-invalid={flag(marksOptions && invalid)}
            data-changed={flag(marksOptions && changed)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              disabled={isOff}
              aria-label={option.label}
              aria-describedby={hintOf?.(option) === undefined ? undefined : hintId}
              className={inputClass}
              onChange={() => onChange(option.value)}
            />
            {children(option, hintId)}
          </label>
        )
      })}
    </div>
  )
}
