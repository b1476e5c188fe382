import type { RoleIds } from '../../domain/permission/role.ts'
import type { FangkitError } from '../fangkit-error.ts'

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

/** The person who is signed in, where the host knows better than the back end. @public */
export interface SessionUser {
  readonly userName: string
  readonly userId: string
  readonly acctId: string
  /** Such as `ROLE_MANAGER`; as `Auth.roleIds` calls them where it is given. */
  readonly roleIds: readonly string[]
  /** Operation privileges, such as `OPT_SAVE`. */
  readonly privileges: readonly string[]
  readonly isServiceStaff?: boolean
  /** Employee of a service provider. */
  readonly isProviderEmployee?: boolean
}

/**
 * Who the person is, as far as calls need to know. Replaceable: {@link createTokenAuth} is one way.
 * The library asks at call time, once for all calls in flight, and again shortly before the token ends.
 *
 * @public
 */
export interface Auth {
  /**
   * The token to use, or null when there is none to be had. Given up after 10 s; after a failure nobody asks again for
   * 1 to 10 s.
   */
  getToken(request: TokenRequest): Promise<AccessToken | null> | AccessToken | null
  /**
   * Who is signed in; when it is absent or answers null, the back end is asked. It decides in any case: this is what is
   * offered.
   * @source SDK-015
   */
  getUser?(request: { readonly signal: AbortSignal }): Promise<SessionUser | null> | SessionUser | null
  /**
   * What the back end calls the roles of finance and of managers, where it calls them otherwise than `ROLE` does.
   * @source OPN-066
   */
  readonly roleIds?: RoleIds
  /** Forgets the token. */
  signOut?(): void | Promise<void>
  /** The session is over and cannot be renewed; called once until there is a new one. */
  onSignedOut?(error: FangkitError): void
  /** Tells when the token changed outside a call: a log-in, a log-out, another tab. */
  subscribe?(listener: () => void): () => void
  /** A further restriction of the host on top of the person's privileges. Everything is allowed when absent. */
  can?(operation: string, subject?: string): boolean
}
