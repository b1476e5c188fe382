import { decimalText } from '../../catalogue/unit.ts'
import { decodeCsv, readCsv } from '../../contract/record/read-csv.ts'
import { IMPORT_LIMIT } from '../../domain/grid/row-import.ts'

/** A row of a file with its number in the file, from 1. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The titles and rows of a file. */
export interface TableFile {
  readonly name: string
  readonly titles: readonly string[]
  readonly rows: readonly FileRow[]
}

/** Why a file cannot be imported. */
export type FileFault = 'too large' | 'unreadable' | 'no rows' | 'too many rows'

/**
 * Reads a file with one table, in Excel or CSV; empty rows are left out.
 * @throws TypeError when the reader of Excel files does not load
 */
export async function readTableFile(file: File): Promise<TableFile | FileFault> {
  if (file.size > IMPORT_LIMIT.megabytes * 1_048_576) return 'too large'
  const lines = await linesOf(file)
  if (lines === null) return 'unreadable'
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || rows.length === 0) return 'no rows'
  if (rows.length > IMPORT_LIMIT.rows) return 'too many rows'
  const titles = head.cells.map((title) => title.trim())
  return {
    name: file.name,
    titles,
    rows: rows.map(({ line, cells }) => ({ line, cells: titles.map((_title, at) => cells[at] ?? '') })),
  }
}

/** The lines of a file; null for one that is neither Excel nor CSV. */
async function linesOf(file: File): Promise<readonly FileRow[] | null> {
  const isCsv = /\.csv$/i.test(file.name)
  // Outside of what follows: a reader that does not load says nothing about the file.
  const readSheet = isCsv ? null : (await import('read-excel-file/universal')).readSheet
  try {
    if (readSheet === null) return readCsv(decodeCsv(await file.arrayBuffer()))
    const sheet: readonly (readonly unknown[])[] = await readSheet(file)
    return sheet.map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
  } catch {
    // The readers have many kinds of errors; all mean that the file is damaged or something else.
    return null
  }
}

/** The text of a cell of Excel, which holds numbers, dates and yes or no as such. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return decimalText(cell)
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  if (cell instanceof Date) return timeText(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

/**
 * A day, or a day and a time. Excel stores parts of days without a time zone, which the reader gives as UTC, a little
 * before or after the full second.
 */
function timeText(cell: Date): string {
  const rounded = new Date(Math.round(cell.getTime() / 1_000) * 1_000)
  return rounded.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}
