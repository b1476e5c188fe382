import type { ReactElement } from 'react'
import { commonMessages } from '../locale/zh-cn/common.ts'
import type { Connection } from '../provider/live/use-connection.ts'
import { useMessages } from '../provider/use-messages.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

export interface ConnectionNoteProps {
  readonly connection: Connection
}

/** Says that the connection to the server is down. Not loaded on demand, because the server may be unreachable. */
export function ConnectionNote({ connection: { state, reconnect } }: ConnectionNoteProps): ReactElement {
  const texts = useMessages(commonMessages)
  const text = state === 'lost' ? texts.connectionLost : state === 'offline' ? texts.offline : texts.reconnecting
  return (
    <Notice
      tone="warn"
      size="slim"
      role="status"
      actions={
        state === 'lost' ? (
          <Button variant="text" size="sm" onClick={reconnect}>
            {texts.reconnect}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Notice>
  )
}
