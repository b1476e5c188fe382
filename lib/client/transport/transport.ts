import type { Envelope } from '../../contract/envelope.ts'

/** Named values in wire format. @public */
export type WireRecord = Readonly<Record<string, unknown>>

/** One call, encoded and ready to be sent. @public */
export interface TransportRequest {
  readonly service: string
  readonly method: string
  /** Goes into the query string. */
  readonly query?: WireRecord
  readonly body: WireRecord
  /**
   * The body itself when a call takes a list of records. It is sent as a JSON array and replaces `body`, which is empty
   * then.
   */
  readonly list?: readonly WireRecord[]
  readonly encoding: 'form' | 'json'
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** For the `Token` header; absent for calls without a session. */
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city of the page; absent when it has none. The server refuses a call
   * for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** Progress of an upload, in bytes. @public */
export interface UploadProgress {
  readonly sent: number
  readonly total: number | null
}

/** A file with form fields, sent as multipart. @public */
export interface UploadRequest {
  /** Below the base address, without a slash in front and without a query: `file/uploadDocument`. */
  readonly path: string
  readonly file: Blob
  readonly fileName?: string
  /** Name of the multipart part with the file; `files` when absent. */
  readonly fileField?: string
  readonly fields?: WireRecord
  readonly query?: WireRecord
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city of the page; absent when it has none. The server refuses a call
   * for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** Progress of a download, in bytes; the total is null when it is unknown. @public */
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
   * Receives a function that reads the headers of the file: pass a lower-case name, get null for a missing header.
   * Never called when the transport has no headers.
   */
  readonly onHeaders?: (header: (name: string) => string | null) => void
  readonly signal?: AbortSignal
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city of the page; absent when it has none. The server refuses a call
   * for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** Request for a live connection. @public */
export interface LiveRequest {
  /** Below the base address: `web/socket/dict`. */
  readonly path: string
  readonly token: string
  readonly onOpen?: () => void
  readonly onMessage: (text: string) => void
  readonly onClose?: (end: { readonly code: number; readonly reason: string }) => void
}

/** An open live connection. @public */
export interface LiveChannel {
  send(text: string): void
  close(code?: number): void
}

/**
 * The network interface of the library; replace it to use your own. Methods return the envelope of an HTTP 200 and
 * reject with a {@link FangkitError} otherwise; any other error counts as a lost connection. A download may return an
 * error as the JSON it received: the client checks it. Paths have no slash in front, and their query is in `query`.
 *
 * @public
 */
export interface Transport {
  call(request: TransportRequest): Promise<Envelope>
  upload(request: UploadRequest): Promise<Envelope>
  download(request: DownloadRequest): Promise<Blob>
  /**
   * Address of a path for elements that fetch by themselves, such as images; the path may have a query:
   * `file/a1?e=1&s=2`. Without this method files are downloaded and shown from memory.
   */
  urlOf?(path: string): string
  /** Opens a connection on which the server reports changes. Without this method there are no live updates. */
  connect?(request: LiveRequest): LiveChannel
  /**
   * Time limit of a call in milliseconds; afterwards it fails with `TIMEOUT`. When absent, 10,000 for reads and 30,000
   * for writes, so that no page waits for ever; `Infinity` for no limit. Files have no limit, because users see the
   * progress and can cancel.
   */
  readonly timeout?: number
  /** Name of the server; data stored between page loads are stored under it. Nothing is stored when absent. */
  readonly place?: string
}
