import type { Fields } from '../../catalogue/field.ts'
import type { Recorder } from '../handler.ts'
import type { Row, Table, Values } from '../store.ts'

/** Adds the entry of a change to the audit log. */
export async function writeAudit(
  context: Recorder,
  table: Table,
  row: Row,
  before: Values,
  after: Values,
): Promise<void> {
  const { unit, principal, now, action, requestId, ports } = context
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: table.name,
    key: row.key,
    project: row.project,
    city: row.city,
    version: row.version,
    before: await withoutPersonalData(table.fields, before, ports.ids.hashToken),
    after: await withoutPersonalData(table.fields, after, ports.ids.hashToken),
    result: 'done',
    requestId,
  })
}

/** The audit log records that personal data changed, never its value. */
async function withoutPersonalData(
  fields: Fields,
  values: Values,
  hash: (text: string) => Promise<string>,
): Promise<Values> {
  const entries = Object.entries(values).map(
    async ([name, value]) =>
      [name, fields[name]?.sensitive && typeof value === 'string' ? `#${await hash(value)}` : value] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
