import { createEmitter } from '../emitter.ts'
import type { Auth } from './auth.ts'
import type { FangkitError } from '../fangkit-error.ts'

/** @public */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out'

/** Whether the person is signed in, and that the host is told once when they no longer are. */
export interface SessionStatus {
  current(): SessionState
  /** Why the session ended; null while it has not. */
  over(): FangkitError | null
  signedIn(): void
  /** The session is over: told once, until a call succeeded again or the session was restarted. */
  end(error: FangkitError): void
  /** A call succeeded: the next end is another one. */
  proved(): void
  restart(): void
  subscribe(listener: (state: SessionState) => void): () => void
}

export interface SessionStatusParts {
  readonly auth: () => Auth
  /** Told when the host's callback throws. */
  readonly report: ((error: unknown) => void) | undefined
}

export function createSessionStatus({ auth, report }: SessionStatusParts): SessionStatus {
  const states = createEmitter<[SessionState]>()
  let state: SessionState = 'unknown'
  let over: FangkitError | null = null
  let announced = false

  const enter = (next: SessionState) => {
    if (state === next) return
    state = next
    states.emit(next)
  }
  return {
    current: () => state,
    over: () => over,
    signedIn() {
      over = null
      enter('signed-in')
    },
    end(error) {
      over = error
      enter('signed-out')
      if (announced) return
      announced = true
      try {
        const answer: unknown = auth().onSignedOut?.(error)
        if (answer instanceof Promise) answer.catch((thrown: unknown) => report?.(thrown))
      } catch (thrown) {
        report?.(thrown)
      }
    },
    proved() {
      announced = false
    },
    restart() {
      over = null
      announced = false
      enter('unknown')
    },
    subscribe: states.subscribe,
  }
}
