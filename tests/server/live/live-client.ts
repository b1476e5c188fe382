import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { LIVE_PATH, liveProtocols } from 'fangkit/contract'

/** The page's end of a live connection. */
export interface LiveClient {
  readonly socket: WebSocket
  /** Everything it received, in order. */
  readonly received: string[]
  /** Waits until it receives this. */
  receives(text: string): Promise<void>
  /** The code the line ended with. */
  readonly ended: Promise<number>
  close(): void
}

/** Opens a line as a browser would, and forgets what changed before. @throws when the server refuses the handshake */
export async function openConnection(url: string, token: string, options: ClientOptions = {}): Promise<LiveClient> {
  const client = startConnection(url, liveProtocols(token), options)
  await once(client.socket, 'open')
  client.socket.send('')
  await Promise.race([client.receives(''), client.ended])
  client.received.length = 0
  return client
}

export function startConnection(
  url: string,
  protocols: readonly string[],
  options: ClientOptions = {},
  path: string = LIVE_PATH,
): LiveClient {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/${path}`, [...protocols], options)
  const received: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    received.push(String(data))
    for (const look of [...waiting]) look()
  })
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  return {
    socket,
    received,
    ended,
    receives: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!received.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.terminate(),
  }
}

/** The status a handshake was answered with: 101 where it was let in, 0 where it was cut without an answer. */
export async function refusal(
  url: string,
  protocols: readonly string[],
  options: ClientOptions = {},
  path: string = LIVE_PATH,
): Promise<number> {
  const { socket, ended } = startConnection(url, protocols, options, path)
  socket.on('error', () => undefined)
  const answered = new Promise<number>((resolve) => {
    socket.on('upgrade', () => resolve(101))
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
  })
  const status = await Promise.race([answered, ended.then(() => 0)])
  socket.terminate()
  return status
}
