import type { ReactElement } from 'react'
import './use-bar.css'

export interface UseBarProps {
  /** From 0 to 1; a larger value shows a full bar. */
  readonly part: number
  readonly tone?: 'plain' | 'warn' | 'bad' | undefined
}

const track = 'portal-use-bar-track'
const COLOUR = { plain: 'var(--fk-colors-brand)', warn: 'var(--fk-colors-warn)', bad: 'var(--fk-colors-bad)' } as const

/** A bar beside a figure that shows the same value. */
export function UseBar({ part, tone = 'plain' }: UseBarProps): ReactElement {
  return (
    <span className={track}>
      <svg viewBox="0 0 100 6" width="100%" height="6" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="6" fill="var(--fk-colors-surface-3)" />
        <rect width={Math.min(100, Math.max(0, part * 100))} height="6" fill={COLOUR[tone]} />
      </svg>
    </span>
  )
}
