import { useMemo, useSyncExternalStore } from 'react'
import type { LiveStatus } from '../../client/live/live-socket.ts'
import { useCore } from '../provider-context.ts'

/**
 * State of the connection to the server: `off` is not requested or not offered, `connecting` opens for the first time,
 * `reconnecting` recovers by itself, `offline` has no network, `lost` waits until the user tries again.
 *
 * @public
 */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'reconnecting' | 'offline' | 'lost'

/** State of the live connection, with a function to reconnect. @public */
export interface Connection {
  /** What to show the user. */
  readonly state: ConnectionState
  /** Attempts since the connection broke. */
  readonly attempt: number
  /** Tries again at once. */
  readonly reconnect: () => void
}

/** The state of the live connection. @source SHL-014 @public */
export function useConnection(): Connection {
  const { live } = useCore().client
  const status = useSyncExternalStore(live.subscribe, live.status, live.status)
  return useMemo(() => ({ state: stateOf(status), attempt: status.attempt, reconnect: live.reconnect }), [status, live])
}

function stateOf({ state, attempt, online }: LiveStatus): ConnectionState {
  if (state === 'off') return 'off'
  if (!online) return 'offline'
  if (state === 'waiting' || (state === 'connecting' && attempt > 0)) return 'reconnecting'
  return state
}
