import type { FormPart } from '../form-template.ts'
import { breakLines, runsOf } from './break-text.ts'
import { BODY, BODY_WIDTH, type Measure, round, TEXT_SIZE } from './drawing.ts'
import type { Laying } from './laying.ts'
import { type Piece, together } from './piece.ts'
import { PADDING } from './table-row.ts'
import { drawLine, linesHeight } from './text-lines.ts'

const TITLE_SIZE = 17
const STYLE = {
  plain: { size: 10, indent: 20, hanging: 0, bold: false, before: 5 },
  clause: { size: 10, indent: 0, hanging: 20, bold: false, before: 4 },
  heading: { size: 11, indent: 0, hanging: 0, bold: true, before: 9 },
  small: { size: 8, indent: 0, hanging: 8, bold: false, before: 3 },
} as const

/** Pieces of a running text, line by line, so that it can continue on the next page. */
export function textPieces(
  parts: readonly FormPart[],
  style: keyof typeof STYLE,
  { values, turn, measure }: Laying,
): readonly Piece[] {
  const { size, indent, hanging, bold, before } = STYLE[style]
  const runs = runsOf(parts, (part) => values.shown(part.value, turn, part.as))
  const lines = breakLines(runs, { width: BODY_WIDTH, indent, hanging, size, bold, measure })
  return lines.map((line, index) => {
    const gap = index === 0 ? before : 0
    // Keeps at least two lines together at the bottom and at the top of a page.
    const joinsNext = style === 'heading' || (lines.length > 1 && (index === 0 || index === lines.length - 2))
    return {
      height: round(linesHeight(1, size) + gap),
      at: (y) => drawLine(line, BODY.left, y + gap, { size, bold }),
      ...(joinsNext && { withNext: true }),
    }
  })
}

/** The title of a form, and the lines below it. */
export function titlePieces(
  text: string,
  below: readonly (readonly FormPart[])[],
  { values, turn, measure }: Laying,
): readonly Piece[] {
  const title = centred(
    breakLines([{ text }], { width: BODY_WIDTH, size: TITLE_SIZE, bold: true, measure }),
    TITLE_SIZE,
    true,
    6,
  )
  const lines = below.flatMap((parts) =>
    centred(
      breakLines(
        runsOf(parts, (part) => values.shown(part.value, turn, part.as)),
        { width: BODY_WIDTH, size: TEXT_SIZE, measure },
      ),
      TEXT_SIZE,
      false,
      3,
    ),
  )
  return [...title, ...lines, { height: 8, at: () => ({ ops: [], boxes: [] }), withNext: true }]
}

function centred(lines: ReturnType<typeof breakLines>, size: number, bold: boolean, gap: number): readonly Piece[] {
  return lines.map((line) => {
    const width = Math.max(0, ...line.map((segment) => segment.x + segment.width))
    return {
      height: round(linesHeight(1, size) + gap),
      at: (y) => drawLine(line, BODY.left + (BODY_WIDTH - width) / 2, y + gap, { size, bold }),
      withNext: true,
    }
  })
}

/** A bar across the form. */
export function sectionPiece(text: string, measure: Measure): Piece {
  const size = 10
  const lines = breakLines([{ text }], { width: BODY_WIDTH - 2 * PADDING.x, size, bold: true, measure })
  const height = round(linesHeight(lines.length, size) + 8)
  return {
    height,
    withNext: true,
    at: (y) =>
      together([
        {
          ops: [{ draw: 'box', x: BODY.left, y, width: round(BODY_WIDTH), height, stroke: true, fill: true }],
          boxes: [],
        },
        ...lines.map((line, index) =>
          drawLine(line, BODY.left + PADDING.x, y + 4 + linesHeight(index, size), { size, bold: true }),
        ),
      ]),
  }
}

/** Signature lines, side by side, each with space for the date. */
export function signaturePiece(labels: readonly string[], dated: boolean, measure: Measure): Piece {
  const size = 9.5
  const each = BODY_WIDTH / Math.max(1, labels.length)
  const height = dated ? 62 : 40
  return {
    height,
    at: (y) =>
      together(
        labels.map((label, index) => {
          const x = BODY.left + index * each
          const called = `${label}：`
          const from = round(x + measure(called, size, false))
          const line = {
            draw: 'line',
            x: from,
            y: round(y + 31),
            width: round(Math.max(30, x + each - 16 - from)),
          } as const
          const [first = []] = breakLines([{ text: called }], { width: each, size, measure })
          const [day = []] = breakLines([{ text: '日期：          年      月      日' }], {
            width: each,
            size,
            measure,
          })
          return together([
            drawLine(first, x, y + 17, { size }),
            { ops: [line], boxes: [] },
            ...(dated ? [drawLine(day, x, y + 41, { size })] : []),
          ])
        }),
      ),
  }
}

/** Space for the receiver of the form. */
export function areaPiece(text: string, height: number, signed: string, { measure }: Laying): Piece {
  const lines = breakLines([{ text }], { width: BODY_WIDTH - 2 * PADDING.x, size: TEXT_SIZE, measure })
  const whole = round(Math.max(height, linesHeight(lines.length + (signed === '' ? 0 : 2), TEXT_SIZE) + 16))
  const foot = breakLines([{ text: signed }], { width: BODY_WIDTH - 2 * PADDING.x, size: TEXT_SIZE, measure }).slice(
    0,
    1,
  )
  const footWidth = measure(signed, TEXT_SIZE, false)
  return {
    height: whole,
    at: (y) =>
      together([
        { ops: [{ draw: 'box', x: BODY.left, y, width: round(BODY_WIDTH), height: whole, stroke: true }], boxes: [] },
        ...lines.map((line, index) =>
          drawLine(line, BODY.left + PADDING.x, y + 5 + linesHeight(index, TEXT_SIZE), { size: TEXT_SIZE }),
        ),
        ...(signed === ''
          ? []
          : foot.map((line) =>
              drawLine(line, Math.max(BODY.left + PADDING.x, BODY.right - PADDING.x - footWidth), y + whole - 20, {
                size: TEXT_SIZE,
              }),
            )),
      ]),
  }
}
