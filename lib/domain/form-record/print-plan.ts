import { PRINT_STANDARD } from '../codes.ts'
import { type DrawnPage, PAGE } from './layout/drawing.ts'

/** Documents in printing order. @public */
export interface PrintPlan {
  /**
   * Includes an empty page after a document with an odd number of pages, so that the next one starts on a new sheet.
   */
  readonly pages: readonly DrawnPage[]
  readonly sheets: number
  /** Number of empty pages among them. */
  readonly padding: number
}

const EMPTY: DrawnPage = { width: PAGE.width, height: PAGE.height, ops: [] }

/** Puts documents of one print standard in sequence. @source APP-011, APP-012 @public */
export function printPlan(printStandard: string, documents: readonly (readonly DrawnPage[])[]): PrintPlan {
  const duplex = printStandard === PRINT_STANDARD.doubleSided
  const parts = documents.map((pages, index) =>
    duplex && pages.length % 2 === 1 && index < documents.length - 1 ? [...pages, EMPTY] : pages,
  )
  const pages = parts.flat()
  return {
    pages,
    sheets: duplex ? Math.ceil(pages.length / 2) : pages.length,
    padding: pages.length - documents.flat().length,
  }
}

/** The file name for several documents: the print standard and their number. @source APP-012 @public */
export function mergedName(printStandard: string, count: number, blank: boolean): string {
  return `${printStandard === PRINT_STANDARD.doubleSided ? '双面打印' : '单面打印'}申请表${blank ? '空白表' : ''}（共${count}份）.pdf`
}
