import { PRINT_STANDARD } from '../codes.ts'
import { type DrawnPage, PAGE } from './layout/drawing.ts'

/** Documents in the order in which they leave the printer. @public */
export interface PrintPlan {
  /** With an empty page behind a document of an odd number, so that the next one begins on a sheet of its own. */
  readonly pages: readonly DrawnPage[]
  readonly sheets: number
  /** Empty pages among them. */
  readonly padding: number
}

const EMPTY: DrawnPage = { width: PAGE.width, height: PAGE.height, ops: [] }

/** Puts documents of one print standard one behind another. @source APP-011, APP-012 @public */
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

/**
 * What the file of several documents is called: how they are printed, and how many they are.
 * @source APP-012
 * @public
 */
export function mergedName(printStandard: string, count: number, blank: boolean): string {
  return `${printStandard === PRINT_STANDARD.doubleSided ? '双面打印' : '单面打印'}申请表${blank ? '空白表' : ''}（共${count}份）.pdf`
}
