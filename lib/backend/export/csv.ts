/** Spreadsheets need this mark to read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that make a spreadsheet treat a text as a formula, including full-width ones. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** A cell. Numbers are written as they are; texts never act as a formula. */
export type Cell = { readonly number: string } | { readonly text: string }

/** A row of a table in CSV (RFC 4180). */
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
