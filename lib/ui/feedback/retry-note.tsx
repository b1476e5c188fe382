import type { ReactElement } from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from './notice.tsx'
import { useUiText } from '../ui-text.tsx'

export interface RetryNoteProps {
  readonly onRetry: () => void
}

/** Shown in place of a part of the page that failed to load. */
export function RetryNote({ onRetry }: RetryNoteProps): ReactElement {
  const text = useUiText()
  return (
    <Notice
      role="alert"
      tone="bad"
      size="slim"
      actions={
        <Button variant="text" size="sm" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {text.errorTitle}
    </Notice>
  )
}
