import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import { adoptDocuments, releaseAll } from '../file/adopt.ts'
import type { Recorder } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { NewRow, Row, Table, Values } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable, dictionaryTable, organisationTable } from '../dictionary/dictionary-tables.ts'
import { updateChoices } from './choices.ts'
import { writeAudit } from './write-audit.ts'

/** Names of the values the store keeps on the row itself. */
const STAMPS = new Set(['keyValue', 'crtTime', 'crtUsr', 'updTime', 'updUsr'])

/** Stores a new record and its audit entry. */
export async function insertRecord(
  context: Recorder,
  table: Table,
  row: Omit<NewRow, 'values'>,
  record: RecordValues,
): Promise<Row> {
  const values = Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !STAMPS.has(name) && !isEmpty(value)),
  )
  const stored = await context.unit.insert(table, { ...row, values })
  await adoptDocuments(context, table.fields, stored, {})
  await updateChoices(context, table, null, stored)
  await writeAudit(context, table, stored, {}, values)
  notifyStored(context, table, stored)
  return stored
}

/** Stores the changed values of a record and their audit entry. */
export async function updateRecord(
  context: Recorder,
  table: Table,
  row: Row,
  record: RecordValues,
  changed: readonly string[],
): Promise<Row> {
  const counted = countUp(table, row, changed)
  const audited = [...changed.filter((name) => !STAMPS.has(name)), ...Object.keys(counted)]
  const pick = (from: RecordValues): Values => Object.fromEntries(audited.map((name) => [name, from[name] ?? null]))
  const after = pick({ ...record, ...counted })
  const stored = await context.unit.update(table, row.key, row.version, after)
  if (!stored) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  await adoptDocuments(context, table.fields, stored, row.values)
  await updateChoices(context, table, row, stored)
  await writeAudit(context, table, stored, pick(row.values), after)
  notifyStored(context, table, stored)
  return stored
}

/** The values of the row's counter, one higher when a counted field changed. */
function countUp({ counter }: Table, { values }: Row, changed: readonly string[]): Values {
  return counter?.of.some((name) => changed.includes(name))
    ? { [counter.field]: Number(values[counter.field] ?? 0) + 1 }
    : {}
}

/** Sets the state of a row, provided that its state is still the expected one. @throws Refusal CONFLICT */
export async function setState(
  context: Recorder,
  table: Table,
  row: Row,
  expected: Values,
  patch: Values,
  reason: string | null,
): Promise<Row> {
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, row.values[name] ?? null]))
  const stored =
    Object.keys(patch).length === 0 ? row : await context.unit.compareAndSet(table, row.key, expected, patch)
  if (!stored) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  await updateChoices(context, table, row, stored)
  await writeAudit(context, table, stored, before, { ...patch, ...(reason !== null && { reason }) })
  if (stored !== row) notifyStored(context, table, stored)
  return stored
}

/** Removes a row and releases its documents; the audit log keeps its last values. */
export async function removeRecord(context: Recorder, table: Table, row: Row): Promise<void> {
  await releaseAll(context, row)
  await updateChoices(context, table, row, null)
  await context.unit.remove(table, row.key)
  await writeAudit(context, table, row, row.values, {})
  notifyStored(context, table, row)
}

/** Notifies screens that show the record, under its service, and screens that offer it as a choice. */
export function notifyStored({ notify, action }: Pick<Recorder, 'notify' | 'action'>, table: Table, row: Row): void {
  for (const topic of [table.topic ?? action.split('.')[0] ?? action, ...(table.extraTopics ?? [])])
    notify.record(topic, row.key, row)
  const dictionary = dictionaryOf(table, row)
  if (dictionary) notify.dictionary(dictionary)
}

/** The dictionary a row is a value of. */
function dictionaryOf(table: Table, { key, values }: Row): string | null {
  switch (table.name) {
    case dictEntryTable.name:
      return textOf(values['dict'])
    case dictionaryTable.name:
      return key
    case organisationTable.name:
      return DICTIONARY.organisations
    case accountTable.name:
      return DICTIONARY.accounts
    default:
      return null
  }
}
