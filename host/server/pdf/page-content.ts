import type { DrawnPage, DrawOp } from 'fangkit/domain'
import type { EmbeddedFont } from './embed-font.ts'

export interface PageFonts {
  readonly regular: EmbeddedFont
  readonly bold: EmbeddedFont
}

const RULE = 0.6
const GREY = 0.38
const FILL = 0.935
const points = (value: number): string => String(Math.round(value * 1_000) / 1_000)

/** Returns a page as PDF operators. PDF counts from the lower edge. */
export function pageContent({ height, ops }: DrawnPage, fonts: PageFonts): string {
  const up = (y: number) => height - y
  return [`${RULE} w 0 G 0 g`, ...ops.map((op) => operatorsOf(op, up, fonts))].join('\n')
}

function operatorsOf(op: DrawOp, up: (y: number) => number, fonts: PageFonts): string {
  switch (op.draw) {
    case 'text': {
      const font = op.bold ? fonts.bold : fonts.regular
      const shown =
        `BT /${op.bold ? 'B' : 'R'} ${points(op.size)} Tf ${points(op.x)} ${points(up(op.y))} Td ` +
        `${font.encode(op.text)} Tj ET`
      return op.grey ? `${GREY} g ${shown} 0 g` : shown
    }
    case 'line':
      return `${points(op.x)} ${points(up(op.y))} m ${points(op.x + op.width)} ${points(up(op.y))} l S`
    case 'box': {
      const place = `${points(op.x)} ${points(up(op.y + op.height))} ${points(op.width)} ${points(op.height)} re`
      return [...(op.fill ? [`${FILL} g ${place} f 0 g`] : []), ...(op.stroke ? [`${place} S`] : [])].join('\n')
    }
    case 'tick':
      return tick(op, up)
  }
}

/** Draws a checkbox and its tick as lines, because no font has both in the same style. */
function tick({ x, y, size, ticked }: Extract<DrawOp, { readonly draw: 'tick' }>, up: (y: number) => number): string {
  const at = (right: number, down: number): string => `${points(x + size * right)} ${points(up(y + size * down))}`
  const box = `${points(x)} ${points(up(y + size))} ${points(size)} ${points(size)} re S`
  return ticked ? `${box}\nq 1.1 w 1 J 1 j ${at(0.2, 0.52)} m ${at(0.43, 0.78)} l ${at(0.85, 0.2)} l S Q` : box
}
