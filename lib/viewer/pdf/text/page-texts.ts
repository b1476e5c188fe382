import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readText, type TextRun } from './page-text.ts'

/** The texts of a document's pages; each is read once. */
export interface PageTexts {
  readonly count: number
  readonly read: (page: number) => Promise<readonly TextRun[]>
}

export function textsOf(document: PDFDocumentProxy): PageTexts {
  const known = new Map<number, Promise<readonly TextRun[]>>()
  return {
    count: document.numPages,
    read(page) {
      const text = known.get(page) ?? document.getPage(page + 1).then(readText)
      known.set(page, text)
      return text
    },
  }
}
