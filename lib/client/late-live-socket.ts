import type { LiveNews, LiveSocket, LiveStatus } from './live-socket.ts'

/** What a line that is loaded when it is wanted needs to know. */
export interface LateLine {
  /** Whether the transport offers a line: without one nothing is loaded. */
  readonly offered: () => boolean
  readonly load: () => Promise<LiveSocket>
}

const OFF: LiveStatus = { state: 'off', attempt: 0, online: true }

/**
 * A live line whose code is loaded when somebody wants it: it opens a moment after the page, and the first view does
 * not wait for it.
 */
export function createLateLiveSocket({ offered, load }: LateLine): LiveSocket {
  const listeners = new Set<() => void>()
  const ears = new Set<(news: LiveNews) => void>()
  let socket: LiveSocket | null = null
  let loading = false
  let wanted = false
  let own = OFF

  const changed = () => {
    for (const listener of [...listeners]) listener()
  }
  const enter = (state: LiveStatus['state']) => {
    own = { ...OFF, state }
    changed()
  }
  const take = (loaded: LiveSocket) => {
    socket = loaded
    loaded.subscribe(changed)
    loaded.listen((news) => {
      for (const ear of [...ears]) ear(news)
    })
    if (wanted) loaded.start()
  }
  const start = () => {
    wanted = true
    if (socket) return socket.start()
    if (!offered()) return
    enter('connecting')
    if (loading) return
    loading = true
    // Code that does not arrive is a line that does not open: the person is told, and may ask again.
    load()
      .then(take, () => {
        if (wanted) enter('lost')
      })
      .finally(() => {
        loading = false
      })
  }

  return {
    start,
    stop() {
      wanted = false
      if (socket) return socket.stop()
      if (own.state !== 'off') enter('off')
    },
    status: () => (socket ?? { status: () => own }).status(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    listen(ear) {
      ears.add(ear)
      return () => void ears.delete(ear)
    },
    reconnect() {
      if (socket) socket.reconnect()
      else if (own.state === 'lost') start()
    },
  }
}
