import { createEmitter } from '../../events/emitter.ts'
import type { AccessToken, Auth, TokenRequest } from './auth.ts'
import type { FangkitError } from '../fangkit-error.ts'
import { createTokenStorage, type TokenPlace } from './token-storage.ts'

/** Account name and password of a log-in, and the code of a second factor. @public */
export interface Credentials {
  /** Name of the account. */
  readonly userName: string
  /** Sent once and never stored. */
  readonly password: string
  /** Of an authenticator app, where the account has a second factor: asked for by an issue of the field `code`. */
  readonly code?: string
}

/** Turns credentials into a token. @throws FangkitError LOGIN_FAILED, RATE_LIMITED @public */
export type Login = (credentials: Credentials, options: { readonly signal?: AbortSignal }) => Promise<AccessToken>

/** Options of {@link createTokenAuth}. @public */
export interface TokenAuthOptions {
  /** Gets a token from the host, for pages with their own log-in. */
  readonly getToken?: (request: TokenRequest) => Promise<AccessToken | null> | AccessToken | null
  /** Needed for {@link TokenAuth.signIn}; see {@link passwordLogin}. */
  readonly login?: Login
  /**
   * Where the token is stored; memory when the browser blocks the storage. `local` when absent, so that a log-in
   * survives a reload. Use `memory` when the host signs users in itself, because the next page may have another user.
   */
  readonly storage?: TokenPlace
  /** Name in that storage; `Token` when absent. @source OPN-081 */
  readonly key?: string
  /** Called once when the session ends, with the reason. */
  readonly onSignedOut?: (error: FangkitError) => void
}

/** An {@link Auth} that stores its token. @public */
export interface TokenAuth extends Auth {
  /** @throws FangkitError LOGIN_FAILED, RATE_LIMITED */
  signIn(credentials: Credentials, options?: { readonly signal?: AbortSignal }): Promise<void>
  /** Stores a token from elsewhere and notifies subscribers; null removes it. */
  setToken(token: AccessToken | null): void
  /** The current token, without requesting one. */
  currentToken(): AccessToken | null
  /** Removes the token and notifies subscribers; the session on the server stays. */
  signOut(): void
  /** Calls the listener when the token changes here or in another tab. Returns a function that ends that. */
  subscribe(listener: () => void): () => void
}

/**
 * Creates an auth that stores the session token in local storage, a cookie or memory, and gets it from the host page or
 * by log-in.
 *
 * @public
 */
export function createTokenAuth({
  getToken,
  login,
  storage = getToken && !login ? 'memory' : 'local',
  key = 'Token',
  onSignedOut,
}: TokenAuthOptions = {}): TokenAuth {
  const tokens = createTokenStorage(storage, key)
  const changed = createEmitter()
  let changes = 0
  let ended = false

  const saveToken = (token: AccessToken | null) => {
    tokens.write(token)
    if (token) ended = false
  }
  const setToken = (token: AccessToken | null) => {
    changes += 1
    saveToken(token)
    changed.emit()
  }
  const fromHost = async (request: TokenRequest) => {
    const before = changes
    const token = (await getToken?.(request)) ?? null
    // A log-in or log-out in the meantime overrides this answer.
    if (before !== changes) return tokens.read()
    if (token && !request.signal.aborted) saveToken(token)
    return token
  }

  return {
    async getToken(request) {
      const current = tokens.read()
      if (request.reason === 'initial' && current) return current
      // Another tab may have signed in in the meantime.
      if (request.reason === 'signed-out' && current && current.token !== request.rejected) return current
      if (getToken) return fromHost(request)
      if (request.reason === 'expiring') return current
      tokens.write(null)
      return null
    },
    async signIn(credentials, { signal } = {}) {
      if (!login) throw new Error('createTokenAuth needs the option `login` to sign in')
      setToken(await login(credentials, signal ? { signal } : {}))
    },
    setToken,
    currentToken: () => tokens.read(),
    signOut: () => setToken(null),
    onSignedOut(error) {
      tokens.write(null)
      if (ended) return
      ended = true
      onSignedOut?.(error)
    },
    subscribe(listener) {
      const unsubscribe = changed.subscribe(listener)
      const unwatch = tokens.watch(listener)
      return () => {
        unsubscribe()
        unwatch()
      }
    },
  }
}
