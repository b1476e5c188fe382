import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { LIVE_PATH, liveProtocols } from 'fangkit/contract'

/** A page's end of a live line. */
export interface LiveClient {
  readonly socket: WebSocket
  /** Everything it heard, in order. */
  readonly heard: string[]
  /** Waits until it hears this. */
  hears(text: string): Promise<void>
  /** The code the line ended with. */
  readonly ended: Promise<number>
  close(): void
}

/** Opens a line as a browser would, and forgets what changed before. @throws when the server refuses the handshake */
export async function openLine(url: string, token: string, options: ClientOptions = {}): Promise<LiveClient> {
  const client = offerLine(url, liveProtocols(token), options)
  await once(client.socket, 'open')
  client.socket.send('')
  await Promise.race([client.hears(''), client.ended])
  client.heard.length = 0
  return client
}

export function offerLine(
  url: string,
  protocols: readonly string[],
  options: ClientOptions = {},
  path: string = LIVE_PATH,
): LiveClient {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/${path}`, [...protocols], options)
  const heard: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    heard.push(String(data))
    for (const look of [...waiting]) look()
  })
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  return {
    socket,
    heard,
    ended,
    hears: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!heard.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.terminate(),
  }
}

/** The status a handshake was refused with. */
export async function refusal(
  url: string,
  protocols: readonly string[],
  options: ClientOptions = {},
  path: string = LIVE_PATH,
): Promise<number> {
  const { socket } = offerLine(url, protocols, options, path)
  socket.on('error', () => undefined)
  // adapter: the arguments of this event
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  socket.terminate()
  return response.statusCode
}
