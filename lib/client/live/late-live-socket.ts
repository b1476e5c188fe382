import { createEmitter } from '../emitter.ts'
import type { LiveNews, LiveSocket, LiveStatus } from './live-socket.ts'

/** What a line that is loaded when it is wanted needs to know. */
export interface LateLiveSocketOptions {
  /** Whether the transport offers a line: without one nothing is loaded. */
  readonly offered: () => boolean
  readonly load: () => Promise<LiveSocket>
}

const OFF: LiveStatus = { state: 'off', attempt: 0, online: true }

/**
 * A live line whose code is loaded when somebody wants it: it opens a moment after the page, and the first view does
 * not wait for it.
 */
export function createLateLiveSocket({ offered, load }: LateLiveSocketOptions): LiveSocket {
  const changes = createEmitter()
  const news = createEmitter<[LiveNews]>()
  let socket: LiveSocket | null = null
  let loading = false
  let requested = false
  let own = OFF

  const enter = (state: LiveStatus['state']) => {
    own = { ...OFF, state }
    changes.emit()
  }
  const take = (loaded: LiveSocket) => {
    socket = loaded
    loaded.subscribe(changes.emit)
    loaded.listen(news.emit)
    if (requested) loaded.start()
  }
  const start = () => {
    requested = true
    if (socket) return socket.start()
    if (!offered()) return
    enter('connecting')
    if (loading) return
    loading = true
    // Code that does not arrive is a line that does not open: the person is told, and may ask again.
    load()
      .then(take, () => {
        if (requested) enter('lost')
      })
      .finally(() => {
        loading = false
      })
  }

  return {
    start,
    stop() {
      requested = false
      if (socket) return socket.stop()
      if (own.state !== 'off') enter('off')
    },
    status: () => (socket ?? { status: () => own }).status(),
    subscribe: changes.subscribe,
    listen: news.subscribe,
    reconnect() {
      if (socket) socket.reconnect()
      else if (own.state === 'lost') start()
    },
  }
}
