import type { ReactElement, ReactNode } from 'react'
import { kbd } from '../../styled-system/recipes/index.js'

/** What is printed on the key. */
export interface KbdProps {
  readonly children: ReactNode
}

/** A keyboard key. */
export function Kbd({ children }: KbdProps): ReactElement {
  return <kbd className={kbd()}>{children}</kbd>
}
