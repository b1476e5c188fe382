import type { Files } from './files.ts'
import type { Change } from './live/change.ts'

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
  readonly files: Files
  /** Reports what went wrong inside; must not carry personal data or tokens. */
  readonly report: (event: { readonly level: 'warn' | 'error'; readonly message: string; readonly requestId: string; readonly cause?: unknown }) => void
  /**
   * Takes changes that count to every back end over the same store, this one included, which hands them to {@link Backend.live}.
   * When absent they stay within this back end.
   */
  readonly notify?: (changes: readonly Change[]) => void | Promise<void>
}
