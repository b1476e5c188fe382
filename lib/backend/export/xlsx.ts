import type { Row } from 'write-excel-file/universal'
import type { Cell, ExportedTable, FilePart } from './cell.ts'

/** Limits of the format: characters of a cell, and digits of a number. */
const LONGEST_TEXT = 32_767
const MOST_DIGITS = 15
const LONGEST_SHEET_NAME = 31
/** Widths of a column, in characters. */
const NARROWEST = 8
const WIDEST = 48
const PADDING = 2
/** Bytes of a part, so that a slow reader slows the answer down. */
const PART = 65_536

/**
 * Writes a table as an Excel file with one sheet: numbers and dates keep their type, the title row stays in view, and
 * every column is as wide as its content. The file is built as a whole, so the caller limits the number of cells.
 */
export async function* xlsxParts({ title, head, batches }: ExportedTable): AsyncGenerator<FilePart> {
  const rows: Row[] = [head.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
  const widths = head.map(widthOf)
  for await (const batch of batches) {
    for (const cells of batch) {
      rows.push(cells.map(sheetCell))
      for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(shownText(cell)))
    }
    // An empty part: when the reader has closed the stream, the work ends here, before the file is built.
    yield ''
  }
  // Loaded with the first Excel file, so that pages and servers without one do not carry the writer.
  const { default: write } = await import('write-excel-file/universal')
  const file = await write(rows, {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width: Math.min(WIDEST, Math.max(NARROWEST, width + PADDING)) })),
  }).toBlob()
  for (let at = 0; at < file.size; at += PART) yield new Uint8Array(await file.slice(at, at + PART).arrayBuffer())
}

function sheetCell(cell: Cell): Row[number] {
  if ('at' in cell) return { value: new Date(cell.at), type: Date, format: cell.format }
  if ('number' in cell)
    return cell.number.replace(/\D/g, '').length <= MOST_DIGITS
      ? { value: Number(cell.number), type: Number, ...(cell.format !== undefined && { format: cell.format }) }
      : { value: cell.number, type: String }
  return cell.text === '' ? null : { value: cell.text.slice(0, LONGEST_TEXT), type: String }
}

/** The approximate text of a cell: a number gets separators and decimals, and a too narrow column hides it. */
const shownText = (cell: Cell): string =>
  'number' in cell ? Number(cell.number).toLocaleString('en', { minimumFractionDigits: 2 }) : cell.text

/** A Chinese character takes the place of two letters. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text.slice(0, WIDEST)) width += sign > '\u2E7F' ? 2 : 1
  return width
}

/** A name of a sheet: without the signs that the format reserves. */
function sheetName(title: string): string {
  return title.replace(/[\\/:*?"<>|[\]']/g, ' ').slice(0, LONGEST_SHEET_NAME)
}
