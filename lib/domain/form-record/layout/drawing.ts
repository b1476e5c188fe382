/** Width of a text in PDF points. No kerning: the widths of characters add up. @public */
export type Measure = (text: string, size: number, bold: boolean) => number

/**
 * One drawing operation on a page. In PDF points from the top left corner of the page; `y` of a text is its baseline.
 * @public
 */
export type DrawOp =
  | {
      readonly draw: 'text'
      readonly x: number
      readonly y: number
      /** Font size in points. */
      readonly size: number
      /** False for the regular face. */
      readonly bold: boolean
      /** One line; it is not wrapped. */
      readonly text: string
      /** Grey in place of black. */
      readonly grey?: true
    }
  /** A thin horizontal line to the right of the point. */
  | { readonly draw: 'line'; readonly x: number; readonly y: number; readonly width: number }
  /** A rectangle from its top left corner: filled in light grey, outlined, or both. */
  | {
      readonly draw: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill?: true
      readonly stroke?: true
    }
  /** A square check box from its top left corner; `size` is the length of its sides. */
  | { readonly draw: 'tick'; readonly x: number; readonly y: number; readonly size: number; readonly ticked: boolean }

/** A page to draw, in PDF points. @public */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  /** Drawn in their order, so that a later one covers an earlier one. */
  readonly ops: readonly DrawOp[]
}

/** Position of a field: PDF points from the top left corner of its page; pages count from 0. @public */
export interface FieldBox {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly entity: string
  readonly field: string
  /** Key of the record; null while it does not exist. */
  readonly key: string | null
  readonly label: string
  /** Text in the box. */
  readonly text: string
}

/** A4, in PDF points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const BODY = { left: 48, right: PAGE.width - 48, top: 62, bottom: PAGE.height - 54 } as const
export const BODY_WIDTH = BODY.right - BODY.left

/** Text size and line height. */
export const TEXT_SIZE = 9
export const LINE = 1.4
/** Distance of the baseline below the middle of a line, as a fraction of the text size. */
const BASELINE = 0.36
export const baselineOf = (top: number, size: number): number => round(top + (size * LINE) / 2 + size * BASELINE)

/** Rounds to hundredths of a point, so that results are the same on every machine. */
export function round(points: number): number {
  return Math.round(points * 100) / 100
}
