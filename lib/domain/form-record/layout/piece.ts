import type { DrawOp, FieldBox } from './drawing.ts'

/** What was drawn at a place. */
export interface Drawn {
  readonly ops: readonly DrawOp[]
  readonly boxes: readonly Omit<FieldBox, 'page'>[]
}

/** A part of a form that stays on one page. */
export interface Piece {
  readonly height: number
  /** Draws it with its upper edge at `y`. */
  readonly at: (y: number) => Drawn
  /** Stays with the piece that follows. */
  readonly withNext?: true
  /** What stands above it again when it comes first on a page. */
  readonly again?: readonly Piece[]
  /** Begins a page. */
  readonly onNewPage?: true
}

export const NOTHING: Drawn = { ops: [], boxes: [] }

/** Several drawings as one. */
export function together(drawn: readonly Drawn[]): Drawn {
  return { ops: drawn.flatMap(({ ops }) => ops), boxes: drawn.flatMap(({ boxes }) => boxes) }
}
