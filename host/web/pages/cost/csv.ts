/** Escapes a cell, so that spreadsheet programs never run it as a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns rows as CSV in UTF-8 with a byte order mark, which spreadsheet programs need. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\uFEFF', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  })
}
