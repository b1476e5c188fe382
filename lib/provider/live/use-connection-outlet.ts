import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCore, useSettings } from '../provider-context.ts'
import { type Connection, useConnection } from './use-connection.ts'

/** Milliseconds. A connection that recovers sooner shows no notice. */
const PATIENCE = 2_000

/**
 * The problem with the connection, for exactly one of the components that can show it. Null while there is none, and
 * when the host shows it.
 */
export function useConnectionOutlet(): Connection | null {
  const { live } = useCore()
  const { hostShows } = useSettings()
  const [me] = useState(() => Symbol('connection'))
  const idle = hostShows.connection
  useEffect(() => (idle ? undefined : live.attach(me)), [idle, live, me])
  const first = useSyncExternalStore(
    live.subscribe,
    () => live.isFirst(me),
    () => false,
  )
  const connection = useConnection()
  const troubled = connection.state === 'reconnecting' || connection.state === 'offline'
  const lasting = useLasting(troubled, PATIENCE)
  return first && (lasting || connection.state === 'lost') ? connection : null
}

/** True once a value has been true for a while. */
function useLasting(now: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [now, milliseconds])
  return now && lasting
}
