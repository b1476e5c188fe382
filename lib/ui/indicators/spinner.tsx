import { LoaderCircle } from 'lucide-react'
import type { ReactElement } from 'react'
import { spinner } from '../../styled-system/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Size in px, and a label where no text says that something is loading. */
export interface SpinnerProps {
  /** 16 when absent. @unit px */
  readonly size?: number | undefined
  /** Announces the wait; leave it out when the text beside the spinner does so. */
  readonly label?: string | undefined
}

/** A turning circle for a wait of unknown length. */
export function Spinner({ size = 16, label }: SpinnerProps): ReactElement {
  const icon = <LoaderCircle aria-hidden className={spinner()} size={size} />
  if (label === undefined) return icon
  return (
    <span role="status">
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
