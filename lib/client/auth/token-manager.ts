import { bounded, within } from '../abort.ts'
import type { AccessToken, Auth, TokenRequest } from './auth.ts'
import { toFangkitError, type FangkitError } from '../fangkit-error.ts'

/** Name of the host's `getToken` in errors. */
export const GET_TOKEN = 'getToken'
/** Milliseconds. An auth that never answers must not block every call. */
const PATIENCE = 10_000
/** Pauses after failed requests, in milliseconds: each longer than the one before; the last one repeats. */
const PAUSES = [1_000, 2_000, 4_000, 8_000] as const
const LONGEST_PAUSE = 10_000

type Reason = TokenRequest['reason']
interface Flight {
  readonly reason: Reason
  readonly landed: Promise<void>
}

/** The current token and the pending request for another one, if any. */
export interface TokenManager {
  held(): AccessToken | null
  /** Discards a token the server refused; it is never used again. */
  drop(token: string): void
  isRefused(token: string): boolean
  /**
   * Requests a token, or joins the pending request for the same reason. Shortly after a failure it does not ask again:
   * all calls of a client share that failure.
   *
   * @throws FangkitError
   */
  ask(reason: Reason, rejected?: string): Promise<void>
  /** The pending request, whatever its reason. */
  onItsWay(): Promise<void> | undefined
  /**
   * Waits while a request for one of these reasons is pending. Only the caller of that request receives its failure.
   */
  settled(reasons: readonly Reason[], signal: AbortSignal, op: string): Promise<void>
  /** The last token the server refused, until there is another one. */
  lastRefused(): string | null
  /** Increases with every restart, so that answers to older requests are ignored. */
  generation(): number
  restart(): void
  dispose(): void
}

export interface TokenManagerParts {
  readonly auth: () => Auth
  readonly onTaken: () => void
  readonly now: () => number
}

export function createTokenManager({ auth, onTaken, now }: TokenManagerParts): TokenManager {
  const lifetime = new AbortController()
  const refused = new Set<string>()
  let held: AccessToken | null = null
  let lastRefused: string | null = null
  let flight: Flight | null = null
  let generation = 0
  let failures = 0
  let pause: { readonly until: number; readonly error: FangkitError } | null = null

  const take = (token: AccessToken | null) => {
    if (!token || typeof token.token !== 'string' || token.token === '' || refused.has(token.token)) return
    held = token
    lastRefused = null
    onTaken()
  }
  const depart = (reason: Reason, rejected: string | undefined): Flight => {
    const mine = generation
    const asking = bounded(
      async (signal) => auth().getToken({ reason, signal, ...(rejected !== undefined && { rejected }) }),
      lifetime.signal,
      GET_TOKEN,
      PATIENCE,
    )
    const landed = asking
      .then(
        (token) => {
          if (mine !== generation) return
          failures = 0
          take(token)
        },
        (thrown: unknown) => {
          const error = toFangkitError(thrown, GET_TOKEN)
          if (mine === generation) {
            pause = { until: now() + (PAUSES[failures] ?? LONGEST_PAUSE), error }
            failures += 1
          }
          throw error
        },
      )
      .finally(() => {
        if (mine === generation) flight = null
      })
    landed.catch(() => undefined) // callers that wait for it receive the failure
    return { reason, landed }
  }
  const flying = () => flight

  return {
    held: () => held,
    drop(token) {
      refused.add(token)
      if (held?.token === token) held = null
      if (!held) lastRefused = token
    },
    isRefused: (token) => refused.has(token),
    ask(reason, rejected) {
      if (pause && now() < pause.until) return Promise.reject(pause.error)
      pause = null
      if (flight?.reason !== reason) flight = depart(reason, rejected)
      return flight.landed
    },
    onItsWay: () => flight?.landed,
    async settled(reasons, signal, op) {
      for (let other = flying(); other && reasons.includes(other.reason); other = flying())
        await within(
          other.landed.catch(() => undefined),
          signal,
          op,
        )
    },
    lastRefused: () => lastRefused,
    generation: () => generation,
    restart() {
      generation += 1
      flight = null
      held = null
      lastRefused = null
      pause = null
      failures = 0
      refused.clear()
    },
    dispose: () => lifetime.abort(),
  }
}
