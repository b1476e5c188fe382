/** Spreadsheets read UTF-8 as such only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Signs with which a spreadsheet takes a text for a formula, full-width ones included. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** A cell: numbers as they are, texts never as a formula. */
export type Cell = { readonly number: string } | { readonly text: string }

/** A line of a table in CSV (RFC 4180). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => ('number' in cell ? cell.number : quoted(harmless(cell.text)))).join(',')}\r\n`
}

/** A leading apostrophe makes a spreadsheet show the text instead of computing it. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n\t;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
