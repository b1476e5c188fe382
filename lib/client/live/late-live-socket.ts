import { createEmitter } from '../../events/emitter.ts'
import type { LiveNews, LiveSocket, LiveStatus } from './live-socket.ts'

/** Options of a live connection that is loaded on demand. */
export interface LateLiveSocketOptions {
  /** True when the transport offers a connection; otherwise nothing is loaded. */
  readonly offered: () => boolean
  readonly load: () => Promise<LiveSocket>
}

const OFF: LiveStatus = { state: 'off', attempt: 0, online: true }

/** A live connection whose code is loaded on first use, so that it does not delay the first view. */
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
    // If the code does not load, the connection counts as lost: the user is notified and may retry.
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
