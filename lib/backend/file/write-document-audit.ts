import type { SignedIn } from '../handler.ts'
import type { Row, Values } from '../store.ts'
import { documentTable } from './document-table.ts'

/** Writes the audit entry of a document. */
export async function writeDocumentAudit(
  { unit, principal, now, action, requestId }: SignedIn,
  row: Row,
  before: Values,
  after: Values,
): Promise<void> {
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: documentTable.name,
    key: row.key,
    project: row.project,
    city: row.city,
    version: row.version,
    before,
    after,
    result: 'done',
    requestId,
  })
}
