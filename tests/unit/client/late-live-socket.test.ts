import { describe, expect, it } from 'vitest'
import { createLateLiveSocket, type LateLiveSocketOptions } from '../../../lib/client/live/late-live-socket.ts'
import { createLiveSocket, type LiveNews } from '../../../lib/client/live/live-socket.ts'
import { fakeClock, fakeConnections, fakePage, settled } from './fake-connection.ts'
import { fakeTransport, ok } from './fake-transport.ts'

/** A line whose code comes when the test says so. */
function late(more: Partial<LateLiveSocketOptions> = {}) {
  const server = fakeConnections()
  const transport = { ...fakeTransport(() => ok(null)), connect: server.connect }
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = []
  const load = () =>
    new Promise<ReturnType<typeof createLiveSocket>>((resolve, reject) => {
      const made = createLiveSocket({
        transport: () => transport,
        token: async () => 't1',
        renew: async () => 't2',
        clock: fakeClock(),
        page: fakePage().watch,
      })
      waiting.push({ come: () => resolve(made), fail: () => reject(new Error('no such chunk')) })
    })
  const socket = createLateLiveSocket({ offered: () => true, load, ...more })
  const news: LiveNews[] = []
  const states: string[] = []
  socket.listen((received) => news.push(received))
  socket.subscribe(() => states.push(socket.status().state))
  return { socket, server, waiting, news, states }
}

describe('a line whose code is loaded when it is wanted', () => {
  it('opens once the code is there, and tells what it hears', async () => {
    const { socket, server, waiting, news, states } = late()
    expect([socket.status().state, waiting.length]).toEqual(['off', 0])
    socket.start()
    socket.start()
    expect([socket.status().state, waiting.length, server.connections.length]).toEqual(['connecting', 1, 0])
    waiting[0]?.come()
    await settled()
    server.last().open()
    server.last().say('{"code":"HF01"}')
    expect([socket.status().state, news, server.connections.length]).toEqual(['open', [{ code: 'HF01' }], 1])
    socket.stop()
    expect([socket.status().state, states.at(-1)]).toEqual(['off', 'off'])
    socket.start()
    await settled()
    expect([waiting.length, server.connections.length]).toEqual([1, 2])
  })
  it('opens nothing when it is no longer wanted by then', async () => {
    const { socket, server, waiting } = late()
    socket.start()
    socket.stop()
    expect(socket.status().state).toBe('off')
    waiting[0]?.come()
    await settled()
    expect([socket.status().state, server.connections.length]).toEqual(['off', 0])
  })
  it('is lost when the code does not arrive, until a person asks again', async () => {
    const { socket, server, waiting } = late()
    socket.start()
    waiting[0]?.fail()
    await settled()
    expect(socket.status().state).toBe('lost')
    socket.reconnect()
    waiting[1]?.come()
    await settled()
    expect([socket.status().state, server.connections.length]).toEqual(['connecting', 1])
  })
  it('loads nothing where the transport offers no line', () => {
    const { socket, waiting } = late({ offered: () => false })
    socket.start()
    expect([socket.status().state, waiting.length]).toEqual(['off', 0])
  })
})
