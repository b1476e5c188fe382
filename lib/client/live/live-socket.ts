import { createEmitter } from '../../events/emitter.ts'
import { LIVE_CLOSE, LIVE_PATH, readLiveMessage, type LiveMessage } from '../../contract/live.ts'
import { toFangkitError, type FangkitError } from '../fangkit-error.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { LiveChannel, Transport } from '../transport/transport.ts'
import { watchPage, type PageWatch } from './watch-page.ts'

/**
 * State of the connection: `off` is not requested or not offered, `waiting` is between two attempts, `lost` has given
 * up.
 *
 * @public
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'waiting' | 'lost'

/** State of the live connection, with details. @public */
export interface LiveStatus {
  /** What the connection does now, see {@link LiveState}. */
  readonly state: LiveState
  /** Attempts since the connection broke. */
  readonly attempt: number
  /** Whether the browser is online. */
  readonly online: boolean
}

/**
 * A message of the live connection. `missed` follows every opening: answers requested before `before` (milliseconds
 * since 1970) may be outdated. Without `before` any answer may be outdated, because the server does not say how far
 * back it remembers.
 *
 * @public
 */
export type LiveNews =
  /** A change the server reports. */
  | Exclude<LiveMessage, { readonly covers: number }>
  /** The connection opened: changes before that instant may have been missed. */
  | { readonly missed: true; readonly before?: number }

/**
 * The one live connection of a client. It reconnects by itself and reports when it cannot.
 *
 * @source SHL-012 to SHL-016, CON-032, OPN-079
 * @public
 */
export interface LiveSocket {
  /** Requests the connection. It opens when a user is signed in. */
  start(): void
  /** Closes the connection until `start` is called again. */
  stop(): void
  /** The same object until something changes. */
  status(): LiveStatus
  /** Calls the listener at every change of the status. Returns a function that ends that. */
  subscribe(listener: () => void): () => void
  /** Calls the listener with every message. Returns a function that ends that. */
  listen(listener: (news: LiveNews) => void): () => void
  /** Tries again at once and resets the attempts, for a user who sees that the connection is lost. */
  reconnect(): void
}

/** Timers and randomness; tests replace them. */
export interface LiveClock {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: never) => void
  /** From 0 to 1. */
  readonly random: () => number
}

export interface LiveParts {
  readonly transport: () => Transport
  /** The token to connect with; rejects when there is none. */
  readonly token: (signal: AbortSignal) => Promise<string>
  /** Another token than the refused one; rejects when the session has ended. */
  readonly renew: (rejected: string, signal: AbortSignal) => Promise<string>
  readonly clock?: LiveClock
  readonly page?: PageWatch
}

/** Attempts before the user has to ask for another one. @source SHL-014 */
const ATTEMPTS = 10
const FIRST_DELAY = 3_000
const GROWTH = 1.5
const LONGEST_DELAY = 30_000
/** Milliseconds a connection must hold before the attempts are counted from zero again. */
const STABLE_AFTER = 60_000
/** Milliseconds to wait for a server that does not answer at all. */
const OPEN_WITHIN = 15_000
/** Milliseconds to wait for the message that says how far back the server remembers. */
const COVERS_WITHIN = 1_000
/** Milliseconds between a change and its entry in the memory of the server. */
const MARGIN = 1_000

const ownClock: LiveClock = {
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
  random: Math.random,
}

/** One attempt, from requesting a token to the end of the connection. */
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
      // Without a session there is no subscriber; the next session starts the connection again.
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
    // Also for the first opening, because data requested earlier may have changed since.
    timers.set('covers', COVERS_WITHIN, () => news.emit({ missed: true }))
  }
  const messageReceived = (text: string) => {
    heart.messageReceived()
    const message = readLiveMessage(text)
    if (!message) return
    if (!('covers' in message)) return news.emit(message)
    if (timers.end('covers')) news.emit({ missed: true, before: Date.now() - message.covers + MARGIN })
  }
  /** The connection closed or could not be opened. */
  const broken = (code: number) => {
    if (code === LIVE_CLOSE.signedOut) refused = current?.token ?? null
    letGo(code >= 3_000 ? code : 1_000)
    const attempt = status.attempt + 1
    if (attempt > ATTEMPTS || code === LIVE_CLOSE.tooMany) return enter({ state: 'lost' })
    // When the server reports the end of the session, renews the token at once. Pauses only when that does not help.
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
  /** Resets the attempts when the network or the user is back. */
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

/** Grows with every attempt and differs between pages, so that a restarted server is not overloaded. */
function delayOf(attempt: number, chance: number): number {
  return Math.min(FIRST_DELAY * GROWTH ** (attempt - 1), LONGEST_DELAY) * (0.75 + chance / 2)
}

function isOver({ kind }: FangkitError): boolean {
  return kind === 'signed-out' || kind === 'aborted'
}

/** Timers by name, so that all of them can be stopped. */
export interface Timers {
  set(name: string, milliseconds: number, run: () => void): void
  /** Stops a timer. True when it was still running. */
  end(name: string): boolean
  clear(): void
}

function createTimers(clock: LiveClock): Timers {
  const running = new Map<string, unknown>()
  const end = (name: string) => {
    // adapter: browsers and Node use different types for timers
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
