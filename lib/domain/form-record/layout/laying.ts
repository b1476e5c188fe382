import type { FormTurn, FormValues } from '../form-values.ts'
import { BODY, BODY_WIDTH, type Measure, round } from './drawing.ts'

/** What every part of a form needs for its layout. */
export interface Laying {
  readonly values: FormValues
  readonly measure: Measure
  readonly turn: FormTurn
  /** Minimum height of a row. */
  readonly rowHeight: number
  /** The bar above, repeated on the next page. */
  readonly heading?: string
  /** Number of a repeated part, from 1; absent outside of repeated parts. */
  readonly number?: number
}

/** Left edge and width of a cell, in parts of 24. */
export function columnAt(start: number, span: number): { readonly x: number; readonly width: number } {
  const x = round(BODY.left + (BODY_WIDTH * start) / 24)
  return { x, width: round(BODY.left + (BODY_WIDTH * (start + span)) / 24 - x) }
}
