import { printPlan } from '../../../domain/form-record/print-plan.ts'
import { type FormDocumentRow, isDuplex } from '../document-list.ts'
import type { TakeJob } from './take-jobs.ts'

/** Pages per document by form id; absent while uncounted, null where counting failed. */
export type PageCounts = ReadonlyMap<string, number | null>

/** One document of a file. */
export interface SheetRow {
  readonly document: FormDocumentRow
  readonly pages: number | null
  /** Blank pages after it, so that the next document starts on a new sheet. */
  readonly padding: number
  readonly sheets: number | null
}
/** How one file is printed; sums are null until all pages are counted. */
export interface SheetPlan {
  readonly job: TakeJob
  readonly duplex: boolean
  readonly lines: readonly SheetRow[]
  readonly pages: number | null
  readonly padding: number | null
  readonly sheets: number | null
}

/** Paper a file needs, calculated as the server does. @source APP-011, APP-012 */
export function sheetPlan(job: TakeJob, counts: PageCounts): SheetPlan {
  const duplex = isDuplex({ printStandard: job.standard })
  const known = job.documents.map(({ formId }) => counts.get(formId) ?? null)
  const last = job.documents.length - 1
  const lines = job.documents.map((document, index): SheetRow => {
    const pages = known[index] ?? null
    const padding = duplex && pages !== null && pages % 2 === 1 && index < last ? 1 : 0
    return { document, pages, padding, sheets: pages === null ? null : duplex ? Math.ceil(pages / 2) : pages }
  })
  if (known.includes(null)) return { job, duplex, lines, pages: null, padding: null, sheets: null }
  const page = { width: 0, height: 0, ops: [] }
  const { pages, padding, sheets } = printPlan(
    job.standard ?? '',
    known.map((count) => Array.from({ length: count ?? 0 }, () => page)),
  )
  return { job, duplex, lines, pages: pages.length, padding, sheets }
}
