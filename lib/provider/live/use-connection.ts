import { useMemo, useSyncExternalStore } from 'react'
import type { LiveStatus } from '../../client/live/live-socket.ts'
import { useCore } from '../provider-context.ts'

/**
 * How the line to the server is: none wanted or offered, opening for the first time, open, mending itself,
 * no network, or given up until somebody asks for another attempt.
 *
 * @public
 */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'reconnecting' | 'offline' | 'lost'

/** @public */
export interface Connection {
  readonly state: ConnectionState
  /** Attempts since the line broke. */
  readonly attempt: number
  /** Tries again at once. */
  readonly reconnect: () => void
}

/** The state of the live line. @source SHL-014 @public */
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
