import type { ReactElement } from 'react'
import { dot } from '../../styled-system/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Colour of the dot, and its meaning in words. */
export interface DotProps {
  /** `bad`, red, when absent. */
  readonly tone?: 'idle' | 'brand' | 'warn' | 'ok' | 'bad' | undefined
  /** What the colour means. */
  readonly label: string
}

/** A small coloured circle; screen readers read its label. */
export function Dot({ tone = 'bad', label }: DotProps): ReactElement {
  return (
    <span className={dot({ tone })} data-tone={tone} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
