import type { ReactElement } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import type { CaseRecordQueue } from '../use-open-record.ts'
import { decisionButton } from './decision-buttons.ts'

export interface SkipButtonProps {
  readonly label: string
  readonly queue: CaseRecordQueue | undefined
  /** Goes on without a decision. */
  readonly onSkip: () => void
}

/** Leaves an entry of a list undecided and goes on to the next one; nothing at the end of the list. */
export function SkipButton({ label, queue, onSkip }: SkipButtonProps): ReactElement | null {
  return queue === undefined || queue.at >= queue.count ? null : (
    <Button className={decisionButton} aria-keyshortcuts="J" onClick={onSkip}>
      {label}
    </Button>
  )
}
