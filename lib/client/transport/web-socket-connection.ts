import { liveProtocols } from '../../contract/live.ts'
import type { LiveChannel, LiveRequest } from './transport.ts'

/** The part of a WebSocket the library uses. @public */
export type WebSocketLike = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'readyState' | 'send' | 'close'
>

/** How the HTTP transport opens its WebSocket. @public */
export interface SocketOptions {
  /** Complete address of the socket, for back ends with another one. */
  readonly url?: string
  /**
   * How the token is sent: as a sub-protocol, or as `Token` in the query for back ends that need it. Addresses may
   * appear in logs.
   */
  readonly token?: 'protocol' | 'query'
  /** Creates the socket; uses the browser's WebSocket when absent. */
  readonly open?: (url: string, protocols: readonly string[]) => WebSocketLike
}

const CONNECTING = 0
const OPEN = 1

/** Opens a live connection over a WebSocket. @throws what the browser throws for an address it does not allow */
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
  // Every error is followed by a close event, which is handled.
  socket.onerror = () => undefined
  return {
    send(text) {
      if (socket.readyState === OPEN) socket.send(text)
    },
    close(code = 1_000) {
      socket.onmessage = socket.onclose = null
      // Browsers log an error when a socket is closed before it opens.
      socket.onopen = socket.readyState === CONNECTING ? () => socket.close(code) : null
      if (socket.readyState !== CONNECTING) socket.close(code)
    },
  }
}

/** The address of a socket below an HTTP address. */
export function socketUrl(baseUrl: string, path: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href
  const base = new URL(baseUrl === '' ? '/' : baseUrl, page)
  base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${base.href.replace(/\/$/, '')}/${path}`
}

const browserSocket = (url: string, protocols: readonly string[]): WebSocketLike => new WebSocket(url, [...protocols])
