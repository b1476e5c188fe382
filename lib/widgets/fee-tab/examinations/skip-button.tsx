import type { ReactElement } from 'react'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { decisionButton } from '../../review/decision-buttons.ts'

export interface SkipButtonProps {
  /** Null where no entry follows. */
  readonly onSkip: (() => void) | null
}

/** Leaves an entry of a review undecided and goes on to the next one of the list. */
export function SkipButton({ onSkip }: SkipButtonProps): ReactElement | null {
  const { skip } = useMessages(feeExaminationMessages)
  return onSkip === null ? null : (
    <Button className={decisionButton} aria-keyshortcuts="J" onClick={onSkip}>
      {skip}
    </Button>
  )
}
