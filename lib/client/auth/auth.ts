import type { RoleIds } from '../../domain/permission/role.ts'
import type { FangkitError } from '../fangkit-error.ts'

/** A token for the `Token` header, with its expiry. @public */
export interface AccessToken {
  /** Sent as it is, never parsed. */
  readonly token: string
  /** Epoch milliseconds by the server's clock; null when unknown. */
  readonly expiresAt: number | null
}

/** Why the library asks for a token. @public */
export interface TokenRequest {
  /** `initial`: there is no token; `expiring`: the current token ends soon; `signed-out`: the server refused it. */
  readonly reason: 'initial' | 'expiring' | 'signed-out'
  /** The token the server refused. */
  readonly rejected?: string
  readonly signal: AbortSignal
}

/** The signed-in user, as the host describes them in place of the back end. @public */
export interface SessionUser {
  /** Name to show, of the person rather than of the log-in. */
  readonly userName: string
  /** Key of the log-in (`Ss11SysUsers`). */
  readonly userId: string
  /** Key of the account (`Br01AcctBase`), by which cases and jobs name the people who work on them. */
  readonly acctId: string
  /** Ids such as `ROLE_MANAGER`, or those in `Auth.roleIds` if the host sets it. */
  readonly roleIds: readonly string[]
  /** Operation privileges, such as `OPT_SAVE`. */
  readonly privileges: readonly string[]
  /** Employee of a service provider; false when absent. */
  readonly isProviderEmployee?: boolean
}

/**
 * How calls get their token and user. You can replace it; {@link createTokenAuth} is one implementation. The library
 * asks at call time, once for all calls in flight, and again shortly before the token ends.
 *
 * @public
 */
export interface Auth {
  /**
   * Returns the token to use, or null when there is none. Times out after 10 s. After a failure the library waits 1 to
   * 10 s before it asks again.
   */
  getToken(request: TokenRequest): Promise<AccessToken | null> | AccessToken | null
  /**
   * Returns the signed-in user. When this is absent or returns null, the library asks the back end. The answer only
   * decides what the page offers; the back end checks every call.
   *
   * @source SDK-015
   */
  getUser?(request: { readonly signal: AbortSignal }): Promise<SessionUser | null> | SessionUser | null
  /** The role ids of finance and managers, if the back end does not use those of `ROLE`. @source OPN-066 */
  readonly roleIds?: RoleIds
  /** Forgets the token. */
  signOut?(): void | Promise<void>
  /** Called once when the session has ended and cannot be renewed, until there is a new session. */
  onSignedOut?(error: FangkitError): void
  /** Notifies the listener when the token changes outside a call: log-in, log-out or another tab. */
  subscribe?(listener: () => void): () => void
  /** Restricts operations further than the privileges of the user. Everything is allowed when absent. */
  can?(operation: string, subject?: string): boolean
}
