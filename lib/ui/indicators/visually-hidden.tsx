import type { ReactElement, ReactNode } from 'react'
import { hiddenText } from '../../styled-system/recipes/index.js'

/** The text that is read aloud but not shown. */
export interface VisuallyHiddenProps {
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={hiddenText()}>{children}</span>
}
