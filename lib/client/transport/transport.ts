import type { Envelope } from '../../contract/envelope.ts'

/** Named values in wire format. @public */
export type WireRecord = Readonly<Record<string, unknown>>

/** One call, encoded and ready to be sent. @public */
export interface TransportRequest {
  /** First part of the address of a call: `Hf20PrjBase`. */
  readonly service: string
  /** Second part of the address of a call: `doSave`. Not the HTTP method, which is always POST. */
  readonly method: string
  /** Goes into the query string. */
  readonly query?: WireRecord
  /** Parameters by wire name; empty for a call without any. */
  readonly body: WireRecord
  /**
   * The body itself when a call takes a list of records. It is sent as a JSON array and replaces `body`, which is empty
   * then.
   */
  readonly list?: readonly WireRecord[]
  /** `form` is `application/x-www-form-urlencoded`, `json` is `application/json`. */
  readonly encoding: 'form' | 'json'
  readonly signal?: AbortSignal
  /** For the `Idempotency-Key` header: the same key makes the server answer as the first time. */
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
  /** Bytes that left the browser. */
  readonly sent: number
  /** Bytes of the whole request; null when it is unknown. */
  readonly total: number | null
}

/** A file with form fields, sent as multipart. @public */
export interface UploadRequest {
  /** Below the base address, without a slash in front and without a query: `file/uploadDocument`. */
  readonly path: string
  /** The bytes, sent as one part. */
  readonly file: Blob
  /** Name of the file for the server; that of a `File`, else `file`, when absent. */
  readonly fileName?: string
  /** Name of the multipart part with the file; `files` when absent. */
  readonly fileField?: string
  /** Further parts, before the file. */
  readonly fields?: WireRecord
  /** Goes into the query string. */
  readonly query?: WireRecord
  /** Called whenever bytes were sent; not at all where the network does not say so. */
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
  /** For the `Idempotency-Key` header: the same key and bytes make the server answer with the same document. */
  readonly idempotencyKey?: string
  /** For the `Token` header. */
  readonly token?: string | null
  /**
   * For the `City` header: division code of the city of the page; absent when it has none. The server refuses a call
   * for another city than the session's with `CITY_CHANGED`.
   */
  readonly city?: string | null
}

/** Progress of a download, in bytes; the total is null when it is unknown. @public */
export interface DownloadProgress {
  /** Bytes that arrived. */
  readonly received: number
  /** Bytes of the whole file; null when the server does not send its length. */
  readonly total: number | null
}

/** A file to fetch. @public */
export interface DownloadRequest {
  /** Below the base address, without a slash in front and without a query: `web/pubSvc/getAcctImage`. */
  readonly path: string
  /** GET when absent. */
  readonly method?: 'GET' | 'POST'
  /** Goes into the query string. */
  readonly query?: WireRecord
  /** Form-encoded, for POST. */
  readonly body?: WireRecord
  /** Called whenever bytes arrived. */
  readonly onProgress?: (progress: DownloadProgress) => void
  /**
   * Receives a function that reads the headers of the file: pass a lower-case name, get null for a missing header.
   * Never called when the transport has no headers.
   */
  readonly onHeaders?: (header: (name: string) => string | null) => void
  readonly signal?: AbortSignal
  /** For the `Token` header. */
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
  /** Identifies the session to the server. */
  readonly token: string
  /** Call it once, when the server accepted the connection. */
  readonly onOpen?: () => void
  /** Call it with every message as text; the library parses it. */
  readonly onMessage: (text: string) => void
  /** Call it once, when the connection ended or never opened, with the code and reason of the WebSocket. */
  readonly onClose?: (end: { readonly code: number; readonly reason: string }) => void
}

/** An open live connection. @public */
export interface LiveChannel {
  /** Sends a text; does nothing while the connection is not open. */
  send(text: string): void
  /** Ends the connection with this code of the WebSocket protocol; 1000, a normal end, when absent. */
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
  /** Sends one call. @throws FangkitError for every answer but an envelope with HTTP 200 */
  call(request: TransportRequest): Promise<Envelope>
  /** Sends one file. @throws FangkitError for every answer but an envelope with HTTP 200 */
  upload(request: UploadRequest): Promise<Envelope>
  /** Fetches one file as it is; the signal ends it. @throws FangkitError for an answer without a file */
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
