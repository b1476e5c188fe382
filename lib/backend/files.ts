import type { FileFormat } from '../domain/file/file-format.ts'

/**
 * Where the bytes of documents lie, under the SHA-256 of their content. The host writes and serves them;
 * the back end only asks whether they are there and says when they may go.
 *
 * @public
 */
export interface Files {
  has(hash: string): Promise<boolean>
  /** Keeps bytes the back end has made itself. @returns their hash */
  bring(bytes: Uint8Array): Promise<string>
  /** Forgets the bytes and everything made of them. Nothing happens when there are none. */
  remove(hash: string): Promise<void>
  /** Hashes of bytes nobody has brought since the instant (epoch milliseconds). */
  olderThan(instant: number): AsyncIterable<string>
  /**
   * What a kept picture looks like (`picturePrint` of the domain); null for what is none. Absent where nothing can say.
   * Never called within a unit of work.
   */
  print?(hash: string): Promise<string | null>
  /** A signature nobody else can make; the same for the same text. */
  sign(text: string): Promise<string>
}

/** A file whose bytes the host has read, judged and kept. @public */
export interface ReceivedFile {
  /** SHA-256 of the bytes as kept, and of the bytes as sent: pictures are drawn anew. */
  readonly hash: string
  readonly sentHash: string
  /** Bytes as kept, and as sent. */
  readonly size: number
  readonly sentSize: number
  readonly format: FileFormat
  /** As it may be shown. */
  readonly name: string
  /** What a picture looks like (`picturePrint` of the domain); null or absent for none, and where nothing can say. */
  readonly print?: string | null
}
