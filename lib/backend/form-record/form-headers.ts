import type { FormFile } from './form-service.ts'

/** Response headers sent with a form file, by header name. @public */
export function formHeaders({
  pages,
  sheets,
  documents,
  stamp,
  pageStamps,
}: Pick<FormFile, 'pages' | 'sheets' | 'documents' | 'stamp' | 'pageStamps'>): Readonly<Record<string, string>> {
  return {
    'x-form-pages': String(pages),
    'x-form-sheets': String(sheets),
    'x-form-count': String(documents),
    ...(stamp !== null && { 'x-form-stamp': stamp }),
    ...(pageStamps.length > 0 && { 'x-form-page-stamps': pageStamps.join(',') }),
  }
}
