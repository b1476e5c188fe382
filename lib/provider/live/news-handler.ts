import type { Query, QueryClient } from '@tanstack/react-query'
import type { FangkitClient } from '../../client/client.ts'
import { DICTIONARY_QUERY } from '../../client/dictionary/dictionary-cache.ts'
import type { LiveNews } from '../../client/live/live-socket.ts'
import { DICTIONARY } from '../../domain/dictionary-codes.ts'
import { AUDIT_TOPIC } from '../../domain/log/audit-topic.ts'
import { renew } from '../queries/renew.ts'

/** Lists wait a little: several changes are one, and not every page asks at the same instant. In milliseconds. */
const LISTS = { after: 1_000, spread: 2_000 }
/** What a code is called seldom changes, and everybody is to read it within two seconds. */
const NAMES = { after: 200, spread: 800 }

/** As long as an answer may take. In milliseconds. */
const RECENT = 30_000

type Key = readonly unknown[]
/** A record that changed. */
export type RecordNews = { readonly topic: string; readonly id: string }
/** Everything on screen, what was asked for before a moment, or the lists of a topic. */
type Later = 'everything' | { readonly before: number } | { readonly topic: string }

export interface NewsHandlerParts {
  readonly dictionaries: FangkitClient['dictionaries']
  readonly queryClient: QueryClient
  /** When each query was last asked for, in milliseconds since 1970. */
  readonly asked: WeakMap<Query, number>
  /** When the page began. */
  readonly since: number
  readonly cityChanged: (city: string) => void
  /** Told of each record that changed. */
  readonly onRecord: (record: RecordNews) => void
}

/** What a page does with what its live line says. */
export interface NewsHandler {
  handleNews(news: LiveNews): void
  /** Whether the record changed within the time an answer may take. */
  isRecent(record: RecordNews): boolean
  /** Forgets what waits to be asked for. */
  stop(): void
}

export function createNewsHandler({
  dictionaries,
  queryClient,
  asked,
  since,
  cityChanged,
  onRecord,
}: NewsHandlerParts): NewsHandler {
  const recent = createRecent()
  const refetch = (predicate?: (query: Query) => boolean) =>
    void renew(queryClient, predicate && { predicate }, { waits: true })
  const later = createLater((what) => {
    if (what === 'everything') refetch()
    else if ('before' in what) refetch((query) => (asked.get(query) ?? 0) < what.before)
    else refetch(({ queryKey }) => isListOf(queryKey, what.topic))
  })
  const handleNews = (news: LiveNews) => {
    if ('missed' in news) {
      const { before } = news
      if (before === undefined || before > since) dictionaries.drop()
      later.do(before === undefined ? 'everything' : { before })
    } else if ('code' in news) {
      dictionaries.drop(news.code)
      refetch(
        ({ queryKey: [, service, method, code] }) =>
          service === DICTIONARY_QUERY[0] && method === DICTIONARY_QUERY[1] && code === news.code,
      )
      // Records say their codes in words. Names of people and offices change all day: they come with the next answer.
      if (news.code !== DICTIONARY.accounts && news.code !== DICTIONARY.organisations) later.do('everything', NAMES)
    } else if ('city' in news) {
      cityChanged(news.city)
    } else {
      refetch(({ queryKey }) => isRecordOf(queryKey, news.topic, news.id))
      later.do({ topic: news.topic })
      // Nobody tells of the lines changes leave in the trail: every change does.
      later.do({ topic: AUDIT_TOPIC })
      recent.note(news)
      onRecord(news)
    }
  }
  return { handleNews, isRecent: recent.has, stop: later.stop }
}

/** The records that changed lately. */
function createRecent() {
  const times = new Map<string, number>()
  const nameOf = ({ topic, id }: RecordNews) => `${topic} ${id}`
  return {
    note(news: RecordNews) {
      const now = Date.now()
      for (const [name, at] of times) if (now - at > RECENT) times.delete(name)
      times.set(nameOf(news), now)
    },
    has: (record: RecordNews) => Date.now() - (times.get(nameOf(record)) ?? 0) <= RECENT,
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
    const targets = waiting.has('everything') ? (['everything'] as const) : [...waiting.values()]
    waiting.clear()
    for (const what of targets) act(what)
  }
  const nameOf = (what: Later) => (what === 'everything' ? what : 'before' in what ? 'before' : `topic ${what.topic}`)
  return {
    do(what: Later, { after, spread } = LISTS) {
      // Of two moments the later one includes the other.
      waiting.set(nameOf(what), what)
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
  // adapter: read name by name
  return typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {}
}

/** The record itself; a copy in the making is somebody's own. */
function isRecordOf(key: Key, topic: string, id: string): boolean {
  const input = inputOf(key)
  return key[1] === topic && input['id'] === id && input['isClone'] !== 1
}

/**
 * Everything of the topic that is not about one record, and answers that name it among what they are made of. A blank
 * record is made for one form and never again.
 */
function isListOf(key: Key, topic: string): boolean {
  const made = key[4]
  return (
    (Array.isArray(made) && made.includes(topic)) ||
    (key[1] === topic && key[2] !== 'doCreate' && inputOf(key)['id'] === undefined)
  )
}
