/** The present instant in epoch milliseconds. @public */
export type Clock = () => number

/** Unguessable identifiers. @public */
export interface Ids {
  /** Key of a new row, at most 32 characters. */
  key(): string
  /** A session token of 256 random bits, and how a token is stored. */
  token(): string
  hashToken(token: string): Promise<string>
}

/** Slow hashing of passwords. @public */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False for a wrong password and for a hash it cannot read; the latter must take as long, so that unknown accounts do not show. */
  verify(password: string, hash: string): Promise<boolean>
}

/** Everything outside the business. @public */
export interface Ports {
  readonly clock: Clock
  readonly ids: Ids
  readonly passwords: Passwords
  /** Reports what went wrong inside; must not carry personal data or tokens. */
  readonly report: (event: { readonly level: 'warn' | 'error'; readonly message: string; readonly requestId: string; readonly cause?: unknown }) => void
}
