import { liveProtocols } from '../../contract/live.ts'
import type { LiveChannel, LiveRequest } from './transport.ts'

/** As much of a WebSocket as is needed. @public */
export type WebSocketLike = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'readyState' | 'send' | 'close'
>

/** @public */
export interface SocketOptions {
  /** Whole address of the socket, for back ends with another one. */
  readonly url?: string
  /**
   * How the token travels: as a sub-protocol, or as `Token` in the address for back ends that need it; addresses end up
   * in logs.
   */
  readonly token?: 'protocol' | 'query'
  /** Makes the socket; the browser's own when absent. */
  readonly open?: (url: string, protocols: readonly string[]) => WebSocketLike
}

const CONNECTING = 0
const OPEN = 1

/** Opens a line over a WebSocket. @throws what the browser throws for an address it does not allow */
export function openWebSocketConnection(
  url: string,
  { token: place = 'protocol', open = browserSocket }: SocketOptions,
  request: LiveRequest,
): LiveChannel {
  const { token, onOpen, onMessage, onClose } = request
  const socket =
    place === 'query'
      ? open(`${url}${url.includes('?') ? '&' : '?'}Token=${encodeURIComponent(token)}`, [])
      : open(url, liveProtocols(token))
  socket.onopen = () => onOpen?.()
  socket.onmessage = ({ data }) => onMessage(typeof data === 'string' ? data : '')
  socket.onclose = ({ code, reason }) => onClose?.({ code, reason })
  // Every error is followed by a close, which says as much.
  socket.onerror = () => undefined
  return {
    send(text) {
      if (socket.readyState === OPEN) socket.send(text)
    },
    close(code = 1_000) {
      socket.onmessage = socket.onclose = null
      // Browsers complain of a socket that is closed before it is open.
      socket.onopen = socket.readyState === CONNECTING ? () => socket.close(code) : null
      if (socket.readyState !== CONNECTING) socket.close(code)
    },
  }
}

/** The address of a socket beside an HTTP address. */
export function socketUrl(baseUrl: string, path: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href
  const base = new URL(baseUrl === '' ? '/' : baseUrl, page)
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${base.href.replace(/\/$/, '')}/${path}`
}

const browserSocket = (url: string, protocols: readonly string[]): WebSocketLike => new WebSocket(url, [...protocols])
