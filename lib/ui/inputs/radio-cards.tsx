import { type FocusEvent, type ReactElement, type ReactNode, useId } from 'react'
import { radioCards } from '../../styled-system/recipes/index.js'
import { cssVariables } from '../dom/css-variables.ts'
import { useControlAttributes } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'

/** One card to choose: its value, label and explanation. */
export interface RadioCardChoice {
  /** Identifies the card; what `onChange` gets. */
  readonly value: string
  readonly label: string
  /** Explanation below the label. */
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The cards, which one is chosen, and how many stand in a row. */
export interface RadioCardsProps {
  /** The cards in their order. */
  readonly options: readonly RadioCardChoice[]
  /** Null while no card is chosen. */
  readonly value: string | null
  /** Called when the user chooses another card. */
  readonly onChange: (value: string) => void
  /** Maximum number of columns; fewer where there is not enough space. */
  readonly columns?: number | undefined
  readonly disabled?: boolean | undefined
  /** The other cards cannot be chosen. */
  readonly readOnly?: boolean | undefined
  /** Red border; that of the field around it when absent. */
  readonly invalid?: boolean | undefined
  /** Announced by screen readers; that of the field around it when absent. */
  readonly required?: boolean | undefined
  readonly id?: string | undefined
  /** Called when the focus has left all cards. */
  readonly onBlur?: (() => void) | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

const leaving = (event: FocusEvent<HTMLElement>): boolean => !event.currentTarget.contains(event.relatedTarget)

/** A choice between a few options that each need an explanation. A native radio group. */
export function RadioCards(props: RadioCardsProps): ReactElement {
  const { options, value, onChange, columns = 3, disabled = false, readOnly = false } = props
  const name = useId()
  const { invalid, changed, ...aria } = useControlAttributes(props, 'group')
  const classes = radioCards()

  return (
    <div
      {...aria}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-readonly={readOnly || undefined}
      className={classes.root}
      style={cssVariables({ '--fk-columns': columns })}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      onBlur={(event) => {
        if (leaving(event)) props.onBlur?.()
      }}
    >
      {options.map((option, index) => {
        const isChosen = option.value === value
        const isOff = disabled || option.disabled === true || (readOnly && !isChosen)
        const hintId = `${name}-${index}`
        return (
          <label key={option.value} className={classes.card} data-checked={flag(isChosen)} data-disabled={flag(isOff)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              disabled={isOff}
              aria-label={option.label}
              aria-describedby={option.hint === undefined ? undefined : hintId}
              className={classes.input}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden className={classes.dot} />
            <span className={classes.text}>
              <span className={classes.label}>{option.label}</span>
              {option.hint === undefined ? null : (
                <span id={hintId} className={classes.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}
