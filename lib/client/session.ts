import { WIRE_ERRORS } from '../contract/wire-error.ts'
import { joinSignals, within } from './abort.ts'
import type { AccessToken, Auth, TokenRequest } from './auth.ts'
import { FangkitError, timeoutError, toFangkitError } from './fangkit-error.ts'

/** Time before the end of a token at which the next one is asked for. */
const MARGIN = 30_000
/** An auth that never answers must not hang every call. */
const PATIENCE = 30_000

/** @public */
export type SessionState = 'unknown' | 'signed-in' | 'signed-out'

/**
 * The token of one client: asked for once for all calls, renewed before it ends and when the server refuses it,
 * and in the end declared over once.
 */
export interface Session {
  readonly state: SessionState
  /** The token to send. @throws FangkitError SIGNED_OUT */
  token(op: string, signal: AbortSignal): Promise<string>
  /** Another token than the one refused. @throws FangkitError SIGNED_OUT when there is none */
  renew(rejected: string, error: FangkitError, signal: AbortSignal): Promise<string>
  /** The server took this token. */
  accepted(token: string): void
  /** The server refused even the renewed token. */
  end(rejected: string, error: FangkitError): void
  /** Forgets what is known about the token; the next call asks for one. */
  restart(): void
  subscribe(listener: (state: SessionState) => void): () => void
  dispose(): void
}

export interface SessionParts {
  /** Read at call time, so that its identity never matters. */
  readonly auth: () => Auth
  readonly now?: () => number
  /** Told when a callback of the host throws. */
  readonly report?: (error: unknown) => void
}

type Reason = TokenRequest['reason']
interface Flight {
  readonly reason: Reason
  readonly landed: Promise<void>
}

export function createSession({ auth, now = Date.now, report }: SessionParts): Session {
  const lifetime = new AbortController()
  const listeners = new Set<(state: SessionState) => void>()
  const refused = new Set<string>()
  let state: SessionState = 'unknown'
  let held: AccessToken | null = null
  let flight: Flight | null = null
  let generation = 0
  let renewedBeforeEnd: string | null = null
  let over: FangkitError | null = null
  let announced = false

  // Read through functions: both change while a caller waits.
  const heldToken = (): string | null => held?.token ?? null
  const flying = (): Flight | null => flight

  const enter = (next: SessionState) => {
    if (state === next) return
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  const take = (token: AccessToken | null): boolean => {
    if (!token || typeof token.token !== 'string' || token.token === '' || refused.has(token.token)) return false
    held = token
    over = null
    enter('signed-in')
    return true
  }
  const drop = (token: string) => {
    refused.add(token)
    if (held?.token === token) held = null
  }
  const endWith = (error: FangkitError) => {
    over = error
    enter('signed-out')
    if (announced) return
    announced = true
    try {
      auth().onSignedOut?.(error)
    } catch (thrown) {
      report?.(thrown)
    }
  }
  const ask = (reason: Reason, rejected?: string): Flight => {
    const mine = generation
    const asking = bounded(async (signal) => auth().getToken({ reason, signal, ...(rejected !== undefined && { rejected }) }), lifetime.signal)
    const landed = asking.then((token) => void (mine === generation && take(token))).finally(() => {
      if (mine === generation) flight = null
    })
    landed.catch(() => undefined) // those who wait for it see the failure
    flight = { reason, landed }
    return flight
  }
  /** Waits for requests of another kind; their failure is told to whoever made them. */
  const clear = async (mine: Reason, signal: AbortSignal, op: string) => {
    for (let other = flying(); other && other.reason !== mine; other = flying()) await within(other.landed.catch(() => undefined), signal, op)
  }

  const token = async (op: string, signal: AbortSignal): Promise<string> => {
    for (;;) {
      const mine = generation
      if (flight && flight.reason !== 'initial') await clear('initial', signal, op)
      const current = held
      if (current && (!endsSoon(current, now()) || renewedBeforeEnd === current.token)) return current.token
      if (current) {
        renewedBeforeEnd = current.token
        // A renewal that fails too early changes nothing: the server decides when a token has ended.
        await within(ask('expiring').landed.catch(() => undefined), signal, op)
        return heldToken() ?? current.token
      }
      await within((flying() ?? ask('initial')).landed, signal, op)
      const next = heldToken()
      if (next !== null) return next
      if (mine !== generation) continue
      const error = over ?? signedOutError(op)
      endWith(error)
      throw error
    }
  }

  const renew = async (rejected: string, error: FangkitError, signal: AbortSignal): Promise<string> => {
    const mine = generation
    const known = refused.has(rejected)
    drop(rejected)
    if (flight && flight.reason !== 'signed-out') await clear('signed-out', signal, error.op)
    const shared = heldToken()
    if (shared !== null) return shared
    if (known && over) throw error
    await within((flying() ?? ask('signed-out', rejected)).landed, signal, error.op)
    const next = heldToken()
    if (next !== null) return next
    if (mine !== generation) return token(error.op, signal)
    endWith(error)
    throw error
  }

  return {
    get state() {
      return state
    },
    token,
    renew,
    accepted(taken) {
      if (heldToken() === taken) announced = false
    },
    end(rejected, error) {
      drop(rejected)
      if (heldToken() === null) endWith(error)
    },
    restart() {
      generation += 1
      flight = null
      held = null
      over = null
      announced = false
      renewedBeforeEnd = null
      refused.clear()
      enter('unknown')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispose() {
      lifetime.abort()
      listeners.clear()
    },
  }
}

function endsSoon({ expiresAt }: AccessToken, now: number): boolean {
  return expiresAt !== null && expiresAt - now <= MARGIN
}

function signedOutError(op: string): FangkitError {
  return new FangkitError({ kind: 'signed-out', code: 'SIGNED_OUT', message: 'no token', userMessage: WIRE_ERRORS.SIGNED_OUT.message, op })
}

/** Runs a callback of the host, which may throw, reject or never settle. */
async function bounded<T>(run: (signal: AbortSignal) => Promise<T>, lifetime: AbortSignal): Promise<T> {
  const patience = new AbortController()
  const { signal, release } = joinSignals(lifetime, patience.signal)
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    return await within(run(signal), signal, 'getToken')
  } catch (error) {
    throw patience.signal.aborted ? timeoutError('getToken', error) : toFangkitError(error, 'getToken')
  } finally {
    clearTimeout(timer)
    release()
  }
}
