import { type LiveService, REMEMBERED } from '../backend/live/live-service.ts'
import type { LiveChannel, LiveRequest } from '../client/transport/transport.ts'
import { LIVE_CLOSE, type LiveMessage } from '../contract/live.ts'
import { CONNECTION_IS_CUT, type MemoryScenario } from './memory-scenario.ts'

export interface MemoryConnectionsOptions {
  readonly live: () => Promise<LiveService>
  readonly tokenOf: (token: string) => Promise<string | null>
  readonly scenario: () => MemoryScenario
}

/** The open connections of one page. */
export interface MemoryConnections {
  connect(request: LiveRequest): LiveChannel
  /** Cuts them without a close message, as when the network fails. */
  cut(): void
}

/** The close code of a connection that the network cut. */
const ABNORMAL_CLOSURE = 1_006

/** Live connections without a network. Messages arrive a moment later, as from a server. */
export function createMemoryConnections({ live, tokenOf, scenario }: MemoryConnectionsOptions): MemoryConnections {
  const open = new Set<(code: number) => void>()
  const born = Date.now()
  return {
    connect({ token, onOpen, onMessage, onClose }) {
      let leave: (() => void) | null = null
      let over = false
      const end = (code: number) => {
        if (over) return
        over = true
        open.delete(end)
        leave?.()
        onClose?.({ code, reason: '' })
      }
      const send = (text: string) => queueMicrotask(() => over || onMessage(text))
      const arrive = async () => {
        const now = scenario()
        if (CONNECTION_IS_CUT.includes(now)) return end(ABNORMAL_CLOSURE)
        if (now === 'signed-out') return end(LIVE_CLOSE.signedOut)
        const service = await live()
        const admission = await service.admit((await tokenOf(token)) ?? '', {
          send,
          end: (why) => end(why === 'signed-out' ? LIVE_CLOSE.signedOut : LIVE_CLOSE.missed),
        })
        if (admission.kind !== 'admitted')
          return end(admission.kind === 'too-many' ? LIVE_CLOSE.tooMany : LIVE_CLOSE.signedOut)
        leave = admission.leave
        if (over) return leave()
        onOpen?.()
        // The back end starts with its first call, and nothing happened before that: its memory is complete at first.
        if (Date.now() - born < REMEMBERED) send(JSON.stringify({ covers: Date.now() } satisfies LiveMessage))
        admission.catchUp()
      }
      open.add(end)
      void Promise.resolve()
        .then(arrive)
        .catch(() => end(ABNORMAL_CLOSURE))
      return {
        // Empty messages are answered; a page sends nothing else to a server.
        send: (text) => text === '' && !over && send(''),
        close() {
          if (over) return
          over = true
          open.delete(end)
          leave?.()
        },
      }
    },
    cut() {
      for (const end of [...open]) end(ABNORMAL_CLOSURE)
    },
  }
}
