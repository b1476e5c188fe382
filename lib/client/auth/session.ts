import { WIRE_ERRORS } from '../../contract/wire-error.ts'
import { within } from '../abort.ts'
import type { AccessToken, Auth } from './auth.ts'
import { FangkitError } from '../fangkit-error.ts'
import { createSessionStatus, type SessionState } from './session-status.ts'
import { createTokenManager } from './token-manager.ts'

/** How long before the end of a token the next one is requested, in milliseconds. */
const MARGIN = 30_000

/**
 * The token of one client. Requested once for all calls, renewed before it expires and when the server refuses it. When
 * it cannot be renewed, the session ends, which is reported once.
 */
export interface Session {
  /** Whether a user is signed in, as far as it is known; {@link Session.subscribe} says when it changes. */
  readonly state: SessionState
  /** The token to send. @throws FangkitError SIGNED_OUT */
  token(op: string, signal: AbortSignal): Promise<string>
  /** Returns another token than the refused one. @throws FangkitError SIGNED_OUT when there is none */
  renew(rejected: string, error: FangkitError, signal: AbortSignal): Promise<string>
  /** The server accepted this token. */
  accepted(token: string): void
  /** The server refused even the renewed token. */
  end(rejected: string, error: FangkitError): void
  /** Forgets what is known about the token; the next call asks for one. */
  restart(): void
  /** Calls the listener at every change of the state. Returns a function that ends that. */
  subscribe(listener: (state: SessionState) => void): () => void
  /** Stops requesting tokens, for a client that is no longer used. */
  dispose(): void
}

export interface SessionParts {
  /** Read at call time, so that a new auth object needs no restart. */
  readonly auth: () => Auth
  readonly now?: () => number
  /** Receives what a callback of the host throws. */
  readonly report?: (error: unknown) => void
}

export function createSession({ auth, now = Date.now, report }: SessionParts): Session {
  const status = createSessionStatus({ auth, report })
  const tokens = createTokenManager({ auth, onTaken: status.signedIn, now })
  let renewedBeforeEnd: string | null = null

  /**
   * Asks for a token. The auth must not return one the server has refused, unless the session has ended and a new one
   * may start.
   */
  const askForAny = (): Promise<void> => {
    const rejected = status.over() ? null : tokens.lastRefused()
    return rejected === null ? tokens.ask('initial') : tokens.ask('signed-out', rejected)
  }

  const token = async (op: string, signal: AbortSignal): Promise<string> => {
    for (;;) {
      const mine = tokens.generation()
      await tokens.settled(['expiring'], signal, op)
      const current = tokens.held()
      if (current && !endsSoon(current, now())) return current.token
      if (current) {
        const renewal = renewedBeforeEnd === current.token ? tokens.onItsWay() : tokens.ask('expiring')
        renewedBeforeEnd = current.token
        // A renewal that fails before the token expires changes nothing: the server decides when a token has ended.
        if (renewal)
          await within(
            renewal.catch(() => undefined),
            signal,
            op,
          )
        return (tokens.held() ?? current).token
      }
      await within(tokens.onItsWay() ?? askForAny(), signal, op)
      const next = tokens.held()
      if (next) return next.token
      if (mine !== tokens.generation()) continue
      const error = status.over() ?? signedOutError(op)
      status.end(error)
      throw error
    }
  }

  const renew = async (rejected: string, error: FangkitError, signal: AbortSignal): Promise<string> => {
    const mine = tokens.generation()
    const known = tokens.isRefused(rejected)
    tokens.drop(rejected)
    await tokens.settled(['initial', 'expiring'], signal, error.op)
    const shared = tokens.held()
    if (shared) return shared.token
    if (known && status.over()) throw error
    await within(tokens.ask('signed-out', rejected), signal, error.op)
    const next = tokens.held()
    if (next) return next.token
    if (mine !== tokens.generation()) return token(error.op, signal)
    status.end(error)
    throw error
  }

  return {
    get state() {
      return status.current()
    },
    token,
    renew,
    accepted(taken) {
      if (tokens.held()?.token === taken) status.proved()
    },
    end(rejected, error) {
      tokens.drop(rejected)
      if (!tokens.held()) status.end(error)
    },
    restart() {
      renewedBeforeEnd = null
      tokens.restart()
      status.restart()
    },
    subscribe: status.subscribe,
    dispose: tokens.dispose,
  }
}

function endsSoon({ expiresAt }: AccessToken, now: number): boolean {
  return expiresAt !== null && expiresAt - now <= MARGIN
}

function signedOutError(op: string): FangkitError {
  return new FangkitError({
    kind: 'signed-out',
    code: 'SIGNED_OUT',
    message: 'no token',
    userMessage: WIRE_ERRORS.SIGNED_OUT.message,
    op,
  })
}
