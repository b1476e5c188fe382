import { createEmitter } from '../../events/emitter.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { FangkitClient } from '../../client/client.ts'
import type { LiveNews } from '../../client/live/live-socket.ts'
import type { NewsHandler } from './news-handler.ts'
import { renew } from '../queries/renew.ts'

/** The changes the live connection makes on screen. */
export interface LiveUpdates {
  /** Sets whether the host allows a connection. */
  want(enabled: boolean): void
  /** Opens and closes the connection with the session; returns a function that ends it. */
  connect(): () => void
  /** Opens a new connection for another city. */
  renew(): void
  /**
   * Calls the listener when a record changes, or if it changed a moment ago. Not called when the connection opens,
   * because everything on screen reloads then.
   */
  watch(topic: string, id: string, listener: () => void): () => void
  /** Registers a component that can show the state of the connection; the first one shows it. */
  attach(outlet: symbol): () => void
  isFirst(outlet: symbol): boolean
  subscribe(listener: () => void): () => void
}

/** Milliseconds between the start of the page and the opening of its connection. */
const SOON = 300
/** Creates the live updates of one provider. @param cityChanged called when the session works in another city */
export function createLiveUpdates(
  client: Pick<FangkitClient, 'live' | 'session' | 'dictionaries'>,
  queryClient: QueryClient,
  cityChanged: (city: string) => void = () => undefined,
): LiveUpdates {
  const { live, session } = client
  const watchers = new Map<symbol, Watcher>()
  const outlets: symbol[] = []
  const changes = createEmitter()
  const asked = timesOfQuestions(queryClient)
  const since = Date.now()
  let newsHandler: NewsHandler | null = null
  let loading: Promise<NewsHandler> | null = null
  let connected = false
  let enabled = true
  let starting: ReturnType<typeof setTimeout> | undefined

  /** The code that handles messages is loaded with the connection, because no message arrives earlier. */
  const load = (): Promise<NewsHandler> => {
    loading ??= import('./news-handler.ts').then(({ createNewsHandler }) => {
      newsHandler = createNewsHandler({
        dictionaries: client.dictionaries,
        queryClient,
        asked,
        since,
        cityChanged,
        onRecord: (current) => {
          for (const { topic, id, onNews } of [...watchers.values()])
            if (topic === current.topic && id === current.id) onNews()
        },
      })
      return newsHandler
    })
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const handleNews = (news: LiveNews) => {
    if (newsHandler) return newsHandler.handleNews(news)
    // If the code does not load, everything is reloaded, whatever the message was.
    load().then(
      ({ handleNews: current }) => {
        if (connected) current(news)
      },
      () => renew(queryClient),
    )
  }
  const follow = () => {
    clearTimeout(starting)
    if (!enabled || session.state !== 'signed-in') live.stop()
    // A page that is left at once opens no connection.
    else if (live.status().state === 'off')
      starting = setTimeout(() => {
        load().catch(() => undefined) // the first message tries again
        live.start()
      }, SOON)
  }
  return {
    want(next) {
      if (enabled === next) return
      enabled = next
      follow()
    },
    connect() {
      connected = true
      const unlisten = live.listen(handleNews)
      const unfollow = session.subscribe(follow)
      follow()
      return () => {
        connected = false
        unfollow()
        unlisten()
        newsHandler?.stop()
        clearTimeout(starting)
        live.stop()
      }
    },
    renew() {
      if (live.status().state === 'off') return
      live.stop()
      follow()
    },
    watch(topic, id, onNews) {
      const me = Symbol('watcher')
      watchers.set(me, { topic, id, onNews })
      // A component that watches because of an answer could not receive changes while that answer was on its way.
      if (newsHandler?.isRecent({ topic, id })) onNews()
      return () => void watchers.delete(me)
    },
    attach(outlet) {
      outlets.push(outlet)
      changes.emit()
      return () => {
        outlets.splice(outlets.indexOf(outlet), 1)
        changes.emit()
      }
    },
    isFirst: (outlet) => outlets[0] === outlet,
    subscribe: changes.subscribe,
  }
}

interface Watcher {
  readonly topic: string
  readonly id: string
  readonly onNews: () => void
}

/** When each query was last sent. */
function timesOfQuestions(queryClient: QueryClient): WeakMap<Query, number> {
  const times = new WeakMap<Query, number>()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') times.set(event.query, Date.now())
  })
  return times
}
