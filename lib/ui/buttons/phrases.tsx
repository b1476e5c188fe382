import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import { Button } from './button.tsx'

export interface PhrasesProps {
  readonly label: string
  /** The phrases, separated by ；. */
  readonly phrases: string
  readonly onPick: (phrase: string) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Buttons that insert frequently used phrases. */
export function Phrases({ label, phrases, onPick }: PhrasesProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has styles of its own
    <div role="group" aria-label={label} className={row}>
      {phrases.split('；').map((phrase) => (
        // Keeps the focus in the text box, because leaving it would report a missing reason.
        <Button key={phrase} size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(phrase)}>
          {phrase}
        </Button>
      ))}
    </div>
  )
}
