import type { VoucherFacts } from '../domain/fee/voucher/read-voucher.ts'
import type { NameReadings } from '../domain/standards/name-units.ts'
import type { DocumentRow } from './file/document-row.ts'
import type { Files } from './files.ts'
import type { Forms } from './form-record/forms.ts'
import type { Change } from './live/change.ts'
import type { Maps } from './map/maps.ts'

/** The current instant in epoch milliseconds. @public */
export type Clock = () => number

/** Unguessable identifiers. @public */
export interface Ids {
  /** Key of a new row, at most 32 characters. */
  key(): string
  /** A session token of 256 random bits, and the hash under which a token is stored. */
  token(): string
  /** The hash of a token a caller sent, as {@link Ids.token} stores it. */
  hashToken(token: string): Promise<string>
}

/** Slow hashing of passwords. @public */
export interface Passwords {
  /** Makes the text that is stored for a new password; it contains what `verify` needs. */
  hash(password: string): Promise<string>
  /**
   * False for a wrong password and for a hash it cannot read. The latter must take as long, so that unknown accounts
   * cannot be detected.
   */
  verify(password: string, hash: string): Promise<boolean>
}

/** Secrets of authenticator apps, and what they calculate. @public */
export interface OneTimeCodes {
  /** Twenty bytes, always the same for a seed, which nobody can calculate who only reads the store. */
  secretOf(seed: string): Promise<Uint8Array>
  /** HMAC-SHA-1 of a message. */
  sign(secret: Uint8Array, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
}

/** A payment as reported by the payment service. @public */
export interface PaidNotice {
  /** Key of the payment code that was paid. */
  readonly codeId: string
  /** Fen. */
  readonly amount: bigint
  /** The payment's number at the service; a repeated notice has the same one. */
  readonly transaction: string
  /** HFD8. */
  readonly method: string
  /** When it was paid, in epoch milliseconds. */
  readonly at: number
}

/** A service that collects money through payment codes. @public */
export interface Payments {
  /**
   * The content of the code to draw: an address, or a path below the base address of the server. Called within a unit
   * of work, so it must be quick, and may be called again for the same code.
   */
  addressOf(code: { readonly codeId: string; readonly amount: bigint }): Promise<string>
  /**
   * Closes a code at the service, so that it can no longer be paid: it was replaced, withdrawn or expired, or its case
   * was cancelled. Never called within a unit of work; called again after a failure, and by several processes. Also
   * resolves for a code that is already closed, paid or unknown there. Absent where a service cannot close codes: a
   * late payment then waits for finance.
   */
  close?(code: { readonly codeId: string }): Promise<void>
  /** Parses a notice of the service; null unless the signature over this exact text is the service's. */
  verify(body: string, signature: string): Promise<PaidNotice | null>
}

/**
 * The result of reading a voucher: its content, or why it cannot be read: no picture, too many requests, or a timeout.
 * @public
 */
export type OcrReading =
  /** The recognised texts of the voucher. */
  | { readonly ok: true; readonly facts: VoucherFacts }
  /** `format`: no picture; `busy`: too many requests; `late`: it took too long. */
  | { readonly ok: false; readonly reason: 'format' | 'busy' | 'late' }

/**
 * Reads vouchers. Returns only the values a ledger needs, not the text, because the text names people and accounts.
 * @public
 */
export interface Ocr {
  /** Never called within a unit of work, so it may take as long as a user is willing to wait. */
  read(document: DocumentRow): Promise<OcrReading>
}

/** All external services the business uses. @public */
export interface Ports {
  /** The instant by which every call stamps and judges its rows. */
  readonly clock: Clock
  /** Makes keys of rows and session tokens. */
  readonly ids: Ids
  /** Hashes new passwords and verifies those of a log-in. */
  readonly passwords: Passwords
  /** A second factor beside the password; absent where there is none. */
  readonly oneTimeCodes?: OneTimeCodes
  /** Holds the bytes of documents; the store holds only their rows. */
  readonly files: Files
  /** Online payment; absent where there is none. */
  readonly payments?: Payments
  /** Voucher recognition; absent where there is none. */
  readonly ocr?: Ocr
  /** Lookup of places and addresses; absent where there is none. */
  readonly maps?: Maps
  /** Readings of names in pinyin; absent where names are found by their characters only. */
  readonly readings?: NameReadings
  /** Drawing of application forms; absent where there is none. */
  readonly forms?: Forms
  /** Reports internal errors; must not carry personal data or tokens. */
  readonly report: (event: {
    /** `error` for a call that failed unexpectedly, `warn` for work that goes on without its result. */
    readonly level: 'warn' | 'error'
    /** The call as `Service.method`, or what could not be done. */
    readonly message: string
    /** Identifies the request in the log of the host; empty for work no request asked for. */
    readonly requestId: string
    /** What was thrown. */
    readonly cause?: unknown
  }) => void
  /**
   * Sends committed changes to every back end over the same store, including this one; each passes them to {@link
   * Backend.live}. When absent, they stay within this back end.
   */
  readonly notify?: (changes: readonly Change[]) => void | Promise<void>
}
