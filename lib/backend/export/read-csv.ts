/** A line of a table with its number in the file, the first being 1. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Reads a table in CSV (RFC 4180), with or without a byte order mark; empty lines are left out.
 *
 * @throws SyntaxError with the line a quoted cell begins in that never ends
 */
export function readCsv(text: string): readonly CsvLine[] {
  const lines: CsvLine[] = []
  let [cells, cell, quoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endLine = (): void => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: begun, cells })
    ;[cells, cell] = [[], '']
  }
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at)
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (content.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endLine()
      begun = line
    } else cell += sign
  }
  if (quoted) throw new SyntaxError(`line ${begun}`)
  endLine()
  return lines
}
