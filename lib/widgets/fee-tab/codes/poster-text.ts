/** Font stack of the posters; the same as that of the page. */
export const POSTER_FONT =
  '"PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif'

export interface PosterText {
  /** px */
  readonly size: number
  readonly weight?: number
  readonly colour: string
  readonly align?: 'left' | 'center' | 'right'
  /** Maximum width in px; longer text is cut. */
  readonly width?: number
}

/** Draws one line of text on its baseline. @returns its width */
export function paintText(
  paint: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, weight = 400, colour, align = 'left', width }: PosterText,
): number {
  paint.font = `${weight} ${size}px ${POSTER_FONT}`
  paint.textAlign = align
  paint.fillStyle = colour
  const shown = width === undefined ? text : cut(paint, text, width)
  paint.fillText(shown, x, y)
  return paint.measureText(shown).width
}

export interface PosterRows {
  readonly x: number
  /** Of the first baseline, in px. */
  readonly y: number
  readonly width: number
  readonly step: number
  /** Colours. */
  readonly label: string
  readonly value: string
}

const LABEL_WIDTH = 72
const GAP = 8

/** Draws rows of a label, a value, and a further value at the end. */
export function paintRows(
  paint: CanvasRenderingContext2D,
  rows: readonly (readonly [label: string, value: string, end?: string])[],
  { x, y, width, step, label, value }: PosterRows,
): void {
  for (const [index, [name, text, end = '']] of rows.entries()) {
    const line = y + index * step
    const taken =
      end === '' ? 0 : paintText(paint, end, x + width, line, { size: 13, colour: value, align: 'right' }) + GAP
    paintText(paint, name, x, line, { size: 13, colour: label, width: LABEL_WIDTH - GAP })
    paintText(paint, text, x + LABEL_WIDTH, line, { size: 13, colour: value, width: width - LABEL_WIDTH - taken })
  }
}

/** The text, shortened to the available width. */
function cut(paint: CanvasRenderingContext2D, text: string, width: number): string {
  if (paint.measureText(text).width <= width) return text
  const signs = [...text]
  while (signs.length > 1 && paint.measureText(`${signs.join('')}…`).width > width) signs.pop()
  return `${signs.join('')}…`
}
