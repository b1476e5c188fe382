import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import type { PaperFile } from '../../../contract/document/paper-calls.ts'

/** Converts a file of a paper to a document for lists and galleries, named after the paper's record. */
export function documentOf({
  hf2yFileUrl,
  hf2yFileName,
  url,
  fileFormat,
  fileSize,
  refValues,
  crtTime,
}: PaperFile): StoredDocument {
  return {
    documentId: hf2yFileUrl ?? '',
    url,
    name: hf2yFileName ?? '',
    size: fileSize ?? 0,
    format: fileFormat ?? '',
    by: refValues['crtUsr'] ?? '',
    at: crtTime ?? 0,
  }
}

export function nameOf({ hf2yFileName, hf2yFileUrl }: Pick<PaperFile, 'hf2yFileName' | 'hf2yFileUrl'>): string {
  return hf2yFileName || (hf2yFileUrl ?? '')
}
