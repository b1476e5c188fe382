import type { LiveEnd, LiveConnection } from 'fangkit/backend'
import { LIVE_CLOSE } from 'fangkit/contract'
import { WebSocket } from 'ws'

/** A line of the back end over a socket that may still be on its way. */
export interface SocketConnection extends LiveConnection {
  /** The handshake is done: what was said meanwhile goes out. */
  attach(socket: WebSocket): void
}

/** Bytes that wait for somebody who does not read; then the line is cut. */
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
