import { createEmitter } from '../../events/emitter.ts'
import type { Auth } from './auth.ts'
import type { FangkitError } from '../fangkit-error.ts'

/** State of the session; `unknown` until the first token arrives or is missing. @public */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out'

/** Whether the user is signed in. Notifies the host once when the session ends. */
export interface SessionStatus {
  current(): SessionState
  /** Why the session ended; null while it is active. */
  over(): FangkitError | null
  signedIn(): void
  /** Ends the session. Notifies the host once, until a call succeeds again or the session restarts. */
  end(error: FangkitError): void
  /** Records a successful call: the next end of the session is reported again. */
  proved(): void
  restart(): void
  subscribe(listener: (state: SessionState) => void): () => void
}

export interface SessionStatusParts {
  readonly auth: () => Auth
  /** Receives what a callback of the host throws. */
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
