import type { VoucherFacts } from '../domain/fee/voucher/read-voucher.ts'
import type { DocumentRow } from './file/document-row.ts'
import type { Files } from './files.ts'
import type { Forms } from './form-record/forms.ts'
import type { Change } from './live/change.ts'
import type { Maps } from './map/maps.ts'

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
  /**
   * False for a wrong password and for a hash it cannot read; the latter must take as long, so that unknown accounts do
   * not show.
   */
  verify(password: string, hash: string): Promise<boolean>
}

/** What a payment service says was paid. @public */
export interface PaidNotice {
  readonly codeId: string
  /** Fen. */
  readonly amount: bigint
  /** The number the service knows the payment by; a repeated notice carries the same one. */
  readonly transaction: string
  /** HFD8. */
  readonly method: string
  /** When it was paid, in epoch milliseconds. */
  readonly at: number
}

/** A service that takes money for codes. @public */
export interface Payments {
  /**
   * What is drawn as the code: an address, or a path below the base address of the server. Called within a unit of
   * work, so it must be quick, and may be called again for the same code.
   */
  addressOf(code: { readonly codeId: string; readonly amount: bigint }): Promise<string>
  /**
   * Ends a code at the service, so that nobody pays it any more: it was replaced, withdrawn or is past its time, or its
   * case was cancelled. Never called within a unit of work; called again after a failure, and by several processes.
   * Resolves for a code that is closed, paid or unknown there, too. Absent where a service cannot: what is paid late
   * waits for finance.
   */
  close?(code: { readonly codeId: string }): Promise<void>
  /** Reads what the service tells; null unless the signature over the very text is the service's. */
  verify(body: string, signature: string): Promise<PaidNotice | null>
}

/**
 * What came of reading a voucher: what it says, or why nothing can be said: no picture, too many wait, or it took too
 * long.
 * @public
 */
export type OcrReading =
  | { readonly ok: true; readonly facts: VoucherFacts }
  | { readonly ok: false; readonly reason: 'format' | 'busy' | 'late' }

/** Reads vouchers. Only what a book needs leaves it, not the text: that names people and accounts. @public */
export interface Ocr {
  /** Never called within a unit of work, so it may take its time: as long as a person waits. */
  read(document: DocumentRow): Promise<OcrReading>
}

/** Everything outside the business. @public */
export interface Ports {
  readonly clock: Clock
  readonly ids: Ids
  readonly passwords: Passwords
  readonly files: Files
  /** Where money is paid online; absent where nothing takes it. */
  readonly payments?: Payments
  /** What reads vouchers; absent where nothing does. */
  readonly ocr?: Ocr
  /** Who is asked for places and addresses; absent where nobody is. */
  readonly maps?: Maps
  /** What draws application forms; absent where nothing does. */
  readonly forms?: Forms
  /** Reports what went wrong inside; must not carry personal data or tokens. */
  readonly report: (event: {
    readonly level: 'warn' | 'error'
    readonly message: string
    readonly requestId: string
    readonly cause?: unknown
  }) => void
  /**
   * Takes changes that count to every back end over the same store, this one included, which hands them to {@link
   * Backend.live}.
   * When absent they stay within this back end.
   */
  readonly notify?: (changes: readonly Change[]) => void | Promise<void>
}
