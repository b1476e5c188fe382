import { type ReactElement, useEffect, useState } from 'react'
import { type ConnectionState, useConnection } from 'fangkit'
import { Button, Notice } from 'fangkit/ui'
import { messages } from '../messages.ts'
import './connection-bar.css'

/** A line that mends itself at once is nobody's concern. */
const PATIENCE = 1_000
/** How long good news stays. */
const GOOD_NEWS = 6_000

const bar = 'portal-connection-bar-bar'
const isTrouble = (state: ConnectionState): state is 'reconnecting' | 'offline' | 'lost' =>
  state === 'reconnecting' || state === 'offline' || state === 'lost'

/**
 * Says when the portal has no line to its server, lets a person ask for another attempt, and says when it is back.
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

/** What to show: trouble once it lasts, and its end to those who saw it. */
function useShown(state: ConnectionState): Shown {
  const [shown, show] = useState<Shown>('none')
  const saw = shown !== 'none'
  useEffect(() => {
    // An attempt in between changes nothing; only an open line does, or a session that ended.
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
