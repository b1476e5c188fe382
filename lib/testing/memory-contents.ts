import type { AuditEntry, Row } from '../backend/store.ts'

/** The rows of one table. */
export interface TableContents {
  /** Name of the table in the store. */
  readonly name: string
  /** As they are stored, search columns included. */
  readonly rows: readonly Row[]
}

/** What a memory store holds. */
export interface StoreContents {
  /** In no order; tables without rows may be missing. */
  readonly tables: readonly TableContents[]
  /** From the first entry to the last. */
  readonly auditLog: readonly AuditEntry[]
  /** The last number handed out, by sequence. */
  readonly sequences: Readonly<Record<string, number>>
  /** The key of the hashes in these rows. */
  readonly numberKey: string
}

/** A stored file. */
export interface FileContents {
  /** SHA-256 of the bytes, in hexadecimal: the name it is stored under. */
  readonly hash: string
  /** The bytes. */
  readonly base64: string
  /** When it was stored, in epoch milliseconds. */
  readonly at: number
}

/**
 * Everything a server in the page holds: rows, log and files. It goes through JSON unchanged (some 18 MB with the demo
 * data), so that a run of tests can seed once and give every page the result.
 *
 * @public
 */
export interface MemoryContents extends StoreContents {
  /** Uploads and the pictures and documents of the demo data. */
  readonly files: readonly FileContents[]
}
