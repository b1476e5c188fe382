import type { RecordValues } from '../../catalogue/effect.ts'
import type { Fields } from '../../catalogue/field.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { NewRow, Row, Table, Values } from '../store.ts'

/** Names the store keeps on the row itself. */
const STAMPS = new Set(['keyValue', 'crtTime', 'crtUsr', 'updTime', 'updUsr'])

/** Stores a new record and its line in the audit trail. */
export async function insertRecord(context: SignedIn, table: Table, row: Omit<NewRow, 'values'>, record: RecordValues): Promise<Row> {
  const values = Object.fromEntries(Object.entries(record).filter(([name, value]) => !STAMPS.has(name) && !isEmpty(value)))
  const stored = await context.unit.insert(table, { ...row, values })
  await leaveTrail(context, table, stored, {}, values)
  return stored
}

/** Stores the changed values of a record and their line in the audit trail. */
export async function updateRecord(context: SignedIn, table: Table, row: Row, record: RecordValues, changed: readonly string[]): Promise<Row> {
  const kept = changed.filter((name) => !STAMPS.has(name))
  const pick = (from: RecordValues): Values => Object.fromEntries(kept.map((name) => [name, from[name] ?? null]))
  const stored = await context.unit.update(table, row.key, row.version, pick(record))
  if (!stored) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  await leaveTrail(context, table, stored, pick(row.values), pick(record))
  return stored
}

async function leaveTrail(context: SignedIn, table: Table, row: Row, before: Values, after: Values): Promise<void> {
  const { unit, principal, now, action, requestId, ports } = context
  await unit.audit({
    at: now, by: principal.acctId, action, table: table.name, key: row.key, project: row.project, city: row.city, version: row.version,
    before: await withoutPersonalData(table.fields, before, ports.ids.hashToken),
    after: await withoutPersonalData(table.fields, after, ports.ids.hashToken),
    result: 'done', requestId,
  })
}

/** The trail shows that personal data changed, never what it was. */
async function withoutPersonalData(fields: Fields, values: Values, hash: (text: string) => Promise<string>): Promise<Values> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, fields[name]?.sensitive && typeof value === 'string' ? `#${await hash(value)}` : value] as const)
  return Object.fromEntries(await Promise.all(entries))
}
