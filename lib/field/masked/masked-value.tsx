import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import { RevealButton } from './reveal-button.tsx'
import { type Reveal, useRevealed } from './use-revealed.ts'

export interface MaskedValueProps {
  /** The masked text as the server sent it. */
  readonly text: string
  /** The field's label; it names the reveal button. */
  readonly label: string
  /**
   * Asks the server for the full value, which the server logs; without it there is no reveal button. Keep it stable
   * while record and version stay the same: a new function hides the full value again.
   */
  readonly onReveal?: Reveal | undefined
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '4', fontVariantNumeric: 'tabular-nums' })

/** Personal data, masked. A revealed text is only shown here and dropped when it is hidden again. */
export function MaskedValue({ text, label, onReveal }: MaskedValueProps): ReactElement {
  const revealed = useRevealed(text, onReveal)
  if (onReveal === undefined) return <span className={row}>{text}</span>
  return (
    <span className={row}>
      <span aria-live="polite">{revealed.full ?? text}</span>
      <RevealButton label={label} revealed={revealed} />
    </span>
  )
}
