/** A cell by row and column; row -1 is the header. */
export interface Cell {
  readonly row: number
  readonly column: number
}

export interface CellBounds {
  readonly rows: number
  readonly columns: number
  /** Number of rows in view; PageUp and PageDown move by it. */
  readonly page: number
}

interface Stroke {
  readonly key: string
  /** Ctrl is pressed, or Command on a Mac. */
  readonly toEnd: boolean
}

/** The cell a key moves to; null for a key that does not move. */
export function nextCell(
  { row, column }: Cell,
  { key, toEnd }: Stroke,
  { rows, columns, page }: CellBounds,
): Cell | null {
  const last = { row: rows - 1, column: columns - 1 }
  const at = (toRow: number, toColumn: number): Cell => ({
    row: Math.min(last.row, Math.max(-1, toRow)),
    column: Math.min(last.column, Math.max(0, toColumn)),
  })
  switch (key) {
    case 'ArrowDown':
      return at(toEnd ? last.row : row + 1, column)
    case 'ArrowUp':
      return at(toEnd ? 0 : row - 1, column)
    case 'ArrowRight':
      return at(row, toEnd ? last.column : column + 1)
    case 'ArrowLeft':
      return at(row, toEnd ? 0 : column - 1)
    case 'Home':
      return toEnd ? at(0, 0) : at(row, 0)
    case 'End':
      return toEnd ? at(last.row, last.column) : at(row, last.column)
    case 'PageDown':
      return at(row + page, column)
    case 'PageUp':
      return at(Math.max(0, row - page), column)
    default:
      return null
  }
}

/** The nearest existing cell. */
export function heldCell({ row, column }: Cell, { rows, columns }: Pick<CellBounds, 'rows' | 'columns'>): Cell {
  return { row: Math.max(-1, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) }
}
