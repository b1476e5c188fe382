import type { ReactElement } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { checkbox, radioCards } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import type { ControlProps } from '../control-props.ts'
import { RadioOptions } from './radio-options.tsx'

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

/** A choice between a few visible options, each with a round mark. A native radio group: arrow keys choose. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const classes = checkbox()
  const marks = radioCards()
  return (
    <RadioOptions
      control={props}
      title={props.title}
      className={cx(classes.group, props.className)}
      data-direction={props.direction ?? 'row'}
      optionClass={classes.root}
      inputClass={classes.input}
      marksOptions
      hintOf={({ hint }: Choice) => hint}
    >
      {({ label, hint }, hintId) => (
        <>
          <span aria-hidden className={marks.dot} />
          <span className={classes.label}>{label}</span>
          {hint === undefined ? null : (
            <span id={hintId} className={marks.hint}>
              {hint}
            </span>
          )}
        </>
      )}
    </RadioOptions>
  )
}
