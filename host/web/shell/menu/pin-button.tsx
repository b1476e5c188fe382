import { Pin, PinOff } from 'lucide-react'
import type { ReactElement } from 'react'
import { messages } from '../../messages.ts'
import './pin-button.css'

export interface PinButtonProps {
  readonly name: string
  readonly pinned: boolean
  readonly onPin: () => void
}

/** Moves an entry to the top of the menu, or back. The right arrow key leads here from the entry. */
export function PinButton({ name, pinned, onPin }: PinButtonProps): ReactElement {
  const label = pinned ? messages.menu.unpin(name) : messages.menu.pin(name)
  return (
    <button
      type="button"
      data-pin=""
      tabIndex={-1}
      className="portal-pin-button"
      aria-label={label}
      title={label}
      onClick={onPin}
    >
      {pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
    </button>
  )
}
