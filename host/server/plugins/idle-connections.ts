import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Closes idle connections while the server stops. */
export interface IdleConnections {
  /** Stops tracking an upgraded connection; its new owner closes it. */
  leave(socket: Socket): void
}

/**
 * Closes connections while the server stops: idle ones at once, the others when their current request is answered.
 * Browsers and proxies keep connections open for a minute, and some open them before they send a request.
 */
export function closeIdleConnections(app: FastifyInstance): IdleConnections {
  const running = new Map<Socket, number>()
  let stopping = false
  const count = (socket: Socket, by: 1 | -1): void => {
    const now = running.get(socket)
    if (now === undefined) return
    running.set(socket, now + by)
    if (stopping && now + by === 0) socket.destroySoon()
  }
  app.server.on('connection', (socket: Socket) => {
    if (stopping) {
      socket.destroy()
      return
    }
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const [socket, requests] of running) if (requests === 0) socket.destroySoon()
  })
  return { leave: (socket) => void running.delete(socket) }
}
