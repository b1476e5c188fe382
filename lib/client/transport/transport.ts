import type { Envelope } from '../../contract/envelope.ts'

/** Named values in wire form. @public */
export type WireRecord = Readonly<Record<string, unknown>>

/** One call, encoded and ready to be sent. @public */
export interface TransportRequest {
  readonly service: string
  readonly method: string
  /** Goes into the query string. */
  readonly query?: WireRecord
  readonly body: WireRecord
  /**
   * The body itself where a call takes a list of records; it travels as a JSON array in the place of `body`, which is
   * empty then.
   */
  readonly list?: readonly WireRecord[]
  readonly encoding: 'form' | 'json'
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** For the `Token` header; absent for calls without a session. */
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city the page works in; absent while it knows none. The server refuses
   * a call for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** How far an upload is, in bytes. @public */
export interface UploadProgress {
  readonly sent: number
  readonly total: number | null
}

/** A file with the fields that go with it, sent as multipart. @public */
export interface UploadRequest {
  /** Below the base address, without a slash in front and without a query: `file/uploadDocument`. */
  readonly path: string
  readonly file: Blob
  readonly fileName?: string
  /** Name of the part the file travels in; `files` when absent. */
  readonly fileField?: string
  readonly fields?: WireRecord
  readonly query?: WireRecord
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city the page works in; absent while it knows none. The server refuses
   * a call for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** How far a download is, in bytes; the total is null while the sender does not know it either. @public */
export interface DownloadProgress {
  readonly received: number
  readonly total: number | null
}

/** A file to fetch. @public */
export interface DownloadRequest {
  /** Below the base address, without a slash in front and without a query: `web/pubSvc/getAcctImage`. */
  readonly path: string
  /** GET when absent. */
  readonly method?: 'GET' | 'POST'
  readonly query?: WireRecord
  /** Form-encoded, for POST. */
  readonly body?: WireRecord
  readonly onProgress?: (progress: DownloadProgress) => void
  /**
   * Headers of the file that arrived, by lower-case name; null for those it came without. Never called where there are
   * none.
   */
  readonly onHeaders?: (header: (name: string) => string | null) => void
  readonly signal?: AbortSignal
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city the page works in; absent while it knows none. The server refuses
   * a call for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** A line that stays open. @public */
export interface LiveRequest {
  /** Below the base address: `web/socket/dict`. */
  readonly path: string
  readonly token: string
  readonly onOpen?: () => void
  readonly onMessage: (text: string) => void
  readonly onClose?: (end: { readonly code: number; readonly reason: string }) => void
}

/** @public */
export interface LiveChannel {
  send(text: string): void
  close(code?: number): void
}

/**
 * Everything the library needs from a network, and all a partner replaces to use their own.
 * Methods answer the envelope of an HTTP 200 and reject with a {@link FangkitError} for everything else;
 * whatever else they throw counts as a broken line. A download may answer a refusal as the JSON it came as:
 * the client looks. Whichever way callers write an address, paths come without a slash in front,
 * and what is asked with them in `query`.
 *
 * @public
 */
export interface Transport {
  call(request: TransportRequest): Promise<Envelope>
  upload(request: UploadRequest): Promise<Envelope>
  download(request: DownloadRequest): Promise<Blob>
  /**
   * Address of a path for elements that fetch by themselves, such as pictures; this one may have a query:
   * `file/a1?e=1&s=2`. Without it files are downloaded and shown from memory.
   */
  urlOf?(path: string): string
  /** Opens a line on which the server tells what changed; nothing is live without it. */
  connect?(request: LiveRequest): LiveChannel
  /**
   * Milliseconds a call may take; then it ends with `TIMEOUT`. When absent 10,000 for a call that reads and 30,000 for
   * one that writes,
   * so that no page waits for ever; `Infinity` for no limit. Files are not bounded: whoever sends them sees how far
   * they are and may cancel.
   */
  readonly timeout?: number
  /** Names the server: what is kept between page loads is kept under it. Nothing is kept when absent. */
  readonly place?: string
}
