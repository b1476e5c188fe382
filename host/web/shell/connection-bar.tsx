import { type ReactElement, useEffect, useState } from 'react'
import { type ConnectionState, useConnection } from 'fangkit'
import { Button, Notice } from 'fangkit/ui'
import { messages } from '../messages.ts'
import './connection-bar.css'

/** A shorter interruption is not shown, in milliseconds. */
const PATIENCE = 1_000
/** How long the message that the connection is back stays, in milliseconds. */
const GOOD_NEWS = 6_000

const bar = 'portal-connection-bar-bar'
const isTrouble = (state: ConnectionState): state is 'reconnecting' | 'offline' | 'lost' =>
  state === 'reconnecting' || state === 'offline' || state === 'lost'

/**
 * Shows when the portal has no connection to its server, lets the user try again, and shows when it is back.
 * @source SHL-014
 */
export function ConnectionBar(): ReactElement {
  const { state, reconnect } = useConnection()
  const shown = useShown(state)
  return (
    <div role="status" aria-live="polite">
      {shown === 'none' ? null : (
        <div className={bar}>
          {shown === 'back' ? (
            <Notice tone="ok" size="slim">
              {messages.connection.back}
            </Notice>
          ) : (
            <Notice
              tone="warn"
              size="slim"
              actions={
                shown === 'lost' ? (
                  <Button size="sm" variant="text" onClick={reconnect}>
                    {messages.connection.reconnect}
                  </Button>
                ) : undefined
              }
            >
              {messages.connection[shown]}
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}

type Shown = 'none' | 'reconnecting' | 'offline' | 'lost' | 'back'

/** Returns what to show: a problem once it lasts, and its end to users who saw the problem. */
function useShown(state: ConnectionState): Shown {
  const [shown, show] = useState<Shown>('none')
  const saw = shown !== 'none'
  useEffect(() => {
    // A retry in between changes nothing; only an open connection or an ended session does.
    const [next, after]: readonly [Shown, number] = isTrouble(state)
      ? [state, saw ? 0 : PATIENCE]
      : state === 'open' && saw
        ? ['back', 0]
        : ['none', 0]
    if (state === 'connecting') return
    const timer = setTimeout(() => show((now) => (now === 'none' && next === 'back' ? 'none' : next)), after)
    return () => clearTimeout(timer)
  }, [state, saw])
  useEffect(() => {
    if (shown !== 'back') return
    const timer = setTimeout(() => show('none'), GOOD_NEWS)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
