import type { FileFormat } from '../domain/file/file-format.ts'

/**
 * Storage for the bytes of documents, by the SHA-256 of their content. The host writes and serves them; the back end
 * only checks whether they exist and says when they can be deleted.
 *
 * @public
 */
export interface Files {
  /** True when bytes with this SHA-256 are stored. */
  has(hash: string): Promise<boolean>
  /** Stores bytes the back end has made itself. @returns their hash */
  bring(bytes: Uint8Array): Promise<string>
  /** Deletes the bytes and everything derived from them. Does nothing when there are none. */
  remove(hash: string): Promise<void>
  /** Hashes of bytes that were last uploaded before the instant (epoch milliseconds). */
  olderThan(instant: number): AsyncIterable<string>
  /**
   * Visual fingerprint of a stored picture (`picturePrint` of the domain); null for what is no picture. Absent where
   * the host cannot make one. Never called within a unit of work.
   */
  print?(hash: string): Promise<string | null>
  /** A signature that cannot be forged; the same text gives the same signature. */
  sign(text: string): Promise<string>
}

/** A file whose bytes the host has read, checked and stored. @public */
export interface ReceivedFile {
  /** SHA-256 of the bytes as stored. */
  readonly hash: string
  /**
   * SHA-256 of the bytes as sent, by which a repeated upload is recognised. It differs, because pictures are
   * re-encoded.
   */
  readonly sentHash: string
  /** Bytes as stored. */
  readonly size: number
  /** Bytes as sent, which the limits apply to. */
  readonly sentSize: number
  /** What the bytes are, whatever the name says. */
  readonly format: FileFormat
  /** File name, safe to show. */
  readonly name: string
  /**
   * Visual fingerprint of a picture (`picturePrint` of the domain); null or absent for other files and where none can
   * be made.
   */
  readonly print?: string | null
}
