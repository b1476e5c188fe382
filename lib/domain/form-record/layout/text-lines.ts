import { baselineOf, type DrawOp, LINE, round } from './drawing.ts'
import type { Line, Segment } from './break-text.ts'
import type { Drawn } from './piece.ts'

export interface LineStyle {
  readonly size: number
  readonly bold?: boolean
  readonly grey?: true
}

/** Height of a number of lines. */
export const linesHeight = (count: number, size: number): number => round(count * size * LINE)

/** Draws a line of text with its upper edge at `y`; values on a line get their box. */
export function drawLine(line: Line, x: number, y: number, style: LineStyle): Drawn {
  const drawn = line.map((segment) => drawSegment(segment, x, y, style))
  return { ops: drawn.flatMap(({ ops }) => ops), boxes: drawn.flatMap(({ boxes }) => boxes) }
}

function drawSegment(
  { run, text, x: offset, width }: Segment,
  left: number,
  y: number,
  { size, bold = false, grey }: LineStyle,
): Drawn {
  const x = round(left + offset)
  const baseline = baselineOf(y, size)
  const isTick = run.tick !== undefined && text === ''
  const ops: DrawOp[] = []
  if (isTick)
    ops.push({ draw: 'tick', x, y: round(baseline - size * 0.78), size: round(size * 0.92), ticked: run.tick === true })
  if (text.trim() !== '') ops.push({ draw: 'text', x, y: baseline, size, bold, text, ...(grey && { grey }) })
  if (run.lineWidth !== undefined) ops.push({ draw: 'line', x, y: round(baseline + size * 0.24), width: round(width) })
  const { field } = run
  if (!field || run.lineWidth === undefined) return { ops, boxes: [] }
  return {
    ops,
    boxes: [
      {
        x,
        y: round(y),
        width: round(width),
        height: round(size * LINE),
        entity: field.ref.entity,
        field: field.ref.field,
        key: field.shown.key,
        label: field.shown.label,
        text,
      },
    ],
  }
}
