import { createEmitter } from '../emitter.ts'
import { LIVE_CLOSE, LIVE_PATH, readLiveMessage, type LiveMessage } from '../../contract/live.ts'
import { toFangkitError, type FangkitError } from '../fangkit-error.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { LiveChannel, Transport } from '../transport/transport.ts'
import { watchPage, type PageWatch } from './watch-page.ts'

/**
 * How the line is: not wanted or not offered, being opened, open, down with another attempt to come, given up.
 * @public
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'waiting' | 'lost'

/** @public */
export interface LiveStatus {
  readonly state: LiveState
  /** Attempts since the line broke. */
  readonly attempt: number
  /** What the browser says about the network. */
  readonly online: boolean
}

/**
 * What a line says. `missed` whenever it has opened: what was asked for before the moment `before` (milliseconds since
 * 1970), or anything at all
 * where the server does not say how far back it reaches, may have changed meanwhile.
 *
 * @public
 */
export type LiveNews =
  | Exclude<LiveMessage, { readonly covers: number }>
  | { readonly missed: true; readonly before?: number }

/**
 * The one live line of a client. It mends itself and tells when it cannot.
 * @source SHL-012 to SHL-016, CON-032, OPN-079
 * @public
 */
export interface LiveSocket {
  /** Wants the line. It opens when somebody is signed in. */
  start(): void
  /** Closes it for good, until it is started again. */
  stop(): void
  status(): LiveStatus
  subscribe(listener: () => void): () => void
  listen(listener: (news: LiveNews) => void): () => void
  /** Tries again at once, from the beginning: for the person who is told that the line is lost. */
  reconnect(): void
}

/** Timers and chance, for tests. */
export interface LiveClock {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: never) => void
  /** From 0 to 1. */
  readonly random: () => number
}

export interface LiveParts {
  readonly transport: () => Transport
  /** The token to open with; rejects when there is none. */
  readonly token: (signal: AbortSignal) => Promise<string>
  /** Another token than the one refused; rejects when the session is over. */
  readonly renew: (rejected: string, signal: AbortSignal) => Promise<string>
  readonly clock?: LiveClock
  readonly page?: PageWatch
}

/** Attempts before a person has to ask for another. @source SHL-014 */
const ATTEMPTS = 10
const FIRST_DELAY = 3_000
const GROWTH = 1.5
const LONGEST_DELAY = 30_000
/** A line that held so long starts counting anew. */
const STABLE_AFTER = 60_000
/** A server that does not even refuse. */
const OPEN_WITHIN = 15_000
/** A server that knows how far back it reaches says so at once. */
const COVERS_WITHIN = 1_000
/** Between a change and its place among those a server remembers. */
const MARGIN = 1_000

const ownClock: LiveClock = {
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
  random: Math.random,
}

/** One attempt: from asking for a token to the end of the line. */
interface Attempt {
  readonly giveUp: AbortController
  channel: LiveChannel | null
  token: string | null
}

