import type { DrawOp, FieldBox } from './drawing.ts'

/** The drawing of a piece at its place. */
export interface Drawn {
  readonly ops: readonly DrawOp[]
  readonly boxes: readonly Omit<FieldBox, 'page'>[]
}

/** A part of a form that stays on one page. */
export interface Piece {
  readonly height: number
  /** Draws the piece with its upper edge at `y`. */
  readonly at: (y: number) => Drawn
  /** Stays on the same page as the next piece. */
  readonly withNext?: true
  /** Headings repeated above it when it comes first on a page. */
  readonly again?: readonly Piece[]
  /** Starts a new page. */
  readonly onNewPage?: true
}

export const NOTHING: Drawn = { ops: [], boxes: [] }

/** Combines several drawings into one. */
export function together(drawn: readonly Drawn[]): Drawn {
  return { ops: drawn.flatMap(({ ops }) => ops), boxes: drawn.flatMap(({ boxes }) => boxes) }
}
