import type { FangkitError } from './fangkit-error.ts'

/** What the `Token` header carries. @public */
export interface AccessToken {
  readonly token: string
  /** Epoch milliseconds by the server's clock; null when unknown. */
  readonly expiresAt: number | null
}

/** Why a token is asked for. @public */
export interface TokenRequest {
  /** None is at hand; the one at hand ends soon; the server refused the one at hand. */
  readonly reason: 'initial' | 'expiring' | 'signed-out'
  /** The token the server refused. */
  readonly rejected?: string
  readonly signal: AbortSignal
}

/**
 * Who the person is, as far as calls need to know. Replaceable: {@link createTokenAuth} is one way.
 * The library asks at call time, once for all calls in flight, and again shortly before the token ends.
 *
 * @public
 */
export interface Auth {
  /** The token to use, or null when there is none to be had. */
  getToken(request: TokenRequest): Promise<AccessToken | null> | AccessToken | null
  /** Forgets the token. */
  signOut?(): void | Promise<void>
  /** The session is over and cannot be renewed; called once until there is a new one. */
  onSignedOut?(error: FangkitError): void
  /** Tells when the token changed outside a call: a log-in, a log-out, another tab. */
  subscribe?(listener: () => void): () => void
  /** A further restriction of the host on top of the person's privileges. Everything is allowed when absent. */
  can?(operation: string, subject?: string): boolean
}