export function createLiveSocket({
  transport,
  token,
  renew,
  clock = ownClock,
  page = watchPage,
}: LiveParts): LiveSocket {
  const changes = createEmitter()
  const news = createEmitter<[LiveNews]>()
  const timers = createTimers(clock)
  const heart = createHeartbeat({
    timers,
    send: () => current?.channel?.send(''),
    onDead: () => broken(LIVE_CLOSE.silent),
  })
  let status: LiveStatus = { state: 'off', attempt: 0, online: true }
  let current: Attempt | null = null
  let refused: string | null = null
  let unwatch: (() => void) | null = null

  const enter = (next: Partial<LiveStatus>) => {
    status = { ...status, ...next }
    changes.emit()
  }
  const letGo = (code: number) => {
    const attempt = current
    current = null
    heart.stop()
    timers.clear()
    attempt?.giveUp.abort()
    attempt?.channel?.close(code)
  }
  const open = async () => {
    const attempt: Attempt = { giveUp: new AbortController(), channel: null, token: null }
    const { signal } = attempt.giveUp
    const isCurrent = () => current === attempt
    current = attempt
    timers.set('open', OPEN_WITHIN, () => broken(LIVE_CLOSE.silent))
    enter({ state: 'connecting' })
    try {
      const rejected = refused
      attempt.token = rejected === null ? await token(signal) : await renew(rejected, signal)
      if (!isCurrent()) return
      attempt.channel =
        transport().connect?.({
          path: LIVE_PATH,
          token: attempt.token,
          onOpen: () => isCurrent() && opened(),
          onMessage: (text) => isCurrent() && messageReceived(text),
          onClose: ({ code }) => isCurrent() && broken(code),
        }) ?? null
      if (!attempt.channel) off()
    } catch (thrown) {
      if (!isCurrent()) return
      // Without a session there is nobody to listen; the next one starts the line again.
      if (isOver(toFangkitError(thrown, 'socket'))) off()
      else broken(0)
    }
  }
  const opened = () => {
    refused = null
    timers.clear()
    timers.set('stable', STABLE_AFTER, () => enter({ attempt: 0 }))
    heart.start()
    enter({ state: 'open' })
    // Also the first time: what was asked for before may have changed since.
    timers.set('covers', COVERS_WITHIN, () => news.emit({ missed: true }))
  }
  const messageReceived = (text: string) => {
    heart.messageReceived()
    const message = readLiveMessage(text)
    if (!message) return
    if (!('covers' in message)) return news.emit(message)
    if (timers.end('covers')) news.emit({ missed: true, before: Date.now() - message.covers + MARGIN })
  }
  /** The line is gone, or never came to be. */
  const broken = (code: number) => {
    if (code === LIVE_CLOSE.signedOut) refused = current?.token ?? null
    letGo(code >= 3_000 ? code : 1_000)
    const attempt = status.attempt + 1
    if (attempt > ATTEMPTS || code === LIVE_CLOSE.tooMany) return enter({ state: 'lost' })
    // A session that ended is asked about at once; only when that does not help is there a pause.
    if (code === LIVE_CLOSE.signedOut && attempt === 1) {
      enter({ attempt })
      return void open()
    }
    enter({ state: 'waiting', attempt })
    timers.set('again', delayOf(attempt, clock.random()), () => void open())
  }
  const off = () => {
    letGo(1_000)
    refused = null
    enter({ state: 'off', attempt: 0 })
  }
  /** Whatever gives hope counts as a new beginning. */
  const reconnect = () => {
    if (status.state !== 'waiting' && status.state !== 'lost') return
    letGo(1_000)
    enter({ attempt: 0 })
    void open()
  }

  return {
    start() {
      if (status.state !== 'off' || !transport().connect) return
      unwatch ??= page({ onHope: reconnect, onNetwork: (online) => enter({ online }) })
      void open()
    },
    stop() {
      unwatch?.()
      unwatch = null
      if (status.state !== 'off') off()
    },
    status: () => status,
    subscribe: changes.subscribe,
    listen: news.subscribe,
    reconnect,
  }
}

/** Grows with every attempt, and differs from page to page, so that a server that comes back is not overrun. */
function delayOf(attempt: number, chance: number): number {
  return Math.min(FIRST_DELAY * GROWTH ** (attempt - 1), LONGEST_DELAY) * (0.75 + chance / 2)
}

function isOver({ kind }: FangkitError): boolean {
  return kind === 'signed-out' || kind === 'aborted'
}

/** Named timers, so that none is left behind. */
export interface Timers {
  set(name: string, milliseconds: number, run: () => void): void
  /** True when it was still running. */
  end(name: string): boolean
  clear(): void
}

function createTimers(clock: LiveClock): Timers {
  const running = new Map<string, unknown>()
  const end = (name: string) => {
    // adapter: browsers and Node name their timers differently
    if (running.has(name)) clock.clearTimeout(running.get(name) as never)
    return running.delete(name)
  }
  return {
    end,
    set(name, milliseconds, run) {
      end(name)
      running.set(
        name,
        clock.setTimeout(() => {
          running.delete(name)
          run()
        }, milliseconds),
      )
    },
    clear() {
      for (const name of [...running.keys()]) end(name)
    },
  }
}
