import type { AuditEntry, Row } from '../backend/store.ts'

/** The rows of one table. */
export interface TableContents {
  readonly name: string
  readonly rows: readonly Row[]
}

/** What a memory store holds. */
export interface StoreContents {
  readonly tables: readonly TableContents[]
  readonly auditLog: readonly AuditEntry[]
  /** The last number handed out, by sequence. */
  readonly sequences: Readonly<Record<string, number>>
  /** The key of the hashes in these rows. */
  readonly numberKey: string
}

/** A file with its bytes in base64. */
export interface FileContents {
  readonly hash: string
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
  readonly files: readonly FileContents[]
}
