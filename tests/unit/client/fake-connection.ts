import type { LiveClock } from '../../../lib/client/live/live-socket.ts'
import type { LiveChannel, LiveRequest } from '../../../lib/client/transport/transport.ts'
import type { PageSigns, PageWatch } from '../../../lib/client/live/watch-page.ts'

/** A clock that a test advances. */
export interface FakeClock extends LiveClock {
  /** Runs what is due within this time, in order, and lets promises settle in between. */
  advance(milliseconds: number): Promise<void>
  /** Timers that wait. */
  readonly waiting: () => number
}

export function fakeClock(random = 0.5): FakeClock {
  let now = 0
  let serial = 0
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  const nextBefore = (end: number) =>
    [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    setTimeout(run, milliseconds) {
      serial += 1
      timers.set(serial, { at: now + milliseconds, run })
      return serial
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    random: () => random,
    waiting: () => timers.size,
    async advance(milliseconds) {
      const end = now + milliseconds
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const [id, { at, run }] = due
        timers.delete(id)
        now = at
        run()
        await settled()
      }
      now = end
      await settled()
    },
  }
}

/** One line a test plays the server of. */
export interface FakeConnection {
  readonly request: LiveRequest
  readonly said: string[]
  closed: number | null
  /** Answers every heartbeat, as a server does. */
  answering: boolean
  open(): void
  say(text: string): void
  end(code: number): void
}

/** A server whose lines a test opens, ends and ignores. */
export function fakeConnections(): {
  readonly connections: FakeConnection[]
  readonly connect: (request: LiveRequest) => LiveChannel
  readonly last: () => FakeConnection
} {
  const connections: FakeConnection[] = []
  return {
    connections,
    last: () => {
      const connection = connections.at(-1)
      if (!connection) throw new Error('nothing was opened')
      return connection
    },
    connect(request) {
      const connection: FakeConnection = {
        request,
        said: [],
        closed: null,
        answering: false,
        open: () => request.onOpen?.(),
        say: (text) => request.onMessage(text),
        end: (code) => request.onClose?.({ code, reason: '' }),
      }
      connections.push(connection)
      return {
        send: (text) => {
          connection.said.push(text)
          if (connection.answering) queueMicrotask(() => connection.say(''))
        },
        close: (code = 1_000) => {
          connection.closed ??= code
        },
      }
    },
  }
}

/** A page whose signs a test gives. */
export function fakePage(): { readonly watch: PageWatch; readonly signs: () => PageSigns | null } {
  let pageSigns: PageSigns | null = null
  return {
    watch: (signs) => {
      pageSigns = signs
      return () => {
        pageSigns = null
      }
    },
    signs: () => pageSigns,
  }
}

/** Promises that wait for nothing but each other are through. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
