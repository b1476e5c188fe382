import { cleanFileName } from '../../../domain/file/file-name.ts'
import { mergedName } from '../../../domain/form-record/print-plan.ts'
import type { FormDocumentRow } from '../document-list.ts'

/** One file to fetch: one document, or several of one print standard. */
export interface TakeJob {
  /** HH12; null for documents without one. */
  readonly standard: string | null
  readonly documents: readonly FormDocumentRow[]
}

/**
 * Groups documents by file: generated ones by print standard, stored files one by one. Documents that cannot be fetched
 * are left out.
 * @source APP-012
 */
export function takeJobs(documents: readonly FormDocumentRow[]): readonly TakeJob[] {
  const there = documents.filter(({ documentUrl }) => documentUrl !== '')
  const drawn = there.filter(({ fileFormat }) => fileFormat === null)
  const standards = [...new Set(drawn.map(({ printStandard }) => printStandard))]
  return [
    ...standards.map((standard) => ({
      standard,
      documents: drawn.filter(({ printStandard }) => printStandard === standard),
    })),
    ...there
      .filter(({ fileFormat }) => fileFormat !== null)
      .map((document) => ({ standard: document.printStandard, documents: [document] })),
  ]
}

/** The file name for saving. @param count number of documents in the file, according to the server @source APP-012 */
export function fileNameOf({ standard, documents }: TakeJob, blank: boolean, count: number | null): string {
  const [only, ...others] = documents
  if (only === undefined || others.length > 0) return mergedName(standard ?? '', count ?? documents.length, blank)
  const title = cleanFileName(documentTitle(only, blank))
  const ending = `.${only.fileFormat ?? 'pdf'}`
  return title.toLowerCase().endsWith(ending) ? title : `${title}${ending}`
}

/** The name of a document; a blank one has no person in it. */
export const documentTitle = (
  { formName, parentName }: Pick<FormDocumentRow, 'formName' | 'parentName'>,
  blank: boolean,
): string => (blank ? `${parentName}（空白表）` : formName)
