/**
 * A cell of an exported table, as every file format reads it: a decimal number with its display format, a date, or a
 * text. A date is the milliseconds that a clock in Shanghai shows, counted as if they were UTC, and the text for files
 * without dates.
 */
export type Cell =
  | { readonly number: string; readonly format?: string }
  | { readonly at: number; readonly format: string; readonly text: string }
  | { readonly text: string }

/** A table on its way into a file: the titles of its columns, and its rows batch by batch. */
export interface ExportedTable {
  readonly title: string
  readonly head: readonly string[]
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>
}

/** A part of a file. */
export type FilePart = string | Uint8Array<ArrayBuffer>
