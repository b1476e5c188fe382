import { Check, X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { steps } from '../../styled-system/recipes/index.js'
import { useUiText } from '../ui-text.tsx'
import { VisuallyHidden } from '../indicators/visually-hidden.tsx'

/** How far one step of a process is. */
export type StepState = 'done' | 'current' | 'waiting' | 'error'

/** One step of a process: its label, note and state. */
export interface StepItem {
  /** Identifies the step; what `onSelect` gets. */
  readonly value: string
  readonly label: string
  /** Small grey text under the label. */
  readonly note?: ReactNode
  /** Decides the mark, and is read after the label. */
  readonly state: StepState
}

/** The steps of a process, in order, and what pressing one does. */
export interface StepsProps {
  /** Name of the process, for screen readers. */
  readonly label: string
  /** In their order; steps without a mark of their own show their number. */
  readonly items: readonly StepItem[]
  /** Makes the steps buttons. */
  readonly onSelect?: ((value: string) => void) | undefined
  /** `row` when absent. */
  readonly direction?: 'row' | 'column' | undefined
}

const marks: Readonly<Partial<Record<StepState, ReactElement>>> = {
  done: <Check aria-hidden />,
  error: <X aria-hidden />,
}

/** The steps of a process and their state. */
export function Steps({ label, items, onSelect, direction = 'row' }: StepsProps): ReactElement {
  const text = useUiText()
  const classes = steps({ direction })
  return (
    <ol aria-label={label} className={classes.root}>
      {items.map((item, index) => {
        const body = (
          <>
            <span aria-hidden className={classes.mark}>
              {marks[item.state] ?? index + 1}
            </span>
            <span className={classes.text}>
              <span className={classes.label}>{item.label}</span>
              <VisuallyHidden> {text.stepStates[item.state]}</VisuallyHidden>
              {item.note === undefined || item.note === null ? null : <span className={classes.note}>{item.note}</span>}
            </span>
          </>
        )
        return (
          <li
            key={item.value}
            className={classes.item}
            data-state={item.state}
            aria-current={item.state === 'current' ? 'step' : undefined}
          >
            {onSelect === undefined ? (
              <span className={classes.body}>{body}</span>
            ) : (
              <button type="button" className={classes.body} onClick={() => onSelect(item.value)}>
                {body}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
