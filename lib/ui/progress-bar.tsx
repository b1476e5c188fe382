import type { ReactElement } from 'react'
import { progressBar } from '../styled-system/recipes/index.js'
import { cssVariables } from './css-variables.ts'

export interface ProgressBarProps {
  /** @unit percent, 0 to 100 */
  readonly value: number
  readonly tone?: 'brand' | 'ok' | 'warn' | 'bad' | undefined
  readonly label: string
}

export function ProgressBar({ value, tone = 'brand', label }: ProgressBarProps): ReactElement {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  const classes = progressBar({ tone })
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes.root}
    >
      <div className={classes.fill} style={cssVariables({ '--fk-progress': `${percent}%` })} />
    </div>
  )
}
