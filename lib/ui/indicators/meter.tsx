import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { meter } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** How many of how many are done. */
export interface MeterProps {
  /** How many are done; a tick is drawn from `total` on. */
  readonly done: number
  /** How many there are. */
  readonly total: number
  /** What is counted, for screen readers. */
  readonly label?: string | undefined
}

/** Shows how many of a total are done: 7/14, with a tick when complete. */
export function Meter({ done, total, label }: MeterProps): ReactElement {
  const isFull = done >= total
  return (
    <span className={meter()} data-full={flag(isFull)}>
      {isFull ? <Check aria-hidden /> : null}
      {label === undefined ? null : <VisuallyHidden>{label} </VisuallyHidden>}
      {done}/{total}
    </span>
  )
}
