import { describe, expect, it } from 'vitest'
import {
  openWebSocketConnection,
  type SocketOptions,
  type WebSocketLike,
} from '../../../lib/client/transport/web-socket-connection.ts'
import { liveToken } from '../../../lib/contract/live.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
const URL = 'wss://back.example/web/socket/dict'
/** What a line is opened with. */
function opened(
  options: Omit<SocketOptions, 'open'>,
  url: string = URL,
): { readonly url: string; readonly protocols: readonly string[] } {
  const asked: { url: string; protocols: readonly string[] }[] = []
  const open: NonNullable<SocketOptions['open']> = (address, protocols) => {
    asked.push({ url: address, protocols })
    return {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      readyState: 0,
      send: () => undefined,
      close: () => undefined,
    }
  }
  openWebSocketConnection(
    url,
    { ...options, open },
    { path: 'web/socket/dict', token: 'gA/+secret', onMessage: () => undefined },
  )
  expect(asked).toHaveLength(1)
  return asked[0] ?? { url: '', protocols: [] }
}

describe('the token of the live connection travels', () => {
  it.each([{}, { token: 'protocol' }] as const)(
    'ruling 9 among the sub-protocols, and not in the address, unless the host asks for it: %j',
    (options) => {
      const { url, protocols } = opened(options)
      expect(url).toBe(URL)
      expect(liveToken(protocols)).toBe('gA/+secret')
    },
  )
  it('ruling 9 in the address alone where a back end needs it', () => {
    expect(opened({ token: 'query' })).toEqual({ url: `${URL}?Token=gA%2F%2Bsecret`, protocols: [] })
    expect(opened({ token: 'query' }, `${URL}?a=1`)).toEqual({ url: `${URL}?a=1&Token=gA%2F%2Bsecret`, protocols: [] })
  })
})

/** A line over a socket whose state a test sets, and what becomes of it. */
function connectionOver(readyState: WebSocketLike['readyState']) {
  const closed: (readonly [readyState: number, code: number | undefined])[] = []
  const sent: string[] = []
  const received: string[] = []
  const socket: Mutable<WebSocketLike> = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    readyState,
    send: (text) => void sent.push(String(text)),
    close: (code) => void closed.push([socket.readyState, code]),
  }
  const connection = openWebSocketConnection(
    URL,
    { open: () => socket },
    {
      path: 'web/socket/dict',
      token: 't',
      onOpen: () => received.push('open'),
      onMessage: (text) => received.push(text),
    },
  )
  return { socket, connection, closed, sent, received }
}

describe('a message of the live connection', () => {
  it.each([
    [0, []],
    [1, ['']],
    [2, []],
    [3, []],
  ] as const)(
    'goes out over an open line alone: browsers throw or complain otherwise (state %d)',
    (readyState, expected) => {
      const { connection, sent } = connectionOver(readyState)
      connection.send('')
      expect(sent).toEqual(expected)
    },
  )
})

describe('a page that leaves', () => {
  it('while its line is being opened closes it once it is open: browsers complain of one closed before', () => {
    const { socket, connection, closed, received } = connectionOver(0)
    connection.close(1_000)
    expect(closed).toEqual([])
    socket.readyState = 1
    socket.onopen?.call(new EventTarget() as WebSocket, new Event('open')) // adapter: the value of `this` is not used
    expect(closed).toEqual([[1, 1_000]])
    expect(received).toEqual([])
  })
})
