import type { ReactElement } from 'react'
import { feeIncomeMessages } from '../../../locale/zh-cn/fee-income.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/button.tsx'

export interface PhrasesProps {
  /** Separated by ；. */
  readonly phrases: string
  readonly onPick: (phrase: string) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** What people often write, one press each. */
export function Phrases({ phrases, onPick }: PhrasesProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look
    <div role="group" aria-label={texts.phrases} className={row}>
      {phrases.split('；').map((phrase) => (
        // The box keeps the caret: leaving it for a phrase is no answer without a reason.
        <Button key={phrase} size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(phrase)}>{phrase}</Button>
      ))}
    </div>
  )
}
