import type { ReactElement } from 'react'
import { Button, Notice } from 'fangkit/ui'
import { messages } from './jump-messages.ts'
import type { Found } from './use-found.ts'

/** Why customers and cases are missing, below the list, which stays where it is. */
export function JumpNotices({ refused, error, retry }: Pick<Found, 'refused' | 'error' | 'retry'>): ReactElement {
  return (
    <div>
      {refused === '' ? null : (
        <Notice tone="warn" size="slim">
          {refused}
        </Notice>
      )}
      {error ? (
        <Notice
          tone="bad"
          size="slim"
          actions={
            <Button size="sm" variant="text" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.failed}：{error.userMessage}
        </Notice>
      ) : null}
    </div>
  )
}
