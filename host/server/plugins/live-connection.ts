import type { LiveEnd, LiveConnection } from 'fangkit/backend'
import { LIVE_CLOSE } from 'fangkit/contract'
import { WebSocket } from 'ws'

/** A live connection of the back end over a socket that may not be open yet. */
export interface SocketConnection extends LiveConnection {
  /** Called when the handshake is done: sends the messages that were queued meanwhile. */
  attach(socket: WebSocket): void
}

/** Maximum number of bytes queued for a client that does not read; then the connection is closed. */
const MOST_WAITING = 256 * 1024
const CODE: Readonly<Record<LiveEnd, number>> = { 'signed-out': LIVE_CLOSE.signedOut, missed: LIVE_CLOSE.missed }

export function createSocketConnection(): SocketConnection {
  let socket: WebSocket | null = null
  let early: string[] = []
  let ended: LiveEnd | null = null
  const send = (text: string) => {
    if (!socket) return void early.push(text)
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
    if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }
  return {
    send,
    end(why) {
      ended = why
      socket?.close(CODE[why])
    },
    attach(opened) {
      socket = opened
      if (ended) return opened.close(CODE[ended])
      for (const text of early) send(text)
      early = []
    },
  }
}
