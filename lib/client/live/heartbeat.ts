/** What a heartbeat runs on. */
export interface HeartbeatParts {
  readonly timers: { set(name: string, milliseconds: number, run: () => void): void }
  readonly send: () => void
  readonly onDead: () => void
}

export interface Heartbeat {
  start(): void
  /** Something came from the other side. */
  messageReceived(): void
  stop(): void
}

/** @source SHL-015, CON-032 */
const EVERY = 5_000
/** Together with one pause a dead line is found within 15 s. */
const ANSWER_WITHIN = 9_000

/**
 * Sends an empty message every five seconds and counts on an answer: a line that died without a word is found dead.
 * What counts is an unanswered beat, not the time since the last one: hidden pages run their timers once a minute.
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
