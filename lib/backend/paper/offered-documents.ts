import { formatOfEnding } from '../../domain/file/file-format.ts'
import { fileIssue } from '../../domain/file/judge-files.ts'
import { UPLOAD_RULE } from '../../domain/file/upload-rule.ts'
import { documentOf, type DocumentRow } from '../file/document-row.ts'
import { documentTable, ATTACHED } from '../file/document-table.ts'
import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'

/**
 * Documents the user may submit: their own loose ones, and all documents of the case. Any other document answers like a
 * missing one.
 */
export async function readDocuments(
  { unit, principal }: SignedIn,
  project: Row,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const { rows } = await unit.list(documentTable, { where: { field: '$key', is: [...new Set(ids)] }, counted: false })
  const theirs = rows.filter((row) =>
    row.values['state'] === ATTACHED ? row.project === project.key : row.createdBy === principal.acctId,
  )
  return new Map(theirs.map((row) => [row.key, documentOf(row)]))
}

/** Why a document cannot be used as a paper, in the words of uploads. @source UPL-010, UPL-011 */
export function documentIssues(document: DocumentRow | null): readonly string[] {
  if (!document) return ['文件不存在，请重新上传']
  const issue = fileIssue(UPLOAD_RULE.paper, document, formatOfEnding(document.format))
  return issue === null ? [] : [issue]
}
