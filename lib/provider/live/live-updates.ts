import { createEmitter } from '../../client/emitter.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { FangkitClient } from '../../client/client.ts'
import type { LiveNews } from '../../client/live/live-socket.ts'
import type { NewsHandler } from './news-handler.ts'
import { renew } from '../queries/renew.ts'

/** What the live line changes on screen. */
export interface LiveUpdates {
  /** Whether the host wants a line at all. */
  want(enabled: boolean): void
  /** Opens and closes the line with the session; the returned function ends it. */
  connect(): () => void
  /** Another city: another line. */
  renew(): void
  /**
   * Told when a record changed, also when that was a moment ago. Not told when the line opens:
   * everything on screen is loaded anew then.
   */
  watch(topic: string, id: string, listener: () => void): () => void
  /** Registers somebody who can show the state of the line; the first one does. */
  attach(outlet: symbol): () => void
  isFirst(outlet: symbol): boolean
  subscribe(listener: () => void): () => void
}

/** How long a page is there before its line is opened. In milliseconds. */
const SOON = 300
/** @param cityChanged told when the session works in another city */
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

  /** What to do with news is loaded with the line: nothing is heard before. */
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
    // Code that does not arrive: everything is asked for anew, whatever the news was.
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
    // A page that leaves at once opens no line.
    else if (live.status().state === 'off')
      starting = setTimeout(() => {
        load().catch(() => undefined) // tried again with the first news
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
      // Whoever watches because of an answer could not hear what happened while it was on its way.
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

/** When each query was last asked for. */
function timesOfQuestions(queryClient: QueryClient): WeakMap<Query, number> {
  const times = new WeakMap<Query, number>()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') times.set(event.query, Date.now())
  })
  return times
}
