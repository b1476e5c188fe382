import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Fields } from '../../catalogue/field.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import type { ImportInput, ImportIssue, ImportResult } from '../../contract/record/import-calls.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { columnTitle } from '../../domain/grid/grid-columns.ts'
import { importColumns } from '../../domain/grid/row-import.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import type { GridSource } from '../grid/grid-source.ts'
import type { SignedIn } from '../handler.ts'
import { collectChanges } from '../live/change.ts'
import { acceptRecord, saveRecord } from '../record/record-handlers.ts'
import { issuesOf, saveEach } from '../record/save-each.ts'
import { unitWithoutWrites } from '../record/unit-without-writes.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { namesInUse } from './names-in-use.ts'
import { readCell } from './read-cell.ts'

/** A row of the file: what could be read of it, and why the rest could not. */
interface ReadRow {
  readonly values: RecordValues
  readonly issues: readonly Issue[]
}

/**
 * Adds the rows of a file to a list, all of them or none, each as its form would. A dry run answers the issues of each
 * row and stores nothing.
 *
 * @throws Refusal INVALID for a file without a column of the list, and for rows that cannot be stored
 * @source GRD-002
 */
export async function importRows(source: GridSource, input: ImportInput, context: SignedIn): Promise<ImportResult> {
  const columns = await fieldsOfColumns(source, input.columns, context)
  const rows = await readRows(source, columns, input.cells, context)
  if (input.dryRun === 1) return { columns, issues: await judgeRows(source, rows, context), added: 0 }
  const unread = rows.flatMap(({ issues }, index) => issues.map((issue) => rowIssue(index, issue)))
  if (unread.length > 0) throw Refusal.invalid(unread)
  await saveEach(
    rows.map(({ values }) => values),
    (row) => saveRecord(source, row, context),
  )
  return { columns, issues: rows.map(() => []), added: rows.length }
}

/**
 * The field behind each column title; empty for a column that is not imported. A title is that of an export, with or
 * without its unit.
 */
async function fieldsOfColumns(
  source: GridSource,
  titles: readonly string[],
  { unit, principal }: SignedIn,
): Promise<readonly string[]> {
  const overlay = await overlayFor(unit, source.entity, null, { city: principal.city })
  const names = new Map(
    importColumns(source).flatMap(({ name, field }) => {
      const label = labelOf(source.entity, name, {}, overlay)
      const shown = field.shown ? UNIT_LABEL[field.shown] : ''
      return [label, columnTitle(label, shown)].map((title) => [title, name] as const)
    }),
  )
  const columns = titles.map((title) => names.get(title.trim()) ?? '')
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) < at)
  if (twice !== undefined)
    throw Refusal.invalid([{ field: 'columns', message: `列“${labelOf(source.entity, twice, {}, overlay)}”重复` }])
  if (columns.every((name) => name === ''))
    throw Refusal.invalid([{ field: 'columns', message: `文件的第一行没有“${source.title}”的列名` }])
  return columns
}

async function readRows(
  { entity }: GridSource,
  columns: readonly string[],
  cells: ImportInput['cells'],
  context: SignedIn,
): Promise<readonly ReadRow[]> {
  const fields: Fields = Object.fromEntries(
    columns.flatMap((name) => (entity.fields[name] ? [[name, entity.fields[name]] as const] : [])),
  )
  const names = await namesInUse(context, fields)
  // A place is looked up below the place above it, which therefore comes first.
  const ordered = Object.entries(fields).sort(([, one], [, other]) => placeOrder(one.part) - placeOrder(other.part))
  return cells.map((row) => {
    const values: Record<string, Value> = {}
    const issues: Issue[] = []
    const keyOf = names((above) => textOf(values[above]) || null)
    for (const [name, field] of ordered) {
      const cell = row[columns.indexOf(name)] ?? ''
      if (cell.trim() === '') continue
      const read = readCell(field, cell, keyOf)
      if ('value' in read) values[name] = read.value
      else issues.push({ field: name, message: `${labelOf(entity, name)}${read.issue}` })
    }
    return { values, issues }
  })
}

const PLACE_ORDER = { province: 1, city: 2, area: 3 } as const
const placeOrder = (part: keyof typeof PLACE_ORDER | undefined): number => (part ? PLACE_ORDER[part] : 0)

/** The issues of each row, by the rules of the form; nothing is stored or published. */
async function judgeRows(
  source: GridSource,
  rows: readonly ReadRow[],
  { unit, ...context }: SignedIn,
): Promise<readonly (readonly ImportIssue[])[]> {
  const dry: SignedIn = {
    ...context,
    unit: unitWithoutWrites(unit, { account: context.principal.acctId, now: context.now }),
    notify: collectChanges().notify,
  }
  const taken = new Set<string>()
  const judged: (readonly ImportIssue[])[] = []
  for (const { values, issues } of rows) judged.push(await rowIssues(source, values, issues, dry, taken))
  return judged
}

/** @param taken unique values of the rows before, which the store does not have yet; those of this row are added */
async function rowIssues(
  source: GridSource,
  values: RecordValues,
  unread: readonly Issue[],
  context: SignedIn,
  taken: Set<string>,
): Promise<readonly ImportIssue[]> {
  const known = new Set(unread.map(({ field }) => field))
  try {
    const { record } = await acceptRecord(source, values, context)
    const repeated = uniqueValues(source, record).flatMap(({ fields, text }) => {
      const before = taken.has(text)
      taken.add(text)
      return before ? fields.map((field) => ({ field, message: '与文件中前面的一行重复' })) : []
    })
    return [...unread, ...repeated]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [...unread, ...issuesOf(error).filter(({ field }) => !known.has(field))]
  }
}

/** What no two rows of the list may share, as texts to compare. */
function uniqueValues(
  { unique, rules }: GridSource,
  record: RecordValues,
): readonly { readonly fields: readonly string[]; readonly text: string }[] {
  const key = rules?.keyOf?.(record)
  return [
    ...unique.flatMap((fields) => {
      const values = fields.map((field) => record[field])
      return values.some(isEmpty) ? [] : [{ fields, text: JSON.stringify([fields, values]) }]
    }),
    ...(key === undefined ? [] : [{ fields: [''], text: JSON.stringify(['key', key]) }]),
  ]
}
