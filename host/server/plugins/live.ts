import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Clock, LiveService } from 'fangkit/backend'
import { LIVE_CLOSE, LIVE_PROTOCOL, liveToken, WIRE_ERRORS, type WireErrorCode } from 'fangkit/contract'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { isTokenShaped } from '../ports/ids.ts'
import { createSocketConnection } from './live-connection.ts'
import type { Origins } from './origins.ts'
import { createRateLimit } from './rate-limit.ts'

/** Intervals for checking live connections, and time limits for closing them. In milliseconds. */
export interface LiveTimes {
  readonly checkEvery: number
  /** Longer than a hidden page pauses its timers; pings are still answered meanwhile. */
  readonly silentAfter: number
  /** How often the sessions are checked. */
  readonly recheckEvery: number
}

export interface LiveOptions {
  readonly live: LiveService
  /** Other origins whose pages may connect. */
  readonly origins: Origins
  /** Origins the portal itself is reached at; when there are none, the Host header of a request is used. */
  readonly publicOrigins: readonly string[]
  readonly clock: Clock
  /** Called with every socket that is taken over. */
  readonly taken: (socket: Socket) => void
  readonly times?: LiveTimes
}

const TIMES: LiveTimes = { checkEvery: 15_000, silentAfter: 45_000, recheckEvery: 60_000 }
const ADDRESS = /^\/(?:web|api)\/socket\/dict$/
/** Clients send only empty messages. */
const LARGEST_MESSAGE = 4 * 1024
const MESSAGES = 20
const IN_MS = 10_000
const CONNECTIONS_PER_MINUTE = 60
const CLOSE_WITHIN_MS = 2_000

/**
 * `/web/socket/dict`: notifies open pages which dictionary to reload and which record changed. It handles upgrades
 * directly, not as a route, so that those of a development server pass through.
 */
export function addLive(
  app: FastifyInstance,
  { live, origins, publicOrigins, clock, taken, times = TIMES }: LiveOptions,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(LIVE_PROTOCOL) && LIVE_PROTOCOL,
  })
  const limit = createRateLimit(CONNECTIONS_PER_MINUTE, clock)
  const watched = new Map<WebSocket, { lastMessageAt: number }>()

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const token = tokenOf(request)
    if (!(await isAllowed(request, origins, publicOrigins))) return refuse(socket, 'NO_PERMISSION', 403)
    if (token === null || !isTokenShaped(token)) return refuse(socket, 'SIGNED_OUT')
    if (limit.count(createHash('sha256').update(token).digest('base64')) !== null) return refuse(socket, 'RATE_LIMITED')
    const connection = createSocketConnection()
    const admission = await live.admit(token, connection, request.headers.origin)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => undefined) // the socket is closed after an error, which is what counts
      // A page cannot read why an upgrade was refused: only this close code shows that its session is over.
      if (admission.kind === 'signed-out') return opened.close(LIVE_CLOSE.signedOut)
      if (admission.kind === 'too-many') return opened.close(LIVE_CLOSE.tooMany)
      const state = { lastMessageAt: Date.now() }
      watched.set(opened, state)
      answerHeartbeats(opened, () => {
        state.lastMessageAt = Date.now()
      })
      opened.on('close', () => {
        watched.delete(opened)
        admission.leave()
      })
      connection.attach(opened)
      admission.catchUp()
    })
    // The client may have disconnected while its session was looked up; then there is no socket.
    if (socket.destroyed && admission.kind === 'admitted') admission.leave()
  }
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!ADDRESS.test(request.url?.split('?', 1)[0] ?? '')) {
      if (app.server.listenerCount('upgrade') === 1) socket.destroy()
      return
    }
    taken(request.socket)
    const drop = () => socket.destroy()
    socket.on('error', drop)
    open(request, socket, head)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'a live line could not be opened')
        refuse(socket, 'UNAVAILABLE')
      })
      .finally(() => socket.off('error', drop))
  }
  const checkSockets = () => {
    for (const [socket, { lastMessageAt }] of watched) {
      if (Date.now() - lastMessageAt > times.silentAfter) socket.terminate()
      else socket.ping()
    }
  }
  const recheck = () =>
    void live
      .recheck()
      .catch((error: unknown) => app.log.warn({ err: error }, 'sessions of live lines could not be looked at'))

  app.server.on('upgrade', onUpgrade)
  const timers = [setInterval(checkSockets, times.checkEvery), setInterval(recheck, times.recheckEvery)]
  for (const timer of timers) timer.unref()
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade)
    for (const timer of timers) clearInterval(timer)
    await closeAll(sockets)
  })
}

/** Answers every empty message with an empty one; a client that sends too much is disconnected. */
function answerHeartbeats(socket: WebSocket, onSign: () => void): void {
  let count = 0
  let since = Date.now()
  socket.on('pong', onSign)
  socket.on('message', (data: RawData) => {
    onSign()
    const now = Date.now()
    if (now - since > IN_MS) {
      since = now
      count = 0
    }
    count += 1
    if (count > MESSAGES) return socket.close(1008)
    if (Buffer.isBuffer(data) && data.length === 0) socket.send('')
  })
}

/**
 * Admits the portal itself, an admitted origin, or a client that is no page. The token decides who the caller is; this
 * only keeps other pages out.
 */
async function isAllowed(
  { headers: { origin, host } }: IncomingMessage,
  origins: Origins,
  publicOrigins: readonly string[],
): Promise<boolean> {
  if (origin === undefined || publicOrigins.includes(origin)) return true
  const isOwn =
    publicOrigins.length === 0 && host !== undefined && URL.canParse(origin) && new URL(origin).host === host
  return isOwn || origins.admits(origin)
}

function tokenOf({ headers }: IncomingMessage): string | null {
  return liveToken((headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim()))
}

/** Refuses before the socket is open, with the status of a call. */
function refuse(socket: Duplex, code: WireErrorCode, status: number = WIRE_ERRORS[code].status): void {
  const body = JSON.stringify({ success: false, code, message: WIRE_ERRORS[code].message })
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json; ` +
        `charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
}

/** Closes all connections, without waiting for clients that do not answer. */
async function closeAll(sockets: WebSocketServer): Promise<void> {
  const closing = [...sockets.clients].map(
    (socket) =>
      new Promise<void>((resolve) => {
        const hurry = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS)
        socket.on('close', () => {
          clearTimeout(hurry)
          resolve()
        })
        socket.close(1001)
      }),
  )
  await Promise.all(closing)
  sockets.close()
}
