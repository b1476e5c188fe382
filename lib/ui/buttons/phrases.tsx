import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import { Button } from './button.tsx'

export interface PhrasesProps {
  readonly label: string
  /** Separated by ；. */
  readonly phrases: string
  readonly onPick: (phrase: string) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** What people often write, one press each. */
export function Phrases({ label, phrases, onPick }: PhrasesProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look
    <div role="group" aria-label={label} className={row}>
      {phrases.split('；').map((phrase) => (
        // The box keeps the caret: leaving it for a phrase is no answer without a reason.
        <Button key={phrase} size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(phrase)}>
          {phrase}
        </Button>
      ))}
    </div>
  )
}
