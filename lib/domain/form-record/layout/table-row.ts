import type { Line } from './break-text.ts'
import { BODY, round } from './drawing.ts'
import type { Drawn, Piece } from './piece.ts'
import { drawLine, linesHeight } from './text-lines.ts'
import { together } from './piece.ts'
import type { FieldBox } from './drawing.ts'

export const PADDING = { x: 5, y: 4 } as const
/** Default minimum height of a row. */
export const ROW_HEIGHT = 22
/** A higher row continues below the next heading. */
const HIGHEST_ROW = BODY.bottom - BODY.top - 60

/** A cell with its text broken into lines. Its position is in PDF points. */
export interface RowCell {
  readonly x: number
  readonly width: number
  readonly lines: readonly Line[]
  readonly size: number
  readonly bold?: boolean
  readonly fill?: true
  readonly align?: 'center' | 'right'
  /** The field the whole cell represents. */
  readonly box?: Pick<FieldBox, 'entity' | 'field' | 'key' | 'label' | 'text'>
}

/** A row as one piece, or as several where it is higher than a page. */
export function rowPieces(
  cells: readonly RowCell[],
  height: number,
  more: Pick<Piece, 'again' | 'withNext'>,
): readonly Piece[] {
  const most = Math.floor((HIGHEST_ROW - 2 * PADDING.y) / linesHeight(1, Math.max(...cells.map(({ size }) => size))))
  const parts = Math.max(1, ...cells.map(({ lines }) => Math.ceil(lines.length / most)))
  return Array.from({ length: parts }, (_part, index) => {
    const part = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(index * most, (index + 1) * most) }))
    const tallest = Math.max(...part.map(({ lines, size }) => linesHeight(lines.length, size)))
    const whole = round(Math.max(index === 0 ? height : ROW_HEIGHT, tallest + 2 * PADDING.y))
    return { height: whole, at: (y: number) => together(part.map((cell) => drawCell(cell, y, whole))), ...more }
  })
}

function drawCell(
  { x, width, lines, size, bold = false, fill, align, box }: RowCell,
  y: number,
  height: number,
): Drawn {
  const place = { x: round(x), y: round(y), width: round(width), height }
  const top = y + (height - linesHeight(lines.length, size)) / 2
  const drawn = lines.map((line, index) => {
    const used = Math.max(0, ...line.map((segment) => segment.x + segment.width))
    const free = width - 2 * PADDING.x - used
    const shift = align === 'center' ? free / 2 : align === 'right' ? free : 0
    return drawLine(line, x + PADDING.x + Math.max(0, shift), top + linesHeight(index, size), { size, bold })
  })
  return together([
    { ops: [{ draw: 'box', ...place, stroke: true, ...(fill && { fill }) }], boxes: box ? [{ ...place, ...box }] : [] },
    ...drawn,
  ])
}
