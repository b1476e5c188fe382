import type { FormTurn, FormValues } from '../form-values.ts'
import { BODY, BODY_WIDTH, type Measure, round } from './drawing.ts'

/** What every part of a form is laid out with. */
export interface Laying {
  readonly values: FormValues
  readonly measure: Measure
  readonly turn: FormTurn
  /** Least height of a row. */
  readonly rowHeight: number
  /** The bar above, said again on the next page. */
  readonly heading?: string
  /** Number of a repeated part, from 1; absent where nothing is repeated. */
  readonly number?: number
}

/** Left edge and width of a part of 24 columns. */
export function columnAt(start: number, span: number): { readonly x: number; readonly width: number } {
  const x = round(BODY.left + (BODY_WIDTH * start) / 24)
  return { x, width: round(BODY.left + (BODY_WIDTH * (start + span)) / 24 - x) }
}
