import type { AuditEntry, Row, Values } from 'fangkit/backend'
import { sql } from 'kysely'

/** A row as the database returns it. */
export interface RowRecord {
  readonly key: string | null
  readonly project: string | null
  readonly city: string | null
  readonly version: number
  readonly data: Values
  readonly created_at: number
  readonly created_by: string
  readonly updated_at: number
  readonly updated_by: string
}

export const ROW = sql.raw('key, project, city, version, data, created_at, created_by, updated_at, updated_by')

/** Returns the row, or null when an outer join found none. */
export function rowOf(record: RowRecord | undefined): Row | null {
  if (!record || record.key === null) return null
  const { key, project, city, version, data, created_at, created_by, updated_at, updated_by } = record
  return {
    key,
    project,
    city,
    version,
    values: data,
    createdAt: created_at,
    createdBy: created_by,
    updatedAt: updated_at,
    updatedBy: updated_by,
  }
}

/** An audit log entry as the database returns it. */
export interface AuditRecord {
  readonly at: number
  readonly by_account: string
  readonly action: string
  readonly table_name: string | null
  readonly row_key: string | null
  readonly project: string | null
  readonly city: string | null
  readonly version: number | null
  readonly before: Values
  readonly after: Values
  readonly result: AuditEntry['result']
  readonly request_id: string
  readonly address: string | null
  readonly client: string | null
}

export function entryOf({
  at,
  by_account,
  action,
  table_name,
  row_key,
  project,
  city,
  version,
  before,
  after,
  result,
  request_id,
  address,
  client,
}: AuditRecord): AuditEntry {
  const from = { ...(address !== null && { address }), ...(client !== null && { client }) }
  return {
    at,
    by: by_account,
    action,
    table: table_name,
    key: row_key,
    project,
    city,
    version,
    before,
    after,
    result,
    requestId: request_id,
    ...from,
  }
}
