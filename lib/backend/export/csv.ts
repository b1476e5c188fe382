import type { Cell, ExportedTable } from './cell.ts'

/** Spreadsheets need this mark to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that make a spreadsheet treat a text as a formula, including full-width ones. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** Writes a table as CSV, a part for each batch of rows. */
export async function* csvParts({ head, batches }: ExportedTable): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head.map((text) => ({ text })))
  for await (const rows of batches) if (rows.length > 0) yield rows.map(csvLine).join('')
}

/** A row of a table in CSV (RFC 4180). Numbers are written as they are; texts never act as a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => ('number' in cell ? cell.number : quoted(harmless(cell.text)))).join(',')}\r\n`
}

/** Adds a leading apostrophe, so that a spreadsheet shows the text instead of evaluating it. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
