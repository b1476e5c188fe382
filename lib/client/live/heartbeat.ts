/** What a heartbeat needs. */
export interface HeartbeatParts {
  readonly timers: { set(name: string, milliseconds: number, run: () => void): void }
  readonly send: () => void
  readonly onDead: () => void
}

export interface Heartbeat {
  start(): void
  /** A message arrived from the server. */
  messageReceived(): void
  stop(): void
}

/** @source SHL-015, CON-032 */
const EVERY = 5_000
/** With one pause before it, a dead connection is found within 15 s. */
const ANSWER_WITHIN = 9_000

/**
 * Sends an empty message every five seconds and expects an answer, to find connections that broke without a close
 * event. It counts unanswered messages, not elapsed time, because hidden pages run their timers once a minute.
 */
export function createHeartbeat({ timers, send, onDead }: HeartbeatParts): Heartbeat {
  let beating = false
  let unanswered = 0
  const beat = () => {
    if (!beating) return
    send()
    unanswered += 1
    if (unanswered === 1) timers.set('answer', ANSWER_WITHIN, () => beating && unanswered > 0 && onDead())
    timers.set('beat', EVERY, beat)
  }
  return {
    start() {
      beating = true
      unanswered = 0
      timers.set('beat', EVERY, beat)
    },
    messageReceived() {
      unanswered = 0
    },
    stop() {
      beating = false
    },
  }
}
