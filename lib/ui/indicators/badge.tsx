import type { ReactElement } from 'react'
import { badge } from '../../styled-system/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The number, its colour and what it counts. */
export interface BadgeProps {
  /** Nothing is drawn for 0. */
  readonly count: number
  /** `alert` (red) asks the user to act; `flat` (grey) only counts. */
  readonly tone?: 'alert' | 'flat' | undefined
  /** Larger counts show as "99+". */
  readonly max?: number | undefined
  /** What is counted, for screen readers. */
  readonly label?: string | undefined
}

/** A small number; draws nothing for zero. */
export function Badge({ count, tone = 'alert', max = 99, label }: BadgeProps): ReactElement | null {
  if (count <= 0) return null
  return (
    <span className={badge({ tone })} data-tone={tone}>
      {count > max ? `${max}+` : count}
      {label === undefined ? null : <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  )
}
