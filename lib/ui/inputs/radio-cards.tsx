import type { ReactElement, ReactNode } from 'react'
import { radioCards } from '../../styled-system/recipes/index.js'
import { cssVariables } from '../dom/css-variables.ts'
import { RadioOptions } from './radio-options.tsx'

/** One card to choose: its value, label and explanation. */
export interface RadioCardChoice {
  /** Identifies the card; what `onChange` gets. */
  readonly value: string
  readonly label: string
  /** Explanation below the label. */
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The cards, which one is chosen, and how many are in a row. */
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

/** A choice between a few options that each need an explanation. A native radio group. */
export function RadioCards(props: RadioCardsProps): ReactElement {
  const classes = radioCards()
  return (
    <RadioOptions
      control={props}
      className={classes.root}
      style={cssVariables({ '--fk-columns': props.columns ?? 3 })}
      optionClass={classes.card}
      inputClass={classes.input}
      hintOf={({ hint }: RadioCardChoice) => hint}
    >
      {({ label, hint }, hintId) => (
        <>
          <span aria-hidden className={classes.dot} />
          <span className={classes.text}>
            <span className={classes.label}>{label}</span>
            {hint === undefined ? null : (
              <span id={hintId} className={classes.hint}>
                {hint}
              </span>
            )}
          </span>
        </>
      )}
    </RadioOptions>
  )
}
