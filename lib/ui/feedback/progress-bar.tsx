import type { ReactElement, ReactNode } from 'react'
import { progressBar } from '../../styled-system/recipes/index.js'
import { cssVariables } from '../dom/css-variables.ts'
import { flag } from '../dom/flag.ts'

/** How far something is, in percent, and the texts beside the bar. */
export interface ProgressBarProps {
  /** 0 to 100; `null` when the progress is unknown. @unit percent */
  readonly value: number | null
  /** `brand` when absent. */
  readonly tone?: 'brand' | 'ok' | 'warn' | 'bad' | undefined
  readonly label: string
  /** Text after the bar, such as 73 %. */
  readonly note?: ReactNode
  /** Buttons after the note, such as one that cancels the work. */
  readonly actions?: ReactNode
}

/** A bar that fills up from 0 to 100 %; it moves back and forth while the progress is unknown. */
export function ProgressBar({ value, tone = 'brand', label, note, actions }: ProgressBarProps): ReactElement {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)))
  const classes = progressBar({ tone })
  const bar = (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={classes.root}
    >
      <div
        className={classes.fill}
        data-endless={flag(percent === null)}
        style={cssVariables({ '--fk-progress': `${percent ?? 40}%` })}
      />
    </div>
  )
  if ((note === undefined || note === null) && (actions === undefined || actions === null)) return bar
  return (
    <div className={classes.line}>
      {bar}
      {note === undefined || note === null ? null : <span className={classes.note}>{note}</span>}
      {actions}
    </div>
  )
}
