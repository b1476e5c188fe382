import type { FormTemplate } from '../form-template.ts'
import type { FormTurn, FormValues } from '../form-values.ts'
import { blockPieces } from './block-pieces.ts'
import type { DrawnPage, FieldBox, Measure } from './drawing.ts'
import { frame } from './frame.ts'
import { onPage, paginate, toPage } from './paginate.ts'
import { together } from './piece.ts'
import { ROW_HEIGHT } from './table-row.ts'

/** The pages of a form. @public */
export interface FormLayout {
  readonly pages: readonly DrawnPage[]
  readonly boxes: readonly FieldBox[]
}

/**
 * Lays a form out: breaks text by the Chinese rules, makes rows as high as their content, keeps each on one page,
 * repeats headings on the next page and numbers the pages. Equal input gives equal layout.
 * @param turn the person of the form, where there is one form for each of several people
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
