import type { MouseEvent, ReactElement } from 'react'
import { keyboardMessages } from './keyboard-messages.ts'
import './skip-links.css'

/** Ids of the elements that the links lead to. */
export const PLACES = { main: 'portal-main', menu: 'portal-menu' } as const

export interface SkipLinksProps {
  readonly onMain: () => void
  readonly onMenu: () => void
}

/** The first stops of the page; they are visible while they have the focus. */
export function SkipLinks({ onMain, onMenu }: SkipLinksProps): ReactElement {
  // The address stays as it is: what follows # belongs to the page.
  const going = (go: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    go()
  }
  return (
    <div className="portal-skip-links">
      <a href={`#${PLACES.main}`} onClick={going(onMain)}>
        {keyboardMessages.toMain}
      </a>
      <a href={`#${PLACES.menu}`} onClick={going(onMenu)}>
        {keyboardMessages.toMenu}
      </a>
    </div>
  )
}
