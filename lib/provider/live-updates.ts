import type { QueryClient } from '@tanstack/react-query'
import type { FangkitClient } from '../client/client.ts'
import { DICTIONARY_QUERY } from '../client/dictionary-cache.ts'
import { DICTIONARY } from '../domain/dictionary-codes.ts'
import { TRAIL_TOPIC } from '../domain/log/trail-topic.ts'
import type { LiveNews } from '../client/live-socket.ts'

/** What the live line changes on screen. */
export interface LiveUpdates {
  /** Whether the host wants a line at all. */
  want(wanted: boolean): void
  /** Opens and closes the line with the session; the returned function ends it. */
  connect(): () => void
  /** Another city: another line. */
  renew(): void
  /** Told when a record changed, or when it may have. */
  watch(topic: string, id: string, listener: () => void): () => void
  /** Registers somebody who can show the state of the line; the first one does. */
  attach(outlet: symbol): () => void
  isFirst(outlet: symbol): boolean
  subscribe(listener: () => void): () => void
}

/** Lists wait a little: several changes are one, and not every page asks at the same instant. In milliseconds. */
const LISTS = { after: 1_000, spread: 2_000 }
/** What a code is called seldom changes, and everybody is to read it within two seconds. */
const NAMES = { after: 200, spread: 800 }

type Key = readonly unknown[]
/** Everything on screen, or the lists of a topic. */
type Later = 'everything' | { readonly topic: string }

export function createLiveUpdates(client: Pick<FangkitClient, 'live' | 'session' | 'dictionaries'>, queryClient: QueryClient): LiveUpdates {
  const { live, session } = client
  const watchers = new Map<symbol, { readonly topic: string; readonly id: string; readonly tell: () => void }>()
  const outlets: symbol[] = []
  const listeners = new Set<() => void>()
  const later = createLater((what) => {
    if (what === 'everything') void queryClient.invalidateQueries()
    else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isListOf(queryKey, what.topic) })
  })
  let wanted = true

  const hear = (news: LiveNews) => {
    if ('missed' in news) {
      client.dictionaries.drop()
      later.do('everything')
      for (const { tell } of [...watchers.values()]) tell()
    } else if ('code' in news) {
      client.dictionaries.drop(news.code)
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [, service, method, code] }) => service === DICTIONARY_QUERY[0] && method === DICTIONARY_QUERY[1] && code === news.code })
      // Records say their codes in words. Names of people and offices change all day: they come with the next answer.
      if (news.code !== DICTIONARY.accounts && news.code !== DICTIONARY.organisations) later.do('everything', NAMES)
    } else {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isRecordOf(queryKey, news.topic, news.id) })
      later.do({ topic: news.topic })
      // Nobody tells of the lines changes leave in the trail: every change does.
      later.do({ topic: TRAIL_TOPIC })
      for (const { topic, id, tell } of [...watchers.values()]) if (topic === news.topic && id === news.id) tell()
    }
  }
  const follow = () => {
    if (wanted && session.state === 'signed-in') live.start()
    else live.stop()
  }
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    want(next) {
      if (wanted === next) return
      wanted = next
      follow()
    },
    connect() {
      const unlisten = live.listen(hear)
      const unfollow = session.subscribe(follow)
      follow()
      return () => {
        unfollow()
        unlisten()
        later.stop()
        live.stop()
      }
    },
    renew() {
      if (live.status().state === 'off') return
      live.stop()
      follow()
    },
    watch(topic, id, tell) {
      const me = Symbol('watcher')
      watchers.set(me, { topic, id, tell })
      return () => void watchers.delete(me)
    },
    attach(outlet) {
      outlets.push(outlet)
      changed()
      return () => {
        outlets.splice(outlets.indexOf(outlet), 1)
        changed()
      }
    },
    isFirst: (outlet) => outlets[0] === outlet,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Does things a moment later, once each, and not while nobody looks at the page. */
function createLater(act: (what: Later) => void) {
  const waiting = new Map<string, Later>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  const hidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden'
  const flush = () => {
    due = Number.POSITIVE_INFINITY
    if (hidden()) return document.addEventListener('visibilitychange', flush, { once: true })
    const wanted = waiting.has('everything') ? (['everything'] as const) : [...waiting.values()]
    waiting.clear()
    for (const what of wanted) act(what)
  }
  return {
    do(what: Later, { after, spread } = LISTS) {
      waiting.set(what === 'everything' ? what : `topic ${what.topic}`, what)
      const pause = after + Math.random() * spread
      // What is due sooner takes along what waits.
      if (Date.now() + pause >= due) return
      due = Date.now() + pause
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    stop() {
      waiting.clear()
      clearTimeout(timer)
      due = Number.POSITIVE_INFINITY
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', flush)
    },
  }
}

/** Keys are `[city, service, method, input]`, and where an answer is made of several things the services of these. */
function inputOf([, , , input]: Key): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {} // adapter: read name by name
}

/** The record itself; a copy in the making is somebody's own. */
function isRecordOf(key: Key, topic: string, id: string): boolean {
  const input = inputOf(key)
  return key[1] === topic && input['id'] === id && input['isClone'] !== 1
}

/** Everything of the topic that is not about one record, and answers that name it among what they are made of. A blank record is made for one form and never again. */
function isListOf(key: Key, topic: string): boolean {
  const made = key[4]
  return (Array.isArray(made) && made.includes(topic)) || (key[1] === topic && key[2] !== 'doCreate' && inputOf(key)['id'] === undefined)
}
