import type { ReactElement, ReactNode } from 'react'
import { hiddenText } from '../../styled-system/recipes/index.js'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
}

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={hiddenText()}>{children}</span>
}
