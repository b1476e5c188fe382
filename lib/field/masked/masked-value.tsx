import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import { RevealButton } from './reveal-button.tsx'
import { type Reveal, useRevealed } from './use-revealed.ts'

export interface MaskedValueProps {
  /** As the server sent it. */
  readonly text: string
  /** The field's label; names the eye. */
  readonly label: string
  /**
   * Asks the server for the full value, which it notes; without it there is no eye.
   * Keep its identity while record and version stay the same: with another one the full value is forgotten.
   */
  readonly onReveal?: Reveal | undefined
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '4', fontVariantNumeric: 'tabular-nums' })

/** Personal data, masked. What is revealed is shown here only and forgotten when it is hidden again. */
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
