/** A cell as a table program reads it: nothing in it is taken for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV in UTF-8 with the mark that table programs look for. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\uFEFF', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  })
}
