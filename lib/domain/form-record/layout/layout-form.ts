import type { FormTemplate } from '../form-template.ts'
import type { FormTurn, FormValues } from '../form-values.ts'
import { blockPieces } from './block-pieces.ts'
import type { DrawnPage, FieldBox, Measure } from './drawing.ts'
import { frame } from './frame.ts'
import { onPage, paginate, toPage } from './paginate.ts'
import { together } from './piece.ts'
import { ROW_HEIGHT } from './table-row.ts'

/** A form on its pages. @public */
export interface FormLayout {
  readonly pages: readonly DrawnPage[]
  readonly boxes: readonly FieldBox[]
}

/**
 * Lays a form out: text broken in the Chinese manner, rows as high as what stands in them and whole on one page,
 * headings said again on the next, pages numbered. Equal input, equal layout.
 *
 * @param turn whom the form is about, where there is one for each of several people
 * @public
 */
export function layoutForm(
  template: FormTemplate,
  values: FormValues,
  measure: Measure,
  turn: FormTurn = {},
): FormLayout {
  const pages = paginate(
    blockPieces(template.blocks, { values, measure, turn, rowHeight: template.rowHeight ?? ROW_HEIGHT }),
  )
  return {
    pages: pages.map((drawn, index) => toPage(together([drawn, frame(template, index, pages.length, measure)]))),
    boxes: pages.flatMap(onPage),
  }
}
