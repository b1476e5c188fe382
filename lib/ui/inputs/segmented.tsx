import type { ReactElement } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { segmented } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import { useControlAttributes } from '../field-control.tsx'
import { useUiText } from '../ui-text.tsx'
import { RadioOptions } from './radio-options.tsx'

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
  /** As wide as its container. */
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

/** A choice between a few visible options. A native radio group: arrow keys choose. */
export function Segmented(props: SegmentedProps): ReactElement {
  const { size = 'md', block = false } = props
  const classes = segmented({ size, block })
  if (props.readOnly) return <ChosenText {...props} />

  return (
    <RadioOptions
      control={props}
      className={cx(classes.root, props.className)}
      optionClass={classes.option}
      inputClass={classes.input}
      titleOf={({ hint }: Choice) => hint}
    >
      {({ label }) => label}
    </RadioOptions>
  )
}

/** The label of the chosen option, where the user may not change it. */
function ChosenText(props: SegmentedProps): ReactElement {
  const text = useUiText()
  const { id } = useControlAttributes(props, 'group')
  return (
    <span id={id} className={cx(segmented().text, props.className)}>
      {props.options.find(({ value }) => value === props.value)?.label ?? text.empty}
    </span>
  )
}
