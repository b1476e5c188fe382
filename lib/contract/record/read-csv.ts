/** A row of a table with its line number in the file, from 1. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** A table that cannot be read, with the line of the error. */
export class CsvError extends SyntaxError {
  override readonly name = 'CsvError'
  readonly fault: 'open quote' | 'text after quote'
  readonly line: number

  constructor(fault: CsvError['fault'], line: number) {
    super(`${fault} in line ${line}`)
    this.fault = fault
    this.line = line
  }
}

/**
 * Text as spreadsheet programs write it: UTF-8, or the Chinese encoding of older ones.
 *
 * @throws TypeError for bytes that are neither
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

/**
 * Reads a table in CSV (RFC 4180), with or without a byte order mark; empty lines are left out.
 *
 * @throws CsvError for a quoted cell that never ends, with the line it starts in, and for text after a closing quote
 */
export function readCsv(text: string): readonly CsvLine[] {
  const lines: CsvLine[] = []
  let [cells, cell, quoted, line, rowStart]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  let closed = false
  const endLine = (): void => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: rowStart, cells })
    ;[cells, cell] = [[], '']
  }
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at)
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (content.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1]
      else [quoted, closed] = [false, true]
    } else if (sign === '"' && cell === '' && !closed) quoted = true
    else if (sign === ',') {
      cells.push(cell)
      ;[cell, closed] = ['', false]
    } else if (sign === '\n') {
      endLine()
      ;[rowStart, closed] = [line, false]
    } else if (closed && sign.trim() !== '') throw new CsvError('text after quote', rowStart)
    else if (!closed) cell += sign
  }
  if (quoted) throw new CsvError('open quote', rowStart)
  endLine()
  return lines
}
