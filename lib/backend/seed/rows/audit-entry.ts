import type { Actor, AuditEntry, Row, Table, Values } from '../../store.ts'

/** An audit entry of a seed, in the same form as those of calls, under an action name of its own. */
export function auditEntry(
  { account, now }: Actor,
  action: string,
  table: Table,
  row: Row,
  before: Values,
  after: Values,
): AuditEntry {
  return {
    at: now,
    by: account,
    action: `Seed.${action}`,
    table: table.name,
    key: row.key,
    project: row.project,
    city: row.city,
    version: row.version,
    before,
    after,
    result: 'done',
    requestId: 'seed',
  }
}
