import type { Query, QueryClient } from '@tanstack/react-query'
import type { FangkitClient } from '../../client/client.ts'
import { DICTIONARY_QUERY } from '../../client/dictionary/dictionary-cache.ts'
import type { LiveNews } from '../../client/live/live-socket.ts'
import { DICTIONARY } from '../../domain/settings/dictionary-codes.ts'
import { AUDIT_TOPIC } from '../../domain/log/audit-topic.ts'
import { renew } from '../queries/renew.ts'

/** Milliseconds. Lists wait so that several changes cause one reload, and pages do not ask at the same time. */
const LISTS = { after: 1_000, spread: 2_000 }
/** Milliseconds. Dictionaries change seldom, and all users must see the change within two seconds. */
const NAMES = { after: 200, spread: 800 }

/** Milliseconds an answer may take. */
const RECENT = 30_000

type Key = readonly unknown[]
/** A message about a changed record. */
export type RecordNews = { readonly topic: string; readonly id: string }
/** What to reload: everything on screen, what was requested before a moment, or the lists of a topic. */
type Later = 'everything' | { readonly before: number } | { readonly topic: string }

export interface NewsHandlerParts {
  readonly dictionaries: FangkitClient['dictionaries']
  readonly queryClient: QueryClient
  /** When each query was last sent, in milliseconds since 1970. */
  readonly asked: WeakMap<Query, number>
  /** When the page started, in milliseconds since 1970. */
  readonly since: number
  readonly cityChanged: (city: string) => void
  /** Called for each changed record. */
  readonly onRecord: (record: RecordNews) => void
}

/** Handles the messages of the live connection. */
export interface NewsHandler {
  handleNews(news: LiveNews): void
  /** Whether the record changed within the time an answer may take. */
  isRecent(record: RecordNews): boolean
  /** Cancels all waiting reloads. */
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
      // Records contain the texts of their codes, so they reload. Names of people and offices change often, so they
      // update with the next answer.
      if (news.code !== DICTIONARY.accounts && news.code !== DICTIONARY.organisations) later.do('everything', NAMES)
    } else if ('city' in news) {
      cityChanged(news.city)
    } else {
      refetch(({ queryKey }) => isRecordOf(queryKey, news.topic, news.id))
      later.do({ topic: news.topic })
      // The server sends no message for new entries of the audit log, so every change reloads it.
      later.do({ topic: AUDIT_TOPIC })
      recent.note(news)
      onRecord(news)
    }
  }
  return { handleNews, isRecent: recent.has, stop: later.stop }
}

/** The records that changed recently. */
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

/** Runs each action once after a delay, but not while the page is hidden. */
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
      // The later of two moments includes the earlier one.
      waiting.set(nameOf(what), what)
      const pause = after + Math.random() * spread
      // The earlier timer runs the waiting actions too.
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

/** Keys are `[city, service, method, input]`, and a list of services when an answer combines several. */
function inputOf([, , , input]: Key): Readonly<Record<string, unknown>> {
  // adapter: its fields are read by name
  return typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {}
}

/** True for the record itself; false for a new copy, which belongs to one form. */
function isRecordOf(key: Key, topic: string, id: string): boolean {
  const input = inputOf(key)
  return key[1] === topic && input['id'] === id && input['isClone'] !== 1
}

/**
 * True for queries of the topic that are not about one record, and for answers that list the topic among their
 * services. False for blank records, which are made for one form only.
 */
function isListOf(key: Key, topic: string): boolean {
  const made = key[4]
  return (
    (Array.isArray(made) && made.includes(topic)) ||
    (key[1] === topic && key[2] !== 'doCreate' && inputOf(key)['id'] === undefined)
  )
}
