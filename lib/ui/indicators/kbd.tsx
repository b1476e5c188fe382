import type { ReactElement, ReactNode } from 'react'
import { kbd } from '../../styled-system/recipes/index.js'

export interface KbdProps {
  readonly children: ReactNode
}

/** A key to press. */
export function Kbd({ children }: KbdProps): ReactElement {
  return <kbd className={kbd()}>{children}</kbd>
}
